/** The database knows only the hash. */
export function newToken(): { token: string; hash: string } {
  const token = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')
  return { token, hash: hashOf(token) }
}

export function hashOf(token: string): string {
  return Bun.SHA256.hash(token, 'hex')
}
