import { AsyncLocalStorage } from 'node:async_hooks'
import type { AppEvent, TransientEvent } from './events.ts'
import type { Limit } from './limits.ts'
import type { AnyRefusalType, Refusal } from './refusal.ts'
import {
  authenticationRequired,
  inputInvalid,
  staffForbidden,
  staffRequired,
  textUnreadable,
  tooManyRequests,
  tryAgainLater,
} from './refusals.ts'

export interface ProcedureMeta {
  /** Taken before its input is looked at, besides the turn that every question takes. */
  limit?: Limit
  /** What it may refuse with, beyond what every procedure does. */
  refuses?: readonly AnyRefusalType[]
  tells?: readonly EventType[]
  /** It is for the back office, and answered under its path alone. */
  isOffice?: boolean
}

type EventType = (AppEvent | TransientEvent)['type']

const alwaysRefused = [
  authenticationRequired,
  staffRequired,
  staffForbidden,
  inputInvalid,
  textUnreadable,
  tooManyRequests,
  tryAgainLater,
]

const underWay = new AsyncLocalStorage<{ path: string; tells: readonly string[] }>()

/** Runs a procedure so that telling an event that it has not declared is an error. Costs too much to be used on a site. */
export const runDeclared = <T>(path: string, { tells = [] }: ProcedureMeta, run: () => T): T =>
  underWay.run({ path, tells }, run)

/** Throws when the procedure under way has not declared that it tells this. */
export function checkDeclaredEvent(type: EventType): void {
  const declared = underWay.getStore()
  if (!declared || declared.tells.includes(type)) return
  throw new Error(`${declared.path} tells ${type} and does not declare it (meta: tells)`)
}

/** Throws when a procedure has not declared that it refuses with this. */
export function checkDeclaredRefusal(path: string, { refuses = [] }: ProcedureMeta, { code }: Refusal): void {
  const isDeclared = [...alwaysRefused, ...refuses].some((type) => type.code === code)
  if (!isDeclared) throw new Error(`${path} refuses with ${code} and does not declare it (meta: refuses)`)
}
