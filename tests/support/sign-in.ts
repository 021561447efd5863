import { request } from './start.ts'

export interface Person {
  uid: string
  token: string
  /** The session's cookie, as `name=value`. */
  cookie: string
}

/** Keeps cookies between calls, as a browser does; paths and ages do not matter here. */
export class CookieJar {
  private cookies = new Map<string, string>()

  get header(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  get(name: string): string | undefined {
    return this.cookies.get(name)
  }

  keep(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      const [name, value] = [pair.slice(0, at), pair.slice(at + 1)]
      if (value) this.cookies.set(name, value)
      else this.cookies.delete(name)
    }
  }

  /** Follows a link without following its redirect. */
  async visit(url: string) {
    const answer = await request(url, { headers: { Cookie: this.header } })
    this.keep(answer.headers)
    return answer
  }
}

/** Walks the sign-in of the demo provider, as the popup does. `subject` is avery, jordan or sam. */
export async function signIn(url: string, subject: 'avery' | 'jordan' | 'sam'): Promise<Person> {
  const jar = new CookieJar()
  const start = await jar.visit(`${url}/api/auth/google`)
  const chooser = start.headers.get('location') ?? ''
  const chosen = await jar.visit(`${chooser}&account=${subject}`)
  await jar.visit(chosen.headers.get('location') ?? '')
  return renew(url, jar)
}

/** Trades the jar's cookie for an identity token. */
export async function renew(url: string, jar: CookieJar): Promise<Person> {
  const answer = await request(`${url}/api/auth/refresh`, {
    method: 'POST',
    headers: { Cookie: jar.header },
  })
  jar.keep(answer.headers)
  const { session } = answer.json
  return { uid: session.user.uid, token: session.token, cookie: jar.header }
}
