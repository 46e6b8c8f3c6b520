import { tmpdir } from 'node:os'
import { fullDisk, isFullDisk } from '../full-disk.ts'
import { tryAgainLater } from '../refusals.ts'
import type { WorkerEnvelope } from './answering.ts'
import { putBytesIn, takeBytesOut } from './bytes-apart.ts'
import { lengthOf, openNameless, readAll, writeAll } from './nameless-file.ts'
import { processorTimeOf } from './processor-time.ts'

/** Milliseconds after which a process that has nothing to do goes. */
const longestRest = 30_000

/** Milliseconds after which is looked again what a process has taken of the processors. */
const lookEvery = 250

interface ProcessLimits {
  /** By which they give way to everybody else, 0 to 19. */
  niceness: number
  /** Milliseconds of processors that one question may take (on Linux; elsewhere nobody counts). */
  longestWork: number
}

/** A question has taken more of the processors than any may: it is the question's fault, and not that of a busy machine. */
export class TooMuchWork extends Error {
  override readonly name = 'TooMuchWork'
}

/** One process, which answers one question after the other. */
interface WorkerProcess<Question, Answer> {
  /** Nothing when the process has ended over it. Throws TooMuchWork. */
  ask(question: Question): Promise<Answer | undefined>
  rest(): void
  end(): void
}

/**
 * Child processes for work that would block the event loop. Each runs the file `entry`, which answers by
 * `answerQuestions`; several run at once. They get none of our secrets and run at low priority, also in sessions of
 * their own. They start on demand, and exit when idle or with their parent. Bytes in the plain objects of a question or
 * an answer are passed in an unlinked file: sending and receiving them as messages would block the event loop.
 */
export function createProcesses<Question, Answer>(entry: string, { niceness, longestWork }: ProcessLimits) {
  const resting = new Set<WorkerProcess<Question, Answer>>()
  const nice = Bun.which('nice')
  const command = [...(nice ? [nice, '-n', `${niceness}`] : []), process.execPath, entry]

  function takeRested(): WorkerProcess<Question, Answer> | undefined {
    const [worker] = resting
    if (worker) resting.delete(worker)
    return worker
  }

  async function startWorker(): Promise<WorkerProcess<Question, Answer>> {
    let asked: PromiseWithResolvers<WorkerEnvelope | undefined> | undefined
    let goingHome: Timer | undefined
    let hasEnded = false
    const file = await openNameless()
    const child = Bun.spawn(command, {
      ...{ cwd: tmpdir(), env: { PATH: Bun.env.PATH ?? '', NODE_ENV: 'production' } },
      ...{ stdio: ['ignore', 'ignore', 'inherit', file.fd], serialization: 'advanced', detached: true },
      ipc: (told: WorkerEnvelope) => asked?.resolve(told),
      onExit() {
        hasEnded = true
        resting.delete(worker)
        asked?.resolve(undefined)
        void file.close()
      },
    })
    const end = () => child.kill('SIGKILL')
    const worker: WorkerProcess<Question, Answer> = {
      async ask(question) {
        clearTimeout(goingHome)
        child.ref()
        asked = Promise.withResolvers()
        const { message, bytes } = takeBytesOut(question)
        await writeAll(file, bytes)
        try {
          child.send({ message, length: lengthOf(bytes) } satisfies WorkerEnvelope)
        } catch {
          // It has ended, and is about to say so.
          end()
          return undefined
        }
        const before = processorTimeOf(child.pid)
        let isTooMuch = false
        const look = () => {
          isTooMuch ||= processorTimeOf(child.pid) - before > longestWork
          if (isTooMuch) end()
        }
        const watching = setInterval(look, lookEvery)
        const told = await asked.promise.finally(() => clearInterval(watching))
        look()
        if (isTooMuch) throw new TooMuchWork(`more than ${longestWork} ms of processors`)
        if (told?.isFull) throw fullDisk()
        return told && (putBytesIn(told.message, await readAll(file, told.length)) as Answer)
      },
      end,
      rest() {
        if (hasEnded) return
        child.unref()
        resting.add(worker)
        goingHome = setTimeout(() => {
          resting.delete(worker)
          end()
        }, longestRest)
        goingHome.unref()
      },
    }
    return worker
  }

  return {
    /**
     * Nothing when the process has ended over it, as it does when `stop` comes. Throws TooMuchWork, and `try_again_later` on a
     * full disk.
     */
    async ask(question: Question, stop: AbortSignal): Promise<Answer | undefined> {
      const worker = takeRested() ?? (await startWorker().catch(refuse))
      stop.addEventListener('abort', worker.end)
      if (stop.aborted) worker.end()
      try {
        const answer = await worker.ask(question)
        if (answer) worker.rest()
        return answer
      } catch (error) {
        worker.end()
        return refuse(error)
      } finally {
        stop.removeEventListener('abort', worker.end)
      }
    },
  }
}

function refuse(cause: unknown): never {
  throw isFullDisk(cause) ? tryAgainLater({ retryAfter: 60 }, { cause }) : cause
}
