import { readWanted } from './saver.ts'
import { readTooLong } from './too-long-about.ts'

/** One's words about oneself that this browser keeps because they are not stored; a page of the server does not show them yet. */
export const keptAbout = (myId: string): string | undefined => readTooLong(myId) ?? readWanted(myId).about?.text
