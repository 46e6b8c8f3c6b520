import { aSession } from '../../db/testing/journeys.ts'
import { createApp } from '../app.ts'
import type { World } from '../core/context.ts'
import { createMetrics } from '../core/metrics.ts'

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

/** The whole application, without a server around it. */
export function appOf(world: World, { patience }: { patience?: number } = {}) {
  const built = { entry: '/assets/app.js', preloads: [], routes: {} }
  const manifest = () => ({ stamp: 'test', css: '', locales: { nl: built, en: built } })
  const stopping = new AbortController().signal
  return createApp({ world, manifest, metrics: createMetrics(() => 0), stopping, patience }).elysia
}

/** Asks it as a browser on a page of the site would. */
export function askingOf(world: World, app = appOf(world)): Ask {
  return async ({ method = 'GET', path, headers = {}, body, as }) => {
    const sent = new Headers({ 'sec-fetch-site': 'same-origin' })
    if (as) sent.set('cookie', `vonk_session=${await aSession(world.db, as.id)}`)
    if (body !== undefined) sent.set('content-type', 'application/json')
    for (const [name, value] of Object.entries(headers)) sent.set(name, value)
    const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body)
    return app.handle(new Request(`http://localhost${path}`, { method, headers: sent, body: text }))
  }
}
