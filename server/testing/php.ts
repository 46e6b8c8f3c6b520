import { expect } from 'bun:test'
import { aSession } from '../../db/testing/journeys.ts'
import { type AppOptions, createApp } from '../app.ts'
import type { World } from '../core/context.ts'
import { createMetrics } from '../core/operations/metrics.ts'
import { errorCodesOf } from '../core/php/openapi.ts'
import { phpPaths } from '../php.ts'

export interface Question {
  method?: string
  path: string
  headers?: Record<string, string>
  /** Sent as JSON, or as it is when it is text or bytes. */
  body?: unknown
  /** Whose browser asks; a visitor's by default. */
  as?: { id: string } | null
}

export type Ask = (question: Question) => Promise<Response>

/** The header of user.php. */
export const client = { 'x-request-type': 'client' }

/** The whole application, without a server around it. */
export function appOf(world: World, options: Partial<AppOptions> = {}) {
  const built = { entry: '/assets/app.js', preloads: [], routes: {}, parts: {} }
  const manifest = () => ({ stamp: 'test', css: '', locales: { nl: built, en: built }, office: { nl: built } })
  const stopping = new AbortController().signal
  return createApp({ world, manifest, metrics: createMetrics(), stopping, ...options }).elysia
}

/** Asks it as a browser on a page of the site would. */
export function askingOf(world: World, app = appOf(world)): Ask {
  return async ({ method = 'GET', path, headers = {}, body, as }) => {
    const sent = new Headers({ 'sec-fetch-site': 'same-origin' })
    if (as) sent.set('cookie', `vonk_session=${await aSession(world.db, as.id)}`)
    const isBytes = body instanceof Uint8Array
    if (isBytes) sent.set('content-length', `${body.byteLength}`)
    else if (body !== undefined) sent.set('content-type', 'application/json')
    for (const [name, value] of Object.entries(headers)) sent.set(name, value)
    const asIs = body === undefined || typeof body === 'string' || isBytes
    const given = asIs ? (body as BodyInit | undefined) : JSON.stringify(body)
    const response = await app.handle(new Request(`http://localhost${path}`, { method, headers: sent, body: given }))
    await expectAnnounced(method, path, response)
    return response
  }
}

/** No PHP path says a no that its documentation leaves out, whichever test meets it. */
async function expectAnnounced(method: string, path: string, response: Response): Promise<void> {
  const asked = phpPaths.find((known) => known.path === path.split('?')[0] && known.method === method)
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  if (!asked || response.status < 400 || !isJson) return
  const { error, problems = [] } = await response.clone().json()
  const codes = errorCodesOf(asked)
  const unannounced = problems.filter(
    (problem: { error: string }) => ![...codes.values()].flat().includes(problem.error),
  )
  expect({ status: response.status, announced: codes.get(response.status) ?? [], unannounced }).toEqual({
    status: response.status,
    announced: expect.arrayContaining([error]),
    unannounced: [],
  })
}
