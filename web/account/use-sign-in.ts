import { useEffect, useRef, useState } from 'react'
import { signInWithPopup } from './google-popup.ts'
import { renew } from './session.ts'

/**
 * The sign-in button's state. A success needs no word here: the session changes, and the page
 * leaves. That also goes for one that comes after this tab has given up waiting.
 */
export function useSignIn() {
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => () => leaving.current?.abort(), [])

  const signIn = async () => {
    setBusy(true)
    setFailed(false)
    const controller = new AbortController()
    leaving.current = controller
    const outcome = await signInWithPopup(controller.signal)
    let session = outcome === 'signed in' ? await renew() : undefined
    // The renewal may have been on its way before the popup was done, with the cookie of before.
    if (session?.is === 'signed out') session = await renew()
    if (controller.signal.aborted) return
    if (outcome !== 'signed in') console.warn(`Sign-in: the popup was ${outcome}.`)
    setBusy(false)
    setFailed(session?.is !== 'signed in')
  }
  return { signIn: () => void signIn(), busy, failed }
}
