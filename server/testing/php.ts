import { aSession } from '../../db/testing/journeys.ts'
import { createApp } from '../app.ts'
import { createMetrics } from '../core/metrics.ts'
import type { TestWorld } from './world.ts'

export interface Question {
  method?: string
  path: string
  headers?: Record<string, string>
  /** Sent as JSON, or as it is when it is text. */
  body?: unknown
  /** Whose browser asks; a visitor's by default. */
  as?: { id: string } | null
}

export type Ask = (question: Question) => Promise<Response>

/** The header of user.php. */
export const client = { 'x-request-type': 'client' }

/** Asks the whole application, as a browser on a page of the site would. */
export function askingOf(world: TestWorld): Ask {
  const manifest = () => ({ stamp: 'test', css: '', locales: {} })
  const { elysia } = createApp({
    world,
    manifest,
    metrics: createMetrics(() => 0),
    stopping: new AbortController().signal,
  })
  return async ({ method = 'GET', path, headers = {}, body, as }) => {
    const sent = new Headers({ 'sec-fetch-site': 'same-origin' })
    if (as) sent.set('cookie', `vonk_session=${await aSession(world.db, as.id)}`)
    if (body !== undefined) sent.set('content-type', 'application/json')
    for (const [name, value] of Object.entries(headers)) sent.set(name, value)
    const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body)
    return elysia.handle(new Request(`http://localhost${path}`, { method, headers: sent, body: text }))
  }
}
