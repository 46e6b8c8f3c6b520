import type { Context } from '../context.ts'
import { sessionCookieName, sessionDays } from '../sessions.ts'

const day = 24 * 60 * 60
export const deviceCookieName = 'vonk_device'
export const linkCookieName = 'vonk_link'
export const localeCookieName = 'locale'
export const themeCookieName = 'theme'
export const dismissedCookieName = 'dismissed'

/** By name; the first of a name counts. */
export function readCookies(header: string | null): Map<string, string> {
  const cookies = new Map<string, string>()
  for (const part of header?.split(';') ?? []) {
    const [name, ...value] = part.trim().split('=')
    if (name && !cookies.has(name)) cookies.set(name, value.join('='))
  }
  return cookies
}

export function isSecure({ origin }: { origin: string }): boolean {
  return origin.startsWith('https:')
}

const attributes = (secure: boolean) => `Path=/; SameSite=Lax${secure ? '; Secure' : ''}`

/** Lasts as long as a session (product §12.4); `secure` outside plain-http localhost. */
export function sessionCookie(secret: string, secure: boolean): string {
  return `${sessionCookieName}=${secret}; Max-Age=${sessionDays * day}; HttpOnly; ${attributes(secure)}`
}

export function endedSessionCookie(secure: boolean): string {
  return `${sessionCookieName}=; Max-Age=0; HttpOnly; ${attributes(secure)}`
}

/** Lasts 400 days, as long as browsers keep one: by it an account knows a browser that has logged in before. */
export function deviceCookie(proofs: string, secure: boolean): string {
  return `${deviceCookieName}=${proofs}; Max-Age=${400 * day}; HttpOnly; ${attributes(secure)}`
}

/** Lasts an hour: the secret of a mailed link, for the page that it leads to. Without one it ends. */
export function linkCookie(token: string, secure: boolean): string {
  return `${linkCookieName}=${token}; Max-Age=${token ? 60 * 60 : 0}; HttpOnly; ${attributes(secure)}`
}

/** Lasts 365 days (product §12.4). Readable by the page: it is a preference. */
export function localeCookie(locale: string, secure: boolean): string {
  return `${localeCookieName}=${locale}; Max-Age=${365 * day}; ${attributes(secure)}`
}

export async function withCookies(respond: (setCookie: Context['setCookie']) => Promise<Response>): Promise<Response> {
  const cookies: string[] = []
  const response = await respond((cookie) => cookies.push(cookie))
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}
