import type { Socket } from 'bun'

export interface BreakableLine {
  url: string
  /** How many connections have been broken so far. */
  cuts(): number
  close(): void
}

interface Lane {
  other?: Socket<Lane>
  /** What the client has said before the server was reached. */
  waiting: Uint8Array[]
  /** Bytes that the server may still say on this connection. */
  allowance: number
}

/**
 * A network between a client and the server in which connections break in the middle of what the server says, so that
 * the client cannot know whether its wish was done. Each connection lives for one of `allowances` bytes, in turn.
 */
export function breakableLine(port: number, allowances: number[]): BreakableLine {
  let opened = 0
  let cuts = 0
  const front = Bun.listen<Lane>({
    hostname: '127.0.0.1',
    port: 0,
    socket: {
      open(client) {
        client.data = { waiting: [], allowance: allowances[opened++ % allowances.length] ?? 0 }
        void reachServer(client)
      },
      data: ({ data }, bytes) => void (data.other ? data.other.write(bytes) : data.waiting.push(bytes.slice())),
      close: ({ data }) => data.other?.terminate(),
      error: (client) => client.terminate(),
    },
  })

  async function reachServer(client: Socket<Lane>): Promise<void> {
    const server = await Bun.connect<Lane>({
      hostname: '127.0.0.1',
      port,
      socket: {
        data: (_, bytes) => pass(client, bytes),
        close: () => client.terminate(),
        error: () => client.terminate(),
      },
    }).catch(() => undefined)
    if (!server) return void client.terminate()
    for (const bytes of client.data.waiting) server.write(bytes)
    client.data.other = server
  }

  function pass(client: Socket<Lane>, bytes: Uint8Array): void {
    const lane = client.data
    client.write(bytes.subarray(0, lane.allowance))
    lane.allowance -= bytes.length
    if (lane.allowance > 0) return
    cuts++
    client.terminate()
    lane.other?.terminate()
  }

  return { url: `http://127.0.0.1:${front.port}`, cuts: () => cuts, close: () => front.stop(true) }
}
