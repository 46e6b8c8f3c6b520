import { sepaText } from './sepa-text.ts'

/** What a mandate is known by to its debtor and to both banks: VONK-M-000317. */
export function mandateReference(siteName: string, number: number): string {
  const name = sepaText(siteName, 40)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 12)
  return `${name || 'SITE'}-M-${String(number).padStart(6, '0')}`
}

/** A file's name at the bank, which takes none twice: of the installation's site and number, 35 characters at most. */
export const messageId = (siteId: string, kind: 'collections' | 'refunds', number: number) =>
  `${sepaText(siteId, 16)
    .replace(/[^A-Za-z0-9]/g, '')
    .toUpperCase()}-${kind === 'collections' ? 'DD' : 'CT'}-${String(number).padStart(6, '0')}`

/** The same id as the schemes write it, where 35 characters are the most. */
export const endToEndId = (id: string) => id.replaceAll('-', '')

/** Back again; undefined for what is none of ours. */
export function idOfEndToEnd(text: string): string | undefined {
  const [, ...parts] =
    /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/.exec(text.toLowerCase()) ?? []
  return parts.length > 0 ? parts.join('-') : undefined
}
