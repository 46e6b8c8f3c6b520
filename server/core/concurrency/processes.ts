import { tmpdir } from 'node:os'

/** Milliseconds after which a process that has nothing to do goes. */
const longestRest = 30_000

/** One process, which answers one question after the other. */
interface Worker<Question, Answer> {
  /** Nothing when the process has ended over it. */
  ask(question: Question): Promise<Answer | undefined>
  rest(): void
  end(): void
}

/**
 * Processes for what would hold up everybody: each runs the file `entry`, which answers by `answerQuestions`, beside the
 * others that are asked meanwhile. They know none of our secrets, give way to everybody else by `niceness` (0 to 19), begin
 * when they are needed, and go when they have nothing to do or with whoever asks.
 */
export function createProcesses<Question, Answer>(entry: string, niceness: number) {
  const resting = new Set<Worker<Question, Answer>>()
  const nice = Bun.which('nice')
  const command = [...(nice ? [nice, '-n', `${niceness}`] : []), process.execPath, entry]

  function takeRested(): Worker<Question, Answer> | undefined {
    const [worker] = resting
    if (worker) resting.delete(worker)
    return worker
  }

  function startWorker(): Worker<Question, Answer> {
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
    const worker: Worker<Question, Answer> = {
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

  return {
    /** Nothing when the process has ended over it, as it does when `stop` comes. */
    async ask(question: Question, stop: AbortSignal): Promise<Answer | undefined> {
      const worker = takeRested() ?? startWorker()
      stop.addEventListener('abort', worker.end)
      const answer = await worker.ask(question)
      stop.removeEventListener('abort', worker.end)
      if (answer) worker.rest()
      return answer
    },
  }
}

/** What such a process does: it answers one question after the other, and ends with whoever asks. */
export function answerQuestions<Question, Answer>(answer: (question: Question) => Promise<Answer>): void {
  process.on('message', async (question: Question) => process.send?.(await answer(question)))
  process.on('disconnect', () => process.exit(0))
}
