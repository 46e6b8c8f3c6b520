/** Enough of an address to know one's own by: `so•••@example.org`. A short address shows less, never all. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const local = [...email.slice(0, Math.max(at, 0))]
  return `${local.slice(0, Math.min(2, local.length - 1)).join('')}•••${email.slice(Math.max(at, 0))}`
}
