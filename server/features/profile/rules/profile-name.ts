import type { RefusalType } from '../../../core/refusal.ts'
import { codePoints, composed } from '../../../core/values/text.ts'
import {
  profileNameAtSign,
  profileNameCharacters,
  profileNameContact,
  profileNameIsEmail,
  profileNameLength,
  profileNameOfficial,
  profileNameRequired,
} from '../refusals.ts'
import { posesAsSite } from './official-name.ts'
import { keepsToOneScript } from './script.ts'

export const profileNameRefusals = [
  profileNameRequired,
  profileNameLength,
  profileNameIsEmail,
  profileNameAtSign,
  profileNameContact,
  profileNameCharacters,
  profileNameOfficial,
]

/** In code points: short enough for a card, long enough for two given names. */
const profileNameBounds = { min: 2, max: 30 }
/** Code units that are looked at: decomposed letters and double blanks make a name longer than it is. */
const longestTyped = 500

/**
 * Characters that no name needs: angle brackets, controls, direction marks and joiners (\p{C}), line separators, blanks
 * that count as letters or signs, letters on a disc. Also piles of accents that run over the lines around them.
 */
const unfitting = /[<>\p{C}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}]|\p{M}{4,}/u

/**
 * Anything that can be a host: mail programs make a link of it. One letter before the dot is an initial (J.Jansen), St.
 * before a name is no host either; a slash behind it makes an address of all.
 */
const website = [
  /https?:|www\.|(?<![\p{L}\p{N}])(?:t\.me|x\.com)(?![\p{L}\p{N}])/u,
  /[\p{L}\p{M}\p{N}-]{2}(?<!(?<![\p{L}\p{M}\p{N}.-])ste?)[.。۔](?:xn--|[\p{L}\p{M}]{2,}(?![\p{L}\p{M}\p{N}]))/u,
  /[\p{L}\p{M}\p{N}][.。۔][\p{L}\p{M}\p{N}-]+\//u,
]

/** At least seven digits, with any separators between them. */
const phoneNumber = /\p{Nd}(?:[\s()./+-]*\p{Nd}){6,}/u

/**
 * The name that other members see (product §3.3): composed, trimmed, single spaces. The e-mail address is the
 * member's own, normalised (rules/email.ts). Throws a `profile_name_*` refusal.
 */
export function parseProfileName(input: string, { email, siteName }: { email: string; siteName: string }): string {
  if (input.length > longestTyped) refuseLength()
  const name = composed(input, 'NFC')
    .trim()
    .replace(/\p{Zs}+/gu, ' ')
  // Compatibility forms look like the plain ones: a full-width @ is an @.
  const plain = composed(name, 'NFKC').toLowerCase()

  if (name === '') refuse(profileNameRequired)
  if (plain.startsWith('@')) refuse(profileNameAtSign)
  if (isAddress(plain, email)) refuse(profileNameIsEmail)
  if (!fits(name)) refuseLength()
  if (tellsContact(plain)) refuse(profileNameContact)
  if (unfitting.test(name) || !/\p{L}/u.test(name)) refuse(profileNameCharacters)
  if (posesAsSite(name, siteName)) refuse(profileNameOfficial)
  if (!keepsToOneScript(plain)) refuse(profileNameCharacters)
  return name
}

function refuseLength(): never {
  throw profileNameLength({ field: 'name', min: profileNameBounds.min, limit: profileNameBounds.max })
}

function refuse(no: RefusalType<string, object>): never {
  throw no({ field: 'name' })
}

/** The whole address, or its beginning up to the @. A name that merely equals the part before the @ is fine. */
function isAddress(plain: string, email: string): boolean {
  const [localPart] = email.split('@')
  return plain === email || plain.startsWith(`${localPart}@`)
}

function fits(name: string): boolean {
  const length = codePoints(name)
  return length >= profileNameBounds.min && length <= profileNameBounds.max
}

function tellsContact(plain: string): boolean {
  return plain.includes('@') || website.some((address) => address.test(plain)) || phoneNumber.test(plain)
}
