import { type AnyElysia, Elysia } from 'elysia'
import type { ClientManifest } from '../scripts/build.ts'
import type { World } from './core/context.ts'
import type { Feature } from './core/feature.ts'
import { createResponder, type Patience } from './core/http/responder.ts'
import { web } from './core/http/web.ts'
import { readiness } from './core/operations/health.ts'
import { type Metrics, metricsResponse } from './core/operations/metrics.ts'
import { docsOf } from './core/php/docs.ts'
import { officePath } from './core/staff.ts'
import { trpcHandler } from './core/trpc/handler.ts'
import type { Transport } from './core/trpc/transport.ts'
import * as features from './features.ts'
import { phpPaths, phpPlugin } from './php.ts'
import { serveAsset } from './render/assets.ts'
import { liveReloadPath, liveReloadResponse } from './render/live-reload.ts'
import { pageResponse } from './render/page-response.ts'
import { serveSiteFile } from './render/site-files.ts'
import { serveStatesFile, statesPage } from './render/states-page.ts'
import { appRouter } from './router.ts'

export interface AppOptions extends Patience {
  world: World
  manifest: () => ClientManifest
  metrics: Metrics
  /** Aborts when the server is about to stop. */
  stopping: AbortSignal
  /** How procedures are answered, if not by the default. */
  transport?: Transport
}

/** Seconds a silent connection stays open; the streams ping more often. */
const idleTimeout = 60
/**
 * Bytes that the HTTP server accepts. It is above our own limits, so that we refuse with a readable error
 * (core/http/body.ts).
 */
const mostReceived = 64 * 1024 * 1024

/** Everything the product answers, as one web application. `settle` waits for the requests under way. */
export function createApp({ world, manifest, metrics, stopping, transport, ...patience }: AppOptions) {
  const { respond, settle } = createResponder(world, metrics, patience)
  const answerCalls = trpcHandler(world, appRouter, transport)
  const elysia: AnyElysia = new Elysia({
    // Elysia would else look for the path behind the fourth letter of the host.
    handler: { standardHostname: false },
    // One router for what browsers and what tests ask.
    systemRouter: false,
    strictPath: true,
    serve: { idleTimeout, maxRequestBodySize: mostReceived },
  })
    .wrap((answer) => (request: Request) => respond(answer as never, request, elysia.server))
    // Elysia would parse the query string before the request has got its turn. With `qi` at -1 it finds none.
    .onRequest((asking) => {
      const place: typeof asking & { qi?: number } = asking
      place.qi = -1
    })
    .use(serverPlugin({ world, metrics, stopping }))
    .use(Object.values<Feature>(features).flatMap((feature) => feature.web?.(world) ?? []))
    .use(docsOf(phpPaths))
    .use(phpPlugin)
    .use(
      web()
        .all('/trpc/*', async ({ incoming }) => answerCalls(incoming))
        .all(`${officePath}/trpc/*`, async ({ incoming }) => answerCalls(incoming)),
    )
    .use(pagesPlugin(world, manifest))
  return { elysia, settle }
}

/** The health, readiness and metrics paths. */
function serverPlugin({ world, metrics, stopping }: Pick<AppOptions, 'world' | 'metrics' | 'stopping'>) {
  return web()
    .all('/healthz', () => new Response('ok'))
    .all('/readyz', async () => readiness(world, stopping))
    .all('/metrics', async ({ request }) => metricsResponse(request, world.config.metricsToken, metrics))
}

/** Everything that people see, and what that needs. */
function pagesPlugin(world: World, manifest: () => ClientManifest) {
  const plugin = web()
  if (world.config.mode === 'development') plugin.all(liveReloadPath, () => liveReloadResponse())
  // For people who work on the product or try it.
  if (world.config.mode === 'development' || world.isDemo)
    plugin
      .all('/dev/states', async () => statesPage(manifest()))
      .all('/dev/states/*', async ({ incoming }) => serveStatesFile(incoming.url.pathname.split('/').at(-1) ?? ''))
  return plugin
    .all('/assets/*', async ({ incoming }) =>
      serveAsset(incoming.url.pathname.split('/').at(-1) ?? '', incoming.request),
    )
    .all(
      '*',
      async ({ incoming }) => (await serveSiteFile(world, incoming.request)) ?? pageResponse(incoming, manifest()),
    )
}
