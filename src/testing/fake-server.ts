import { TRPCClientError, type TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import { Refusal, type RefusalKind, type WireRefusal } from '../../server/core/refusal.ts'
import type { AppRouter } from '../../server/router.ts'
import type { AnyEvent } from '../lib/live/events.ts'
import type { Inputs, Outputs } from '../lib/trpc.ts'

/** The server fails with an error that it says nothing of. */
export const serverError = Symbol('server error')
/** The answer never arrives. */
export const pending = Symbol('pending')
/** The connection is lost. */
export const offline = Symbol('offline')

/** An answer that is no value; a `Refusal` arrives with its words. */
export type Failure = Refusal | typeof serverError | typeof pending | typeof offline

type Respond<Input, Output> = (input: Input) => Output | Failure | Promise<Output | Failure>

/** By feature and procedure: a value, a failure, or a function of the input. */
export type Answers = {
  [Feature in keyof Outputs]?: {
    [Procedure in keyof Outputs[Feature]]?:
      | Outputs[Feature][Procedure]
      | Failure
      | Respond<
          Feature extends keyof Inputs
            ? Procedure extends keyof Inputs[Feature]
              ? Inputs[Feature][Procedure]
              : never
            : never,
          Outputs[Feature][Procedure]
        >
  }
}

export interface FakeServer {
  link: TRPCLink<AppRouter>
  /** Replaces the answers of the procedures that are named. */
  answer: (answers: Answers) => void
  /** The inputs of all calls of a procedure, such as `orders.pay`, in order. */
  inputsOf: (path: string) => unknown[]
  /** Procedures that were called and have no answer. */
  unanswered: readonly string[]
  /** While it is offline every call fails. */
  setOnline: (isOnline: boolean) => void
  /** Whether the page follows the live stream. */
  isListenedTo: () => boolean
  /** Sends an event by the live stream, with the next number. */
  publish: (event: AnyEvent) => void
}

const statuses = {
  invalid: 400,
  unauthenticated: 403,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  payment: 402,
  limited: 429,
  unavailable: 503,
} as const satisfies Record<RefusalKind, number>

/** Stands in for the network and the server. `eventSeq` is the number of the last event that the page's data include. */
export function createFakeServer(eventSeq: number): FakeServer {
  const answers = new Map<string, unknown>()
  const calls: { path: string; input: unknown }[] = []
  const unanswered: string[] = []
  const streams = new Set<(message: unknown) => void>()
  let isOnline = true
  let seq = eventSeq

  const respond = async (path: string, input: unknown): Promise<unknown> => {
    if (!isOnline) return offline
    if (!answers.has(path)) {
      unanswered.push(path)
      return serverError
    }
    const answer = answers.get(path)
    return typeof answer === 'function' ? answer(input) : answer
  }

  const link: TRPCLink<AppRouter> =
    () =>
    ({ op: { path, input, type } }) =>
      observable((observer) => {
        const send = observer.next as (message: unknown) => void
        if (type === 'subscription') {
          streams.add(send)
          send({ result: { type: 'state', state: 'pending', error: null } })
          return () => void streams.delete(send)
        }
        calls.push({ path, input })
        let isCancelled = false
        void respond(path, input)
          .catch((error: unknown) => error)
          .then((answer) => {
            if (isCancelled || answer === pending) return
            const error = errorOf(answer, path)
            if (error) return observer.error(error)
            send({ result: { type: 'data', data: answer } })
            observer.complete()
          })
        return () => {
          isCancelled = true
        }
      })

  return {
    link,
    unanswered,
    answer: (more) => {
      for (const [feature, procedures] of Object.entries(more))
        for (const [procedure, answer] of Object.entries(procedures)) answers.set(`${feature}.${procedure}`, answer)
    },
    inputsOf: (wanted) => calls.filter(({ path }) => path === wanted).map(({ input }) => input),
    setOnline: (is) => {
      isOnline = is
    },
    isListenedTo: () => streams.size > 0,
    publish: (event) => {
      seq += 1
      const data = event.type === 'typing' ? event : { id: String(seq), data: event }
      for (const send of streams) send({ result: { type: 'data', data } })
    },
  }
}

function errorOf(answer: unknown, path: string): TRPCClientError<AppRouter> | undefined {
  if (answer === offline) return TRPCClientError.from(new TypeError('Failed to fetch'))
  if (answer === serverError) return errorOfStatus(500, path, null)
  if (answer instanceof Refusal) return errorOfStatus(statuses[answer.kind], path, answer.wire)
  return answer instanceof Error ? TRPCClientError.from(answer) : undefined
}

function errorOfStatus(httpStatus: number, path: string, refusal: WireRefusal | null): TRPCClientError<AppRouter> {
  const data = { code: 'BAD_REQUEST' as const, httpStatus, path, refusal }
  return TRPCClientError.from({ error: { message: refusal?.code ?? 'internal_error', code: -32600, data } })
}
