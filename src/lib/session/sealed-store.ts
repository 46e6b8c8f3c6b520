import type { Outputs } from '../trpc.ts'
import { privateKey, privateKeys, readPrivate, sealedKey } from './private-store.ts'

// What a member has left unsent at a log-out. It stays in this browser as bytes that say nothing, not even whose they
// are: only the server has the key, and gives it to who is logged in as that member, within some days. Without TLS a
// browser has no ciphers, and nothing is kept.

/** What was kept: keys of the private store and their values. */
export type Entries = [key: string, value: string][]

type KeyOf = (day: string) => Promise<string | null>

const algorithm = 'AES-GCM'
const ivLength = 12

/** Seals what the member has left of these kinds. What lies open is for the caller to forget. */
export async function sealPrivate(
  memberId: string,
  kinds: readonly string[],
  { day, key }: NonNullable<Outputs['session']['logOut']>,
): Promise<void> {
  if (!globalThis.isSecureContext) return
  const prefixes = kinds.map((kind) => privateKey(memberId, kind))
  const keys = privateKeys().filter((each) => prefixes.some((prefix) => each.startsWith(prefix)))
  const entries: Entries = keys.map((each) => [each, readPrivate(each) ?? ''])
  if (entries.length === 0) return
  const iv = crypto.getRandomValues(new Uint8Array(ivLength))
  const text = new TextEncoder().encode(JSON.stringify(entries))
  const bytes = await crypto.subtle.encrypt({ name: algorithm, iv }, await cipherKey(key), text)
  localStorage.setItem(sealedKey, `${day} ${toBase64(iv)} ${toBase64(new Uint8Array(bytes))}`)
}

/**
 * What the member who is logged in now has left sealed; it is kept no longer. Nothing when it was somebody else who did,
 * or too long ago. `keyOf` asks the server for the key of a day; when that fails, so does this, and everything stays.
 */
export async function openSealed(keyOf: KeyOf): Promise<Entries> {
  const sealed = localStorage.getItem(sealedKey)
  if (!sealed) return []
  const entries = await entriesIn(sealed, keyOf)
  // Another tab may have been faster.
  if (localStorage.getItem(sealedKey) !== sealed) return []
  localStorage.removeItem(sealedKey)
  return entries
}

async function entriesIn(sealed: string, keyOf: KeyOf): Promise<Entries> {
  const [day = '', iv = '', bytes = ''] = sealed.split(' ')
  const key = await keyOf(day)
  if (!key) return []
  try {
    const cipher = { name: algorithm, iv: fromBase64(iv) }
    const text = await crypto.subtle.decrypt(cipher, await cipherKey(key), fromBase64(bytes))
    return JSON.parse(new TextDecoder().decode(text))
  } catch {
    // Sealed by somebody else.
    return []
  }
}

async function cipherKey(key: string): Promise<CryptoKey> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key))
  return crypto.subtle.importKey('raw', hash, algorithm, false, ['encrypt', 'decrypt'])
}

const toBase64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))
