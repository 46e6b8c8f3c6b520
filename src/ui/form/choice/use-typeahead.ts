import { useRef } from 'react'

/** How long letters belong together, in milliseconds. */
const patience = 700

/**
 * Finds words by their first letters, typed one after the other as in any list of choices. The function that it returns
 * takes a key and where one is, and answers where that leads.
 */
export function useTypeahead(words: readonly string[]): (key: string, from: number) => number | undefined {
  const typed = useRef({ text: '', at: 0 })
  return (key, from) => {
    const { text, at } = typed.current
    const now = performance.now()
    const isOn = text !== '' && now - at < patience
    if (key.length !== 1 || (key === ' ' && !isOn)) return undefined
    const sought = `${isOn ? text : ''}${key}`
    typed.current = { text: sought, at: now }
    return findFrom(words, sought, isOn ? from : from + 1)
  }
}

/** The first word from there on, round and round, that begins with these letters. */
function findFrom(words: readonly string[], start: string, from: number): number | undefined {
  const indexes = words.map((_, index) => (from + index) % words.length)
  return indexes.find(
    (index) => words[index]!.slice(0, start.length).localeCompare(start, undefined, { sensitivity: 'base' }) === 0,
  )
}
