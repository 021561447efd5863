import { useId, useRef, useState } from 'react'
import type { Picture } from '../../../contract/pictures.ts'
import { mostPictures, pictureTypes } from '../../../contract/words.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Plus } from '../../ui/icons.tsx'
import { ErrorState, Notice, Skeleton } from '../../ui/states.tsx'
import {
  useAskAgain,
  useOrderPictures,
  usePictures,
  useRemovePicture,
  useRestorePicture,
} from './data.ts'
import { PictureDialog } from './picture-dialog.tsx'
import { PictureGrid } from './picture-grid.tsx'
import { UploadTile } from './upload-tile.tsx'
import { useIncomingFiles } from './use-incoming-files.ts'
import { useUploads } from './use-uploads.ts'

/**
 * The photographs of a home: a listing, or the draft of one, whose id is `homeId`. Every change is
 * saved by itself, at once.
 */
export function PicturesSection({ homeId }: { homeId: string }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [openId, setOpenId] = useState<string>()
  const [leftOut, setLeftOut] = useState(0)
  const { data: pictures = [], isPending, isError, refetch, isFetching } = usePictures(homeId)
  const order = useOrderPictures(homeId)
  const remove = useRemovePicture(homeId)
  const restore = useRestorePicture(homeId)
  const askAgain = useAskAgain(homeId)
  const known = useRef<Picture[]>(pictures)
  known.current = pictures

  // Several travel at once, so they may arrive in another order than they were chosen in.
  const { uploads, queue } = useUploads(homeId, (arrived) => {
    const fresh = new Set(arrived.map((picture) => picture.id))
    const before = known.current.filter((picture) => !fresh.has(picture.id))
    const wanted = [...before, ...arrived].map((picture) => picture.id)
    const now = [...before, ...known.current.filter((picture) => fresh.has(picture.id))]
    if (wanted.some((one, at) => one !== now[at]?.id)) order.mutate(wanted)
  })
  const add = (files: File[]) => {
    const room = Math.max(0, mostPictures - pictures.length - uploads.length)
    setLeftOut(Math.max(0, files.length - room))
    queue.add(files.slice(0, room))
  }
  const { over } = useIncomingFiles(add)

  if (isError)
    return (
      <ErrorState
        message="Failed to load the pictures."
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  const at = pictures.findIndex((picture) => picture.id === openId)
  const opened = pictures[at]
  const total = pictures.length
  const refusal = order.error ?? remove.error ?? restore.error
  return (
    <section aria-labelledby={`${id}-title`} className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id={`${id}-title`} className="text-2xl">
            Photographs
          </h2>
          <p className="figures text-quiet" role="status">
            {isPending
              ? 'Loading pictures...'
              : countWords(total, uploads.filter(({ state }) => state !== 'failed').length)}
          </p>
        </div>
        {total > 0 && (
          <Button variant="secondary" icon={<Plus />} onClick={() => input.current?.click()}>
            Add pictures
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        multiple
        accept={pictureTypes.join(',')}
        aria-label="Pictures to add"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          // The same file chosen again must count as a change.
          event.target.value = ''
          add(files)
        }}
      />
      {leftOut > 0 && (
        <Notice tone="danger">
          A listing has at most {mostPictures} pictures; {leftOut} {leftOut === 1 ? 'was' : 'were'}{' '}
          left out.
        </Notice>
      )}
      {refusal && (
        <Notice tone="danger">
          <span className="flex flex-wrap items-center gap-x-4">
            {refusal.message}
            <Button variant="quiet" onClick={askAgain}>
              Look again
            </Button>
          </span>
        </Notice>
      )}
      {isPending ? (
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
          <Skeleton className="aspect-[3/2] rounded-sm" />
          <Skeleton className="aspect-[3/2] rounded-sm" />
        </div>
      ) : (
        <>
          {(total + uploads.length === 0 || over) && (
            <DropPlace over={over} onChoose={() => input.current?.click()} />
          )}
          {total + uploads.length > 0 && (
            <PictureGrid
              pictures={pictures}
              onOrder={(ids) => order.mutate(ids)}
              onOpen={setOpenId}
              onRemove={(picture) => {
                restore.reset()
                remove.mutate(picture)
              }}
            >
              {uploads.map((upload) => (
                <UploadTile
                  key={upload.key}
                  upload={upload}
                  onRetry={() => queue.retry(upload.key)}
                  onGiveUp={() => queue.giveUp(upload.key)}
                />
              ))}
            </PictureGrid>
          )}
        </>
      )}
      {remove.isSuccess && !restore.isSuccess && (
        <Notice>
          <span className="flex flex-wrap items-center justify-between gap-x-4">
            Picture removed.
            <Button
              variant="quiet"
              className="-my-1"
              busy={restore.isPending}
              onClick={() => restore.mutate(remove.variables, { onSuccess: () => remove.reset() })}
            >
              Undo
            </Button>
          </span>
        </Notice>
      )}
      {opened && (
        <PictureDialog
          key={opened.id}
          homeId={homeId}
          picture={opened}
          at={at}
          total={total}
          onCover={() => {
            const rest = pictures.filter((picture) => picture.id !== opened.id)
            order.mutate([opened, ...rest].map((picture) => picture.id))
          }}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </section>
  )
}

function DropPlace({ over, onChoose }: { over: boolean; onChoose: () => void }) {
  return (
    <div
      className={classNames(
        'grid justify-items-center gap-3 rounded-lg border-2 border-dashed px-6 py-12 text-center transition-colors duration-[var(--quick)]',
        over ? 'border-accent bg-accent-soft' : 'border-line-strong',
      )}
    >
      <p className="font-display text-xl">{over ? 'Let go to add them' : 'Drop pictures here'}</p>
      {!over && (
        <>
          <Button variant="secondary" onClick={onChoose}>
            Choose pictures
          </Button>
          <p className="text-sm text-quiet">
            Or paste them. JPEG, PNG, WebP or AVIF, up to {mostPictures} of 25 MB each.
          </p>
        </>
      )}
    </div>
  )
}

function countWords(total: number, onTheirWay: number): string {
  if (total + onTheirWay === 0) return 'The first picture becomes the cover.'
  const of = `${total} of ${mostPictures} pictures`
  return onTheirWay > 0 ? `${of}, ${onTheirWay} on the way` : `${of}. The first is the cover.`
}
