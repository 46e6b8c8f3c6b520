/** A test process that echoes its message, with as many bytes as requested. */

import { answerQuestions } from '../answering.ts'

export interface MirrorMessage {
  name: string
  nested: { one: Uint8Array; none: Uint8Array; date: Date }
  two: Uint8Array
  wanted: number
}

answerQuestions(async (told: MirrorMessage) => ({ ...told, made: new Uint8Array(told.wanted).fill(7) }))
