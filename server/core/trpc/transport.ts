import type { AnyTRPCRouter } from '@trpc/server'
import type { Context } from '../context.ts'
import type { IncomingRequest } from '../http/incoming-request.ts'
import type { Locale } from '../i18n/locales.ts'
import type { Log } from '../operations/log.ts'

export interface Call {
  incoming: IncomingRequest
  router: AnyTRPCRouter
  /** The procedures as the address names them: with commas where it is a batch. */
  names: string
  log: Log
  /** Opened once for all that the request asks. */
  openContext: () => Promise<Context>
  /** The language to answer in where that cannot be done. */
  localeWithout: () => Promise<Locale>
}

/** Answers requests for procedures in the format of tRPC. There are two: by-hand.ts, and tRPC's own in by-adapter.ts. */
export type Transport = (call: Call) => Promise<Response>

export const noStore = { 'cache-control': 'no-store' }
