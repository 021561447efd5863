import { useCallback, useEffect, useState } from 'react'
import { type Answer, call } from '../api.ts'

type Site = Answer<'GET /api/site'>

// What this installation is does not change while a tab is open: it is asked once.
let asked: Promise<Site> | undefined

function askSite(): Promise<Site> {
  asked ??= call('GET /api/site', {}).catch((reason: unknown) => {
    asked = undefined
    throw reason
  })
  return asked
}

/** The support address, and whether this is the demo. */
export function useSite() {
  const [site, setSite] = useState<Site>()
  const [failed, setFailed] = useState(false)
  const load = useCallback(() => {
    setFailed(false)
    askSite().then(setSite, () => setFailed(true))
  }, [])
  useEffect(load, [load])
  return { site, failed, retry: load }
}
