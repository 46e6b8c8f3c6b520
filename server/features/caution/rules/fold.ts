import { composed } from '../../../core/values/text.ts'

/** In code units: four for each of the code points that a site may allow at most. What stands behind is not looked at. */
const longest = 40_000

/** Letters that are none of a to z with a mark, and those of other alphabets that look the same. */
const letters: Record<string, string> = {
  ...{ ß: 'ss', ł: 'l', ø: 'o', æ: 'ae', œ: 'oe', đ: 'd', ı: 'i' },
  ...{ а: 'a', с: 'c', е: 'e', һ: 'h', і: 'i', ј: 'j', к: 'k', о: 'o', р: 'p', ѕ: 's', т: 't', у: 'y', х: 'x' },
  ...{ α: 'a', ε: 'e', ι: 'i', κ: 'k', ο: 'o', ρ: 'p', τ: 't', υ: 'u', ν: 'v' },
}

/** One spelling for what reads alike: small letters without marks, without signs that nobody sees. Linear in its length. */
export function fold(text: string): string {
  return composed(text.slice(0, longest).toWellFormed(), 'NFKC')
    .slice(0, longest)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[^a-z]/g, (letter) => letters[letter] ?? letter)
}

const signs: Record<string, string> = {
  ...{ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b' },
  ...{ '@': 'a', $: 's', '€': 'e' },
}

/** The words of a folded text, each as it may be meant: "b1tch", "assshole". The likeliest comes first. */
export function wordsIn(folded: string): string[][] {
  const words = folded.replace(/[!|](?=\p{L})/gu, '1').match(/[\p{L}\p{N}@$€]+/gu) ?? []
  return words.map(readingsOf)
}

function readingsOf(word: string): string[] {
  if (!/\p{L}/u.test(word)) return [word]
  const spelled = word.replace(/[0134578@$€]/g, (sign) => signs[sign] ?? sign)
  const others = [
    word.replace(/1/g, 'l').replace(/[034578@$€]/g, (sign) => signs[sign] ?? sign),
    spelled.replace(/(.)\1{2,}/gu, '$1'),
    spelled.replace(/(.)\1{2,}/gu, '$1$1'),
  ]
  return [...new Set([spelled, ...others])]
}
