/** How a try to sign in ended, as far as this tab can tell. */
export type PopupOutcome = 'signed in' | 'refused' | 'blocked' | 'closed'

/** After the popup is seen to be closed, its good news may still be on the way: so long we wait, in ms. */
const closedWait = 8000
const poll = 500

interface SignInMessage {
  type: 'doorpost:sign-in'
  ok: boolean
}

const isSignInMessage = (data: unknown): data is SignInMessage =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'doorpost:sign-in'

/**
 * Opens Google's account chooser in a popup and waits for what becomes of it. Call it straight from
 * the click: browsers block popups that come later. The news arrives twice, from the popup itself
 * and over a BroadcastChannel, because a page on the way may cut the popup off from its opener.
 */
export function signInWithPopup(signal: AbortSignal): Promise<PopupOutcome> {
  const width = 480
  const height = 660
  const left = Math.max(0, screenX + (outerWidth - width) / 2)
  const top = Math.max(0, screenY + (outerHeight - height) / 2)
  const popup = window.open(
    '/api/auth/google',
    'doorpost-sign-in',
    `popup,width=${width},height=${height},left=${left},top=${top}`,
  )
  if (!popup) return Promise.resolve('blocked')
  popup.focus()

  return new Promise((resolve) => {
    const channel = new BroadcastChannel('doorpost:sign-in')
    const listening = new AbortController()
    let closedSince: number | undefined

    const finish = (outcome: PopupOutcome) => {
      clearInterval(watch)
      listening.abort()
      channel.close()
      resolve(outcome)
    }
    const hear = ({ data }: MessageEvent) => {
      if (isSignInMessage(data)) finish(data.ok ? 'signed in' : 'refused')
    }
    const watch = setInterval(() => {
      if (!popup.closed) closedSince = undefined
      else if (closedSince === undefined) closedSince = Date.now()
      else if (Date.now() - closedSince >= closedWait) finish('closed')
    }, poll)
    addEventListener(
      'message',
      (event) => {
        if (event.origin === location.origin) hear(event)
      },
      { signal: listening.signal },
    )
    channel.addEventListener('message', hear)
    signal.addEventListener('abort', () => finish('closed'), { signal: listening.signal })
  })
}
