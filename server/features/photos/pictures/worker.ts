import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSemaphore } from '../../../core/concurrency/semaphore.ts'
import { UnreadablePhoto } from './unreadable.ts'
import type { Answer, Question, Result, WorkName } from './works.ts'

/** Pictures in work at once: one processor stays free, so that the rest of the product answers meanwhile. */
const inTurn = createSemaphore(Math.max(1, Math.min(2, availableParallelism() - 1)))

/** Milliseconds after which a picture is given up, and after which a process goes that has nothing to do. */
const [longestWork, longestRest] = [60_000, 30_000]

/** A process may end for no fault of the picture that it has in hand. */
const attempts = 2

interface Worker {
  /** Nothing when the process has ended over it. */
  ask(question: Question): Promise<Answer | undefined>
  rest(): void
}

const resting = new Set<Worker>()

/**
 * Does this work on a picture's bytes in a process of its own, which has the lowest priority and none of our secrets: pictures
 * come from anybody, and may take the processors only as far as nobody else needs them. Throws UnreadablePhoto for what is no
 * picture, ends the process or keeps it too long.
 */
export const workOnPicture = <Name extends WorkName>(work: Name, picture: Uint8Array): Promise<Result<Name>> =>
  inTurn(async () => {
    for (let attempt = 0; attempt < attempts; attempt++) {
      const worker = takeRested() ?? startWorker()
      const answer = await worker.ask({ work, picture })
      if (!answer) continue
      worker.rest()
      if ('unreadable' in answer) throw new UnreadablePhoto(answer.unreadable)
      if ('error' in answer) throw new Error(`${work}: ${answer.error}`)
      return answer.result as Result<Name>
    }
    throw new UnreadablePhoto('no process has outlived it')
  })

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
      const givingUp = setTimeout(end, longestWork)
      child.send(question)
      const answer = await asked.promise
      clearTimeout(givingUp)
      return answer
    },
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
