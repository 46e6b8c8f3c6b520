/**
 * A hash that only this installation can make: of these parts, for this purpose, which no other purpose's hash can stand
 * for. 192 bits as 32 characters that fit in an address or a cookie.
 */
export function keyedHash(secret: string, purpose: string, ...parts: readonly string[]): string {
  const hmac = new Bun.CryptoHasher('sha256', secret)
  return hmac
    .update(JSON.stringify([purpose, ...parts]))
    .digest('base64url')
    .slice(0, 32)
}
