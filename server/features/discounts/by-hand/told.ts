import type { ListedCode } from '../../../../db/queries/discounts/making.ts'

/** A code for whoever sits at the server, in a line, and how often it was paid with. */
export function lineOf({ paid, ...code }: ListedCode): string {
  return `${termsOf(code)}, paid with ${paid === 1 ? 'once' : `${paid} times`}`
}

/** What a code holds to, in the words that are typed for it. */
export function termsOf(code: Omit<ListedCode, 'paid' | 'siteId' | 'createdAt'>): string {
  const { percentage, validity, email, country, paymentMethods, minimumMinor, currency, expiresAt, status } = code
  const terms = [
    `${percentage}% off`,
    validity,
    email && `for ${email}`,
    country && `in ${country}`,
    paymentMethods && `with ${paymentMethods.join(' or ')}`,
    minimumMinor !== null && `from ${(minimumMinor / 100).toFixed(2)} ${currency} on`,
    expiresAt && `until ${expiresAt.toISOString()}`,
    status === 'inactive' && 'switched off',
  ]
  return `${code.code}: ${terms.filter(Boolean).join(', ')}`
}
