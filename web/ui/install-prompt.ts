import { useSyncExternalStore } from 'react'

/** What Chromium offers where an app can be installed; other browsers have no such event. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

let offered: InstallPromptEvent | undefined
const listeners = new Set<() => void>()

function keep(offer: InstallPromptEvent | undefined): void {
  offered = offer
  for (const listener of listeners) listener()
}

/** The browser offers early and once, long before somebody opens the install page: keep the offer. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    keep(event as InstallPromptEvent)
  })
  addEventListener('appinstalled', () => keep(undefined))
}

/** Asks the browser to install the app; undefined where it does not offer to. */
export function useInstall(): (() => Promise<void>) | undefined {
  const offer = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => offered,
  )
  if (!offer) return undefined
  return async () => {
    // An offer can be used once, whatever the answer.
    keep(undefined)
    await offer.prompt()
  }
}
