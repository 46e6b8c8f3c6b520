import { ftruncateSync, readFileSync, writeFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { isFullDisk } from '../full-disk.ts'
import { putBytesIn, takeBytesOut } from './bytes-apart.ts'
import { lengthOf, readAllSync, writeAllSync } from './nameless-file.ts'

/** A question or an answer on its way, and how many bytes of it lie in the file. */
export interface WorkerEnvelope {
  message: unknown
  length: number
  /** Whether the disk has no room for the bytes of the answer. */
  isFull?: boolean
}

/** Where a process finds the file, behind its standard streams. */
const file = 3

/** The main loop of a process of `createProcesses`: answers one question after the other, and exits with its parent. */
export function answerQuestions<Question, Answer>(answer: (question: Question) => Promise<Answer>): void {
  let isWeighed = false
  process.on('message', async ({ message, length }: WorkerEnvelope) => {
    if (!isWeighed) isWeighed = weighSession(getPriority())
    const question = putBytesIn(message, readAllSync(file, length)) as Question
    ftruncateSync(file, 0)
    process.send?.(toldOf(await answer(question)))
  })
  process.on('disconnect', () => process.exit(0))
}

function toldOf(answer: unknown): WorkerEnvelope {
  const { message, bytes } = takeBytesOut(answer)
  try {
    writeAllSync(file, bytes)
    return { message, length: lengthOf(bytes) }
  } catch (error) {
    if (!isFullDisk(error)) throw error
    return { message: undefined, length: 0, isFull: true }
  }
}

/**
 * Has the session of this process give way to others by this niceness: Linux weighs sessions against each other before it looks
 * at the niceness of what runs in each (autogroup), and every connection to a database may be one. False when some process
 * has asked for the same within a tenth of a second, so that it must be asked again.
 */
function weighSession(niceness: number): boolean {
  try {
    if (leadsSession()) writeFileSync('/proc/self/autogroup', `${niceness}`)
    return true
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'EAGAIN')
  }
}

/** In a shared session the niceness would apply to the parent as well. */
function leadsSession(): boolean {
  const [, , , session] = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? []
  return Number(session) === process.pid
}
