import type { z } from 'zod'
import type { World } from '../context.ts'

/** How many jobs of a queue this server does at once: so many workers, each with up to `batch` jobs. */
export interface Pace {
  workers: number
  /** More than one: pg-boss takes the next jobs without a pause only behind a full batch of several. */
  batch: number
}

/** Work that is enqueued. Payloads name rows and carry no secrets: they are kept for days. */
export interface Job<Payload extends object> {
  /** Stands in the databases of running sites. */
  readonly queue: string
  doneBy(verb: (world: World, payload: Payload) => Promise<void>): JobDefinition
}

export interface JobDefinition {
  readonly queue: string
  readonly pace: Pace
  /** When the queue gets a job of its own (cron, UTC). */
  readonly schedule?: string
  /** Throws where the payload is not what the queue holds. */
  run(world: World, payload: unknown): Promise<void>
}

/** Declares work that verbs enqueue: what it is given, and how much of it is done at once. */
export function job<Payload extends object>(queue: string, payload: z.ZodType<Payload>, pace: Pace): Job<Payload> {
  return {
    queue,
    doneBy: (verb) => ({ queue, pace, run: async (world, data) => verb(world, payload.parse(data)) }),
  }
}

/** Declares work that comes by itself, by a schedule (cron, UTC), one at a time. */
export function scheduled(queue: string, schedule: string, verb: (world: World) => Promise<void>): JobDefinition {
  return { queue, pace: { workers: 1, batch: 1 }, schedule, run: verb }
}
