import { type ChangeEvent, useId, useRef, useState } from 'react'
import type { Profile } from '../../contract/accounts.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast.tsx'
import { Avatar } from './avatar.tsx'
import { useRemoveProfilePicture, useSetProfilePicture } from './data.ts'
import { useUser } from './session.ts'

const accepted = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']
const largest = 10 * 1024 * 1024

/** What is wrong with a picture before it is sent; undefined when nothing is. */
function problemOf(file: File): string | undefined {
  if (!accepted.includes(file.type)) return 'Please choose a JPEG, PNG, WebP or AVIF picture.'
  if (file.size > largest) return 'This picture is larger than 10 MB. Please choose a smaller one.'
  return undefined
}

/** The portrait: shown at once when chosen, saved by itself, apart from the form beside it. */
export function PortraitField({ profile }: { profile: Profile }) {
  const user = useUser()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const upload = useSetProfilePicture()
  const remove = useRemoveProfilePicture()
  const [preview, setPreview] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const busy = upload.isPending || remove.isPending

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    // The same file chosen again must count as a change.
    event.target.value = ''
    if (!file) return
    const wrong = problemOf(file)
    setProblem(wrong)
    if (wrong) return
    const address = URL.createObjectURL(file)
    setPreview(address)
    try {
      await upload.mutateAsync(file)
      toast('Portrait saved')
    } catch (reason) {
      setProblem(`The portrait was not saved. ${messageOf(reason)}`)
    } finally {
      setPreview(undefined)
      URL.revokeObjectURL(address)
    }
  }

  const takeAway = async () => {
    setProblem(undefined)
    try {
      await remove.mutateAsync(undefined)
      toast('Portrait removed')
    } catch (reason) {
      setProblem(`The portrait was not removed. ${messageOf(reason)}`)
    }
  }

  return (
    <section aria-labelledby={`${id}-title`} className="grid content-start gap-4">
      <h2 id={`${id}-title`} className="text-2xl">
        Portrait
      </h2>
      <Avatar
        src={preview ?? profile.profilePictureUrl}
        name={profile.name || user.displayName}
        className="size-40 text-6xl"
      />
      <input
        ref={input}
        id={id}
        type="file"
        accept={accepted.join(',')}
        onChange={(event) => void choose(event)}
        disabled={busy}
        tabIndex={-1}
        aria-label="Portrait picture"
        className="sr-only"
      />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          busy={upload.isPending}
          busyLabel="Saving..."
          disabled={busy}
          aria-describedby={problem ? `${id}-hint ${id}-error` : `${id}-hint`}
          onClick={() => input.current?.click()}
        >
          {profile.profilePictureUrl ? 'Change portrait' : 'Add a portrait'}
        </Button>
        {profile.profilePictureUrl && (
          <Button
            variant="quiet"
            busy={remove.isPending}
            busyLabel="Removing..."
            disabled={busy}
            onClick={() => void takeAway()}
          >
            Remove
          </Button>
        )}
      </div>
      {problem && (
        <p id={`${id}-error`} role="alert" className="text-sm font-medium text-danger">
          {problem}
        </p>
      )}
      <p id={`${id}-hint`} className="text-sm text-quiet">
        JPEG, PNG, WebP or AVIF, at most 10 MB. It is saved as soon as you choose it.
      </p>
    </section>
  )
}

const messageOf = (reason: unknown) =>
  reason instanceof Error ? reason.message : 'Please try again.'
