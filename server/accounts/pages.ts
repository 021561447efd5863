import { escapeHtml, page } from '../http/page.ts'
import type { DemoAgent } from './demo-agents.ts'

/** The demo's account chooser; `link` answers where a choice leads. */
export function chooserPage(
  agents: readonly DemoAgent[],
  link: (subject: string) => string,
): string {
  const rows = agents.map(
    ({ subject, name, email }) =>
      `<li><a class="row" href="${escapeHtml(link(subject))}"><span class="initial" aria-hidden="true">${escapeHtml(name.charAt(0))}</span><span><span>${escapeHtml(name)}</span><small>${escapeHtml(email)}</small></span></a></li>`,
  )
  return page(
    'Choose an account',
    `<h1>Choose an account</h1><p class="note">Demo sign-in. No Google account is used.</p><ul>${rows.join('')}</ul>`,
  )
}

/** Where the script of `callbackPage` is served. */
export const callbackScriptPath = '/api/auth/callback.js'

/** The popup's last page: its script tells the app how it went and closes the window. */
export function callbackPage(ok: boolean): string {
  const [title, text] = ok
    ? ['You are signed in', 'You can close this window.']
    : ['Sign-in did not work', 'Nothing was changed. Please close this window and try again.']
  return page(
    title,
    `<h1>${title}</h1><p>${text}</p><p><a href="${ok ? '/dashboard' : '/login'}">Go on to Doorpost</a></p>`,
    `${callbackScriptPath}?ok=${ok}`,
  )
}

/**
 * Tells the window that opened the popup, and, should the provider have cut the two apart, every
 * window of this origin. The message carries no token: the cookie is already there.
 */
export const callbackScript = `const ok = new URL(document.currentScript.src).searchParams.get('ok') === 'true'
const message = { type: 'doorpost:sign-in', ok }
const channel = new BroadcastChannel('doorpost:sign-in')
channel.postMessage(message)
window.opener?.postMessage(message, location.origin)
if (window.opener || window.name) setTimeout(() => window.close(), 50)
`
