import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSemaphore } from '../../../core/concurrency/semaphore.ts'
import type { Reading } from './received.ts'
import { UnfitPicture } from './unfit.ts'
import type { Answer, Question, Result, WorkName } from './works.ts'

/** Pictures in work at once: one processor stays free, so that the rest of the product answers meanwhile. */
const inTurn = createSemaphore(Math.max(1, Math.min(2, availableParallelism() - 1)))

/** Milliseconds after which a picture is given up, many times what the largest takes, and a process that has nothing to do. */
const [longestWork, longestRest] = [20_000, 30_000]

/** A process may end for no fault of the picture that it has in hand. */
const attempts = 2

interface Worker {
  /** Nothing when the process has ended over it. */
  ask(question: Question): Promise<Answer | undefined>
  rest(): void
  end(): void
}

/** A picture as it comes from somebody. */
export interface Received {
  reading: Reading
  /** Of the sender, who may hang up. */
  signal: AbortSignal
}

const resting = new Set<Worker>()

/**
 * Does this work on a picture's bytes in a process of its own, which has the lowest priority and none of our secrets: pictures
 * come from anybody, and may take the processors only as far as nobody else needs them. One that is `received` is looked at
 * first, and left when its sender hangs up. Throws UnfitPicture, also for one that ends the process or
 * keeps it too long.
 */
export const workOnPicture = <Name extends WorkName>(
  work: Name,
  picture: Uint8Array,
  received?: Received,
): Promise<Result<Name>> =>
  inTurn(async () => {
    const tooLong = AbortSignal.timeout(longestWork)
    for (let attempt = 0; attempt < attempts && !tooLong.aborted; attempt++) {
      received?.signal.throwIfAborted()
      const answer = await askWorker({ work, picture, reading: received?.reading }, [
        tooLong,
        ...(received ? [received.signal] : []),
      ])
      if (!answer) continue
      if ('unfit' in answer) throw new UnfitPicture(answer.unfit, answer.detail)
      if ('error' in answer) throw new Error(`${work}: ${answer.error}`)
      return answer.result as Result<Name>
    }
    received?.signal.throwIfAborted()
    throw new UnfitPicture('unreadable', 'no process has outlived it')
  })

/** Nothing when the process has ended over it, as it does when one of the signals comes. */
async function askWorker(question: Question, signals: AbortSignal[]): Promise<Answer | undefined> {
  const worker = takeRested() ?? startWorker()
  const stop = AbortSignal.any(signals)
  stop.addEventListener('abort', worker.end)
  const answer = await worker.ask(question)
  stop.removeEventListener('abort', worker.end)
  if (answer) worker.rest()
  return answer
}

function takeRested(): Worker | undefined {
  const [worker] = resting
  if (worker) resting.delete(worker)
  return worker
}

const nice = Bun.which('nice')
const command = [...(nice ? [nice, '-n', '19'] : []), process.execPath, join(import.meta.dir, 'process.ts')]

function startWorker(): Worker {
  let asked: PromiseWithResolvers<Answer | undefined> | undefined
  let goingHome: Timer | undefined
  const child = Bun.spawn(command, {
    ...{ cwd: tmpdir(), env: { PATH: Bun.env.PATH ?? '', NODE_ENV: 'production' } },
    ...{ stdio: ['ignore', 'ignore', 'inherit'], serialization: 'advanced' },
    ipc: (answer: Answer) => asked?.resolve(answer),
    onExit() {
      resting.delete(worker)
      asked?.resolve(undefined)
    },
  })
  const end = () => child.kill('SIGKILL')
  const worker: Worker = {
    async ask(question) {
      clearTimeout(goingHome)
      child.ref()
      asked = Promise.withResolvers()
      try {
        child.send(question)
      } catch {
        // It has ended, and is about to say so.
        end()
        return undefined
      }
      return asked.promise
    },
    end,
    rest() {
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
