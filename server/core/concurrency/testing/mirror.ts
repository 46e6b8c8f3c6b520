/** A process that says what it was told, with as many bytes as it was asked for. */

import { answerQuestions } from '../answering.ts'

export interface MirrorMessage {
  name: string
  nested: { one: Uint8Array; none: Uint8Array; date: Date }
  two: Uint8Array
  wanted: number
}

answerQuestions(async (told: MirrorMessage) => ({ ...told, made: new Uint8Array(told.wanted).fill(7) }))
