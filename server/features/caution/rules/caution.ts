import { type Contact, contactIn } from './contacts.ts'
import { fold } from './fold.ts'
import { hasInsult } from './insults.ts'

export type Concern = 'insult' | Contact

/** Of a conversation's messages so many are early: who hands out a number then knows little of who gets it. */
export const earlyMessages = 20

/**
 * What may be regretted about a message, by its writer or by its reader, who ask by the same rule (product §9.13). `seq`:
 * its number in the conversation.
 */
export function concernIn(text: string, seq: number): Concern | null {
  if (isInsult(text)) return 'insult'
  return seq <= earlyMessages ? contactIn(text) : null
}

export const isInsult = (text: string): boolean => hasInsult(fold(text))
