import type { ListedCode } from '../../../../db/queries/discounts/making.ts'

/** A code for whoever sits at the server, in a line and in the words that are typed for it. */
export function termsOf(code: ListedCode): string {
  const { percentage, validity, email, country, paymentMethods, minimumMinor, currency, expiresAt, status, paid } = code
  const terms = [
    `${percentage}% off`,
    validity,
    email && `for ${email}`,
    country && `in ${country}`,
    paymentMethods && `with ${paymentMethods.join(' or ')}`,
    minimumMinor !== null && `from ${(minimumMinor / 100).toFixed(2)} ${currency} on`,
    expiresAt && `until ${expiresAt.toISOString()}`,
    status === 'inactive' && 'switched off',
    `paid with ${paid === 1 ? 'once' : `${paid} times`}`,
  ]
  return `${code.code}: ${terms.filter(Boolean).join(', ')}`
}
