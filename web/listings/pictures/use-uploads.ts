import { useEffect, useMemo, useRef, useState } from 'react'
import type { Picture } from '../../../contract/pictures.ts'
import { useChangePictures } from './data.ts'
import { sendPicture } from './send-picture.ts'
import { createUploads, type Upload } from './uploads.ts'

/** Files on their way to a home's gallery. Leaving the page meanwhile asks first. */
export function useUploads(homeId: string, onSettled: (arrived: Picture[]) => void) {
  const [uploads, setUploads] = useState<Upload[]>([])
  const change = useChangePictures(homeId)
  const settled = useRef(onSettled)
  settled.current = onSettled
  const queue = useMemo(
    () =>
      createUploads({
        send: ({ key, file }, onProgress) =>
          sendPicture(`/api/listings/${homeId}/pictures`, file, {
            method: 'POST',
            idempotencyKey: key,
            onProgress,
          }),
        onChange: setUploads,
        onArrived: (picture) =>
          change((known) => [...known.filter(({ id }) => id !== picture.id), picture]),
        onSettled: (arrived) => settled.current(arrived),
      }),
    [homeId, change],
  )
  const underWay = uploads.some(({ state }) => state !== 'failed')
  useEffect(() => {
    if (!underWay) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [underWay])
  return { uploads, queue, underWay }
}
