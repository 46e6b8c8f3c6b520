import { domainToASCII } from 'node:url'
import type { Refusal } from '../../../core/refusal.ts'
import { composed } from '../../../core/values/text.ts'
import { emailInvalid } from '../refusals.ts'

export interface EmailAddress {
  /** As typed, trimmed: what we send to and show. */
  email: string
  /**
   * What makes two spellings the same address: lower case, the domain in ASCII. Dots and +tags stay, for gmail too:
   * each provider has rules of its own, and a wrong guess takes a stranger's address for somebody else's.
   */
  normalized: string
}

// RFC 5321: 64 before the @, 254 in all.
const longestLocalPart = 64
const longestAddress = 254

// Letters beyond ASCII before the @ reach few mailboxes and imitate others' addresses; quoted local parts nobody has.
const localPartPattern = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const domainPattern = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{0,58}[a-z\d])$/

/**
 * The address when mail can be sent to it, as far as its form tells (product §3.4). Otherwise throws
 * `email_invalid`, or what the caller names.
 */
export function parseEmail(input: string, no: (details: { field: string }) => Refusal = emailInvalid): EmailAddress {
  const email = composed(input, 'NFC').trim()
  const at = email.lastIndexOf('@')
  const localPart = email.slice(0, Math.max(at, 0))
  const domain = asciiDomain(email.slice(at + 1))
  const normalized = `${localPart.toLowerCase()}@${domain}`

  const valid = isLocalPart(localPart) && domainPattern.test(domain) && normalized.length <= longestAddress
  if (!valid) throw no({ field: 'email' })
  return { email, normalized }
}

function isLocalPart(text: string): boolean {
  return text.length <= longestLocalPart && localPartPattern.test(text)
}

/** Empty when it cannot be a domain. */
function asciiDomain(domain: string): string {
  // Anything else, such as / or %, would be read as another part of a URL and dropped.
  return /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) ? domainToASCII(domain) : ''
}
