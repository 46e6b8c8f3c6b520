import type { BrowserContext, Request } from '@playwright/test'

/** The requests of this browser that have no whole answer, at the moment when the result is called: their pages, addresses and ages. */
export function listenForRequests(context: BrowserContext): () => string[] {
  const begun = new Map<Request, number>()
  const end = (request: Request) => begun.delete(request)
  context.on('request', (request) => begun.set(request, Date.now()))
  context.on('requestfinished', end)
  context.on('requestfailed', end)
  return () => [
    ...context.pages().map((page) => `open: ${page.url()}`),
    ...[...begun].map(([request, since]) => {
      const age = ((Date.now() - since) / 1000).toFixed(1)
      return `for ${age} s: ${request.method()} ${request.resourceType()} ${request.url()}`
    }),
  ]
}
