/** Replaces a site's e-mail address where the address itself must not be kept. */
export function addressHashOf(siteId: string, emailNormalized: string): string {
  return Bun.SHA256.hash(`${siteId} ${emailNormalized}`, 'hex')
}
