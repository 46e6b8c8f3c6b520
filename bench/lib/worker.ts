import { join } from 'node:path'

/** A program of `bench/` in a process of its own. */
export interface Worker<Question, Answer> extends Disposable {
  pid: number
  ask(question: Question): Promise<Answer>
}

interface Reply<Answer> {
  answer?: Answer
  error?: string
}

/** Starts one, by its path below `bench/`. It answers one question after the other: see `answerQuestions`. */
export function startWorker<Question, Answer>(path: string): Worker<Question, Answer> {
  let waiting: PromiseWithResolvers<Answer> | undefined
  const child = Bun.spawn([process.execPath, join(import.meta.dir, '..', path)], {
    env: { PATH: Bun.env.PATH ?? '', NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
    serialization: 'advanced',
    ipc: ({ answer, error }: Reply<Answer>) =>
      error === undefined ? waiting?.resolve(answer as Answer) : waiting?.reject(new Error(error)),
    onExit: () => waiting?.reject(new Error(`${path} has ended`)),
  })
  return {
    pid: child.pid,
    ask(question) {
      waiting = Promise.withResolvers()
      child.send(question)
      return waiting.promise
    },
    [Symbol.dispose]: () => child.kill('SIGKILL'),
  }
}

/** The worker's side: hands each question to `respond` and sends back what it returns or why it failed. */
export function answerQuestions<Question, Answer>(respond: (question: Question) => Promise<Answer>): void {
  process.on('message', async (question: Question) => {
    const reply: Reply<Answer> = await respond(question).then(
      (answer) => ({ answer }),
      (error) => ({ error: Bun.inspect(error) }),
    )
    process.send?.(reply)
  })
}
