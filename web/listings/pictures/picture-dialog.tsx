import { type FormEvent, useRef, useState } from 'react'
import type { Picture as PictureFields } from '../../../contract/pictures.ts'
import { pictureTypes } from '../../../contract/words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea, TextField } from '../../ui/fields.tsx'
import { Picture } from '../../ui/picture.tsx'
import { useDescribePicture, useRotatePicture, useSetOriginal } from './data.ts'
import { Star, Turn } from './icons.tsx'

/** One picture large, with all that can be said of it. */
export function PictureDialog({
  homeId,
  picture,
  at,
  total,
  onCover,
  onClose,
}: {
  homeId: string
  picture: PictureFields
  at: number
  total: number
  onCover: () => void
  onClose: () => void
}) {
  const [alt, setAlt] = useState(picture.alt)
  const [caption, setCaption] = useState(picture.caption)
  const [altered, setAltered] = useState(picture.altered)
  const describe = useDescribePicture(homeId)
  const rotate = useRotatePicture(homeId)
  const problem = describe.error ?? rotate.error

  const save = async (event: FormEvent) => {
    event.preventDefault()
    await describe.mutateAsync({ id: picture.id, words: { alt, caption, altered } }).then(
      onClose,
      // The reason stands in the window, and what was typed stays.
      () => undefined,
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      size="wide"
      title={`Picture ${at + 1} of ${total}`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form="picture-words"
            busy={describe.isPending}
            busyLabel="Saving..."
          >
            Save
          </Button>
        </>
      }
    >
      <div className="grid gap-6 sm:grid-cols-2">
        <div className="grid content-start gap-2">
          <Picture
            src={picture.url}
            alt={picture.alt}
            thumbhash={picture.thumbhash}
            shape="whole"
            sizes="(min-width: 640px) 28rem, 100vw"
            ratio="4/3"
            className="rounded-sm [&_img]:object-contain"
          />
          <div className="-ml-3 flex flex-wrap">
            <Button
              variant="quiet"
              icon={<Turn />}
              busy={rotate.isPending}
              busyLabel="Turning..."
              onClick={() => rotate.mutate(picture.id)}
            >
              Rotate right
            </Button>
            {at > 0 && (
              <Button variant="quiet" icon={<Star />} onClick={onCover}>
                Make it the cover
              </Button>
            )}
          </div>
        </div>
        <form
          id="picture-words"
          onSubmit={(event) => void save(event)}
          className="grid content-start gap-5"
        >
          {problem && (
            <p role="alert" className="text-sm font-medium text-danger">
              {problem.message}
            </p>
          )}
          <TextField
            label="Alt text"
            hint="What the picture shows, for people who cannot see it."
            value={alt}
            maxLength={200}
            onChange={(event) => setAlt(event.target.value)}
          />
          <TextArea
            label="Caption"
            optional
            rows={2}
            hint="Stands under the picture in the gallery."
            value={caption}
            maxLength={500}
            onChange={(event) => setCaption(event.target.value)}
          />
          <label className="flex min-h-11 items-start gap-3 py-1.5">
            <input
              type="checkbox"
              checked={altered}
              onChange={(event) => setAltered(event.target.checked)}
              className="mt-1 size-5 shrink-0 accent-accent"
            />
            <span>
              <span className="font-semibold">Digitally altered</span>
              <span className="block text-sm text-quiet">
                For example staged furniture or a greener lawn. California asks for a notice and the
                original.
              </span>
            </span>
          </label>
          {(altered || picture.originalUrl) && <Original homeId={homeId} picture={picture} />}
        </form>
      </div>
    </Dialog>
  )
}

/** The picture before it was altered: buyers get to it with one tap. */
function Original({ homeId, picture }: { homeId: string; picture: PictureFields }) {
  const input = useRef<HTMLInputElement>(null)
  const set = useSetOriginal(homeId)
  return (
    <div className="grid justify-items-start gap-2 border-l-4 border-ornament pl-4">
      {picture.originalUrl && (
        <Picture
          src={picture.originalUrl}
          alt="The original"
          sizes="12rem"
          className="w-48 rounded-sm"
        />
      )}
      <input
        ref={input}
        type="file"
        accept={pictureTypes.join(',')}
        aria-label="Original picture"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0]
          // The same file chosen again must count as a change.
          event.target.value = ''
          if (file) set.mutate({ id: picture.id, file })
        }}
      />
      <div className="-ml-3 flex flex-wrap">
        <Button
          variant="quiet"
          busy={set.isPending}
          busyLabel="Saving..."
          onClick={() => input.current?.click()}
        >
          {picture.originalUrl ? 'Change the original' : 'Add the original'}
        </Button>
        {picture.originalUrl && !set.isPending && (
          <Button variant="quiet" onClick={() => set.mutate({ id: picture.id, file: null })}>
            Remove the original
          </Button>
        )}
      </div>
      {set.error && (
        <p role="alert" className="text-sm font-medium text-danger">
          {set.error.message}
        </p>
      )}
    </div>
  )
}
