/** The database knows only the hash. */
export function newToken(): { token: string; hash: string } {
  const token = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')
  return { token, hash: hashOf(token) }
}

/** Whether a stranger's text can be one of ours at all. */
export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text)

export function hashOf(token: string): string {
  return Bun.SHA256.hash(token, 'hex')
}
