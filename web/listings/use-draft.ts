import { useCallback, useEffect, useRef, useState } from 'react'
import type { ListingForm } from '../../contract/listing-drafts.ts'
import { useUser } from '../account/session.ts'
import { call } from '../api.ts'
import { forgetLocalDraft, keepLocalDraft } from './local-draft.ts'

/** The server gets what is typed after a rest of so many ms; this browser keeps it at once. */
const rest = 800

/** Keeps what is typed into the form of one home until it is saved or thrown away. */
export function useDraft(homeId: string, version: number | null) {
  const { uid } = useUser()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const waiting = useRef<ListingForm>(undefined)
  const underWay = useRef(Promise.resolve())
  const [state, setState] = useState<'untouched' | 'keeping' | 'kept' | 'offline'>('untouched')

  /** Sends what waits. One request at a time, so that an older one never overtakes. */
  const flush = useCallback(() => {
    clearTimeout(timer.current)
    underWay.current = underWay.current.then(async () => {
      const form = waiting.current
      waiting.current = undefined
      if (!form) return
      try {
        await call('PUT /api/listing-drafts/:id', {
          params: { id: homeId },
          body: { form, version },
          keepalive: true,
        })
        if (!waiting.current) setState('kept')
      } catch {
        waiting.current ??= form
        setState('offline')
      }
    })
    return underWay.current
  }, [homeId, version])

  const keep = useCallback(
    (form: ListingForm) => {
      waiting.current = form
      keepLocalDraft(uid, homeId, { form, version, at: Date.now() })
      setState('keeping')
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void flush(), rest)
    },
    [uid, homeId, version, flush],
  )

  /** Forgets the draft here; with `everywhere` on the server too. */
  const forget = useCallback(
    async (everywhere: boolean) => {
      clearTimeout(timer.current)
      waiting.current = undefined
      await underWay.current
      forgetLocalDraft(uid, homeId)
      setState('untouched')
      if (everywhere)
        await call('DELETE /api/listing-drafts/:id', { params: { id: homeId } }).catch(
          () => undefined,
        )
    },
    [uid, homeId],
  )

  // Leaving the page does not wait for the rest.
  useEffect(() => () => void (waiting.current && flush()), [flush])
  return { state, keep, flush, forget }
}
