import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import type { Upload } from './uploads.ts'

/** A file on its way: seen at once, with how far it is, or why it did not arrive. */
export function UploadTile({
  upload,
  onRetry,
  onGiveUp,
}: {
  upload: Upload
  onRetry: () => void
  onGiveUp: () => void
}) {
  const { file, state, progress, problem } = upload
  const preview = usePreview(file)
  const percent = Math.round(progress * 100)
  const words =
    state === 'waiting' ? 'Waiting' : percent < 100 ? `Uploading, ${percent} %` : 'Checking'
  return (
    <li className="grid min-w-0 content-start gap-1">
      <div className="relative aspect-[3/2] overflow-hidden rounded-sm bg-sunk">
        {preview && (
          <img
            src={preview}
            alt=""
            className="absolute inset-0 size-full object-cover opacity-50"
            // Not every browser shows every kind of picture; the name below will do.
            onError={(event) => {
              event.currentTarget.hidden = true
            }}
          />
        )}
        {state !== 'failed' && (
          <progress
            value={state === 'waiting' ? 0 : percent}
            max={100}
            aria-label={`Uploading ${file.name}`}
            className="absolute bottom-3 left-3 h-1.5 w-[calc(100%-1.5rem)] appearance-none overflow-hidden rounded-full bg-raised [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-raised [&::-webkit-progress-value]:bg-accent"
          />
        )}
      </div>
      <p className="truncate text-sm" title={file.name}>
        {file.name}
      </p>
      {state === 'failed' ? (
        <div role="alert" className="grid justify-items-start">
          <p className="text-sm font-medium text-danger">{problem}</p>
          <div className="-ml-3 flex flex-wrap">
            <Button variant="quiet" onClick={onRetry} aria-label={`Retry ${file.name}`}>
              Retry
            </Button>
            <Button variant="quiet" onClick={onGiveUp} aria-label={`Dismiss ${file.name}`}>
              Dismiss
            </Button>
          </div>
        </div>
      ) : (
        <p className="figures text-sm text-quiet">{words}</p>
      )}
    </li>
  )
}

function usePreview(file: File): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
