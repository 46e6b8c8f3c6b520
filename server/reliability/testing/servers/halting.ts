import { freePort, type RunningServer, startServer } from './server.ts'

/**
 * The step (product §17.3, between provider and ledger) at which `who` halts: the next request, or a queue's next job.
 */
export interface Halt {
  who: string
  step: number
}

/** A server whose requests and jobs can be halted at a step, and whose clock can be moved. */
export interface HaltingServer extends RunningServer {
  haltAt(halt: Halt): Promise<void>
  goOn(who: string): Promise<void>
  isStanding(who: string): Promise<boolean>
  /** So many milliseconds before the machine's clock. */
  setAhead(ahead: number): Promise<void>
}

/** Starts one, whose test bank is open. */
export async function startHalting(dataDir: string, port?: number): Promise<HaltingServer> {
  const haltPort = freePort()
  const server = await startServer(dataDir, {
    ...(port !== undefined && { port }),
    settings: { HALT_PORT: `${haltPort}`, NODE_ENV: 'test' },
    program: 'server/reliability/testing/servers/halting-server.ts',
  })
  const tell = async (path: string, body: unknown): Promise<string[]> => {
    const told = { method: 'POST', body: JSON.stringify(body) }
    return (await fetch(`http://127.0.0.1:${haltPort}${path}`, told)).json()
  }
  return {
    ...server,
    haltAt: async (halt) => void (await tell('/halt', halt)),
    goOn: async (who) => void (await tell('/go-on', who)),
    isStanding: async (who) => (await tell('/', null)).includes(who),
    setAhead: async (ahead) => void (await tell('/ahead', ahead)),
  }
}
