/** What is not answered within this time hangs on a lost line, in milliseconds: the server takes 15 s at most. */
export const patience = 16_000

/** `fetch` of a whole answer that gives up what hangs, before its first byte or after, so that it can be tried again. */
export async function patiently(address: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const late = AbortSignal.timeout(patience)
  try {
    const signal = init.signal ? AbortSignal.any([init.signal, late]) : late
    const response = await fetch(address, { ...init, signal })
    return new Response(await response.arrayBuffer(), response)
  } catch (error) {
    if (late.aborted) dropIdleConnections()
    throw error
  }
}

/** Connections that a browser keeps to one host. */
const keptByBrowser = 6
/** Milliseconds in which a live connection answers, or its place is given up. */
const probe = 3_000
let isDropping = false

/**
 * After something has hung: a browser goes on to use the connections that it has kept, one after the other, and they are
 * as dead. Takes all of them at once, so that the next call gets a new one.
 */
export function dropIdleConnections(): void {
  if (isDropping) return
  isDropping = true
  const ask = () => fetch('/healthz', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(probe) })
  void Promise.allSettled(Array.from({ length: keptByBrowser }, ask)).then(() => {
    isDropping = false
  })
}
