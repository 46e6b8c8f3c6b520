import { timingSafeEqual } from 'node:crypto'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export interface Metrics {
  /** Notes an answered request; `route` is its pattern, never its path. */
  request(route: string, status: number, seconds: number): void
  text(): Promise<string>
  contentType: string
}

/** A number that is read when somebody asks. */
export interface ReadGauge {
  /** In the words of Prometheus: with its unit at the end. */
  name: `vonk_${string}`
  help: string
  read: () => number | Promise<number>
}

export function createMetrics(gauges: readonly ReadGauge[] = []): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'vonk_request_seconds',
    help: 'Time to answer, by kind of request and status class',
    labelNames: ['route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  })
  for (const { read, ...told } of gauges) {
    new Gauge({
      ...told,
      registers: [registry],
      async collect() {
        // A gauge that cannot be read now, such as without a database, must not hide the others.
        this.set(await Promise.try(read).catch(() => Number.NaN))
      },
    })
  }
  return {
    request: (route, status, seconds) => requests.observe({ route, status: `${Math.floor(status / 100)}xx` }, seconds),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}

/** Requires the operator's token and nothing else: clients can forge what a request says about its origin. */
export async function metricsResponse(
  { headers }: Request,
  token: string | undefined,
  metrics: Metrics,
): Promise<Response> {
  const shown = headers.get('authorization') ?? ''
  if (token === undefined || !isSame(shown, `Bearer ${token}`)) return new Response('Not found', { status: 404 })
  const answer = { 'content-type': metrics.contentType, 'cache-control': 'no-store' }
  return new Response(await metrics.text(), { headers: answer })
}

/** Takes as long wherever they differ. */
function isSame(shown: string, expected: string): boolean {
  const [a, b] = [shown, expected].map((text) => new Bun.CryptoHasher('sha256').update(text.slice(0, 1_000)).digest())
  return timingSafeEqual(a as Buffer, b as Buffer)
}
