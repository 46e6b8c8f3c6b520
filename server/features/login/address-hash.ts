/** What stands for an address of a site where the address itself has no business. */
export function addressHashOf(siteId: string, emailNormalized: string): string {
  return Bun.SHA256.hash(`${siteId} ${emailNormalized}`, 'hex')
}
