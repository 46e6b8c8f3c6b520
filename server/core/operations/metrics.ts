import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export interface Metrics {
  /** Notes an answered request; `route` is its pattern, never its path. */
  request(route: string, status: number, seconds: number): void
  text(): Promise<string>
  contentType: string
}

export function createMetrics(openStreams: () => number): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'vonk_request_seconds',
    help: 'Time to answer, by kind of request and status class',
    labelNames: ['route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  })
  new Gauge({
    name: 'vonk_open_streams',
    help: 'Members listening now',
    registers: [registry],
    collect() {
      this.set(openStreams())
    },
  })
  return {
    request: (route, status, seconds) => requests.observe({ route, status: `${Math.floor(status / 100)}xx` }, seconds),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
