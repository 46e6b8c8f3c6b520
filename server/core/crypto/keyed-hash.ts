/**
 * A hash that only this installation can make: of these parts, for this purpose, which no other purpose's hash can stand
 * for. 192 bits as 32 characters that fit in an address or a cookie.
 */
export function keyedHash(secret: string, purpose: string, ...parts: readonly string[]): string {
  return keyedToken(secret, purpose, ...parts).slice(0, 32)
}

/** The same in 256 bits, of the shape that `newToken` has (crypto/token.ts): a secret that each of our servers can make again. */
export function keyedToken(secret: string, purpose: string, ...parts: readonly string[]): string {
  const hmac = new Bun.CryptoHasher('sha256', secret)
  return hmac.update(JSON.stringify([purpose, ...parts])).digest('base64url')
}
