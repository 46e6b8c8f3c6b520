import { run as spellCheck } from '@zootools/email-spell-checker'
import { mailDomains, mistypedEndings, unmistakableMailDomains } from '../../../db/reference/mail-domains.ts'

const known: ReadonlySet<string> = new Set(mailDomains)

/** Longer than any provider's domain. Comparing takes time by length, and a bot may send any text. */
const longestDomain = 64

/**
 * The address that was probably meant, or undefined when the typed one looks right (product §3.4).
 * An offer, never a refusal. For the browser too: it needs nothing of the server.
 */
export function suggestEmail(typed: string): string | undefined {
  const at = typed.lastIndexOf('@')
  const localPart = typed.slice(0, Math.max(at, 0)).trim()
  const domain = typed
    .slice(at + 1)
    .toWellFormed()
    .trim()
    .toLowerCase()
  const isTypo = localPart !== '' && domain !== '' && domain.length <= longestDomain && !known.has(domain)
  if (!isTypo) return undefined

  const mended = mendEnding(domain)
  const meant = known.has(mended) ? mended : (closestProvider(mended) ?? mended)
  return meant === domain ? undefined : `${localPart}@${meant}`
}

function mendEnding(domain: string): string {
  const dot = domain.lastIndexOf('.')
  const ending = dot > 0 ? domain.slice(dot + 1) : ''
  return Object.hasOwn(mistypedEndings, ending) ? `${domain.slice(0, dot)}.${mistypedEndings[ending]}` : domain
}

function closestProvider(domain: string): string | undefined {
  return spellCheck({
    email: `somebody@${domain}`,
    domains: [...mailDomains],
    // Its own measure knows no swapped letters and takes bol.com for aol.com. A domain of one's own stays as it is.
    distanceFunction: slipsFrom,
    domainThreshold: 2,
    secondLevelDomains: [],
    topLevelDomains: [],
  })?.domain
}

/** How many slips of the hand lead from a provider's domain to the typed one; infinite when that is not believable. */
function slipsFrom(typed: string, provider: string): number {
  const [typedName, typedEnding] = splitDomain(typed)
  const [name, ending] = splitDomain(provider)

  if (typedName === name) return isSlippedEnding(typedEnding, provider) ? 1 : Number.POSITIVE_INFINITY
  if (typedEnding !== ending) return Number.POSITIVE_INFINITY
  const believable = believableSlips(typedName, name)
  // Comparing letter by letter is for names that could be the same.
  if (Math.abs(typedName.length - name.length) > believable) return Number.POSITIVE_INFINITY
  const slips = slipsBetween(typedName, name)
  return slips <= believable ? slips : Number.POSITIVE_INFINITY
}

function splitDomain(domain: string): [name: string, ending: string] {
  const dot = domain.indexOf('.')
  return dot < 0 ? [domain, ''] : [domain.slice(0, dot), domain.slice(dot + 1)]
}

function isSlippedEnding(typed: string, provider: string): boolean {
  const [, ending] = splitDomain(provider)
  return ending.startsWith(typed) || unmistakableMailDomains.includes(provider)
}

/** Short names differ from each other by a letter, so that only letters out of order are a slip there. */
function believableSlips(typed: string, name: string): number {
  if (sortLetters(typed) === sortLetters(name)) return name.length >= 5 ? 2 : 1
  if (name.length >= 8) return 2
  return name.length >= 5 ? 1 : 0
}

const sortLetters = (text: string) => [...text].toSorted().join('')

/** Letters added, left out, replaced or swapped with their neighbour: the distance of optimal string alignment. */
function slipsBetween(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const replaced = rows[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? rows[i - 2]![j - 2]! + 1 : replaced
      row.push(Math.min(replaced, swapped, rows[i - 1]![j]! + 1, row[j - 1]! + 1))
    }
    rows.push(row)
  }
  return rows[a.length]![b.length]!
}
