import { freePort, type RunningServer, startServer } from './server.ts'

/** How the process of a server fares. */
export interface Fare {
  /** Milliseconds for which it did nothing but one thing, at most, since it was asked last. */
  longestPause: number
  /** Milliseconds that its threads have worked so far. */
  processor: number
  /** Bytes. */
  memory: number
}

export interface WatchedServer extends RunningServer {
  fare(): Promise<Fare>
  /** The same after it has thrown away what it need not keep. */
  tidied(): Promise<Fare>
}

/** Starts a server that reports its load on a connection that only drills open. */
export async function startWatched(dataDir: string): Promise<WatchedServer> {
  const port = freePort()
  const settings = { WATCH_PORT: `${port}`, TRUSTED_PROXIES: '1' }
  const server = await startServer(dataDir, {
    settings,
    program: 'server/reliability/testing/servers/watched-server.ts',
  })
  const ask = async (path: string): Promise<Fare> => (await fetch(`http://127.0.0.1:${port}${path}`)).json()
  return { ...server, fare: () => ask('/'), tidied: () => ask('/tidy') }
}
