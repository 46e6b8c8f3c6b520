import { fold } from './fold.ts'
import { hasPhone } from './phones.ts'

export type Contact = 'phone' | 'mail' | 'link'

/** What a text hands out to go on elsewhere, the first that is found. Linear in its length. */
export function contactIn(text: string): Contact | null {
  const folded = fold(text)
  if (hasPhone(folded)) return 'phone'
  if (mail.test(folded)) return 'mail'
  return hasLink(folded) ? 'link' : null
}

function hasLink(folded: string): boolean {
  if (address.test(folded) || saidAloud.test(folded)) return true
  const names = [...folded.matchAll(dotted)]
  return names.some(([, ending = '', path]) => path !== undefined || endings.has(ending))
}

// Every repetition has a bound, so that no text makes a search of them go back far.
const mail =
  /[\p{L}\p{N}]{1,64} ?(?:@|[([{] ?at ?[)\]}]) ?[\p{L}\p{N}-]{2,63} ?(?:\.|[([{]? ?(?:dot|punt|punkt|point|punto|kropka) ?[)\]}]?) ?\p{L}{2}/u

const address = /(?:https?:\/\/|(?<!\p{L})www\.)[\p{L}\p{N}]/u
const dotted = /(?<![\p{L}\p{N}.-])[\p{L}\p{N}][\p{L}\p{N}.-]{0,62}\.(\p{L}{2,12})(?![\p{L}\p{N}])(\/[\p{L}\p{N}+@])?/gu
const saidAloud =
  /(?<![\p{L}\p{N}-])[\p{L}\p{N}-]{2,63} ?[([{]? ?(?:dot|punt|punkt|point|punto|kropka) ?[)\]}]? ?(?:com|net|org|nl|eu)(?![\p{L}\p{N}])/u

/** Behind a full stop whose blank is missing there are words, too ("leuk.het was"): these are none. */
const endings = new Set(
  'com net org nl eu info io app ly gg xyz biz uk pl fr ch ru cz dk shop online club dating page website example'.split(
    ' ',
  ),
)
