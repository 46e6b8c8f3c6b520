import { chance, type Random, shuffled } from '../random.ts'
import { type ChatPiece, chatBeginnings, chatEndings } from '../words/chats-nl.ts'
import { chatSubjects } from '../words/chats-nl-subjects.ts'

/** Pieces of conversation for one member, who never hears the same one twice until all have been used. */
export interface Script {
  /** A whole conversation with so many subjects. */
  talk(subjects: number, withEnding?: boolean): ChatPiece[]
  /** Only what the one who begins says. */
  letter(): ChatPiece[]
}

export function newScript(random: Random): Script {
  const beginnings = dealer(random, chatBeginnings)
  const subjects = dealer(random, chatSubjects)
  const endings = dealer(random, chatEndings)
  return {
    talk: (count, withEnding = chance(random, 0.6)) => [
      beginnings(),
      ...Array.from({ length: count }, subjects),
      ...(withEnding ? [endings()] : []),
    ],
    letter: () => [beginnings().slice(0, 1)],
  }
}

/** The conversation up to a last line of the one who began (`>`) or the other (`<`). */
export function endingWith(speaker: '>' | '<', pieces: readonly ChatPiece[]): ChatPiece[] {
  const last = pieces.at(-1) as ChatPiece
  const kept = last.slice(0, last.findLastIndex((line) => line.startsWith(speaker)) + 1)
  return [...pieces.slice(0, -1), kept]
}

function dealer<T>(random: Random, cards: readonly T[]): () => T {
  let pile: T[] = []
  return () => {
    if (pile.length === 0) pile = shuffled(random, cards)
    return pile.pop() as T
  }
}
