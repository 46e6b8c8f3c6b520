import { type SQLWrapper, sql } from 'drizzle-orm'

// A letter with a mark is looked for as the letter: one sign for one, so that places in a text stay what they are.
const marked = 'áàâäãåąāçćčďéèêëęěíìîïłñńňóòôöõøőřśšșťúùûüůűýÿźżž'
const plain = 'aaaaaaaacccdeeeeeeiiiilnnnooooooorssstuuuuuuyyzzz'

const plainOf = new Map([...marked].map((letter, i) => [letter, plain[i] ?? letter]))

/** The signs of a text as they are compared. As many as it has code points. */
export function foldedSigns(text: string): string[] {
  return [...text].map((sign) => {
    const small = sign.toLowerCase()
    return plainOf.get(small) ?? (small.length === sign.length ? small : sign)
  })
}

// Taking marks off takes twenty times what looking for words does, and most texts have none.
const folded = (column: SQLWrapper) => sql`case
  when octet_length(${column}) = char_length(${column}) then lower(${column} collate "C")
  else translate(lower(${column}), ${marked}, ${plain}) end`

/** Whether all of the words stand in it, also within longer ones. */
export function holdsWords(column: SQLWrapper, words: readonly string[]) {
  const patterns = words.map(
    (word) =>
      `%${foldedSigns(word)
        .join('')
        .replace(/[\\%_]/g, '\\$&')}%`,
  )
  return sql<boolean>`(${sql.join(
    patterns.map((pattern) => sql`(${folded(column)}) like ${pattern}`),
    sql` and `,
  )})`
}
