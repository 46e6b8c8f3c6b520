import type { Socket } from 'bun'

export interface BreakableLine {
  url: string
  /** How many connections have been broken so far. */
  cuts(): number
  /** Breaks every open connection; new ones work. */
  breakAll(): void
  /** Drops all data from now on without an error, as when a phone sleeps. */
  freeze(): void
  /** New connections work again. Those that were open while it was frozen stay dead, without an error. */
  thaw(): void
  close(): void
}

interface Lane {
  other?: Socket<Lane>
  /** What the client has sent before the server was connected. */
  waiting: Uint8Array[]
  /** Bytes that the server may still send on this connection. */
  allowance: number
  isFrozen: boolean
}

/**
 * A network between a client and the server in which connections break in the middle of what the server says, so that
 * the client cannot know whether its wish was done. Each connection lives for as many bytes as `allow` gives it.
 */
export function breakableLine(port: number, allow: () => number = () => Number.POSITIVE_INFINITY): BreakableLine {
  const clients = new Set<Socket<Lane>>()
  let cuts = 0
  let isFrozen = false
  const front = Bun.listen<Lane>({
    hostname: '127.0.0.1',
    port: 0,
    socket: {
      open(client) {
        client.data = { waiting: [], allowance: allow(), isFrozen }
        clients.add(client)
        void reachServer(client)
      },
      data: ({ data }, bytes) => hear(data, bytes),
      close: (client) => leave(client),
      error: (client) => client.terminate(),
    },
  })

  function hear({ other, waiting, ...lane }: Lane, bytes: Uint8Array): void {
    if (lane.isFrozen) return
    if (other) other.write(bytes)
    else waiting.push(bytes.slice())
  }

  function leave(client: Socket<Lane>): void {
    clients.delete(client)
    client.data.other?.terminate()
  }

  async function reachServer(client: Socket<Lane>): Promise<void> {
    const server = await Bun.connect<Lane>({
      hostname: '127.0.0.1',
      port,
      socket: {
        data: (_, bytes) => pass(client, bytes),
        close: () => void (client.data.isFrozen || client.terminate()),
        error: () => client.terminate(),
      },
    }).catch(() => undefined)
    if (!server) return void client.terminate()
    for (const bytes of client.data.waiting) server.write(bytes)
    client.data.other = server
  }

  function pass(client: Socket<Lane>, bytes: Uint8Array): void {
    const lane = client.data
    if (lane.isFrozen) return
    client.write(bytes.subarray(0, lane.allowance))
    lane.allowance -= bytes.length
    if (lane.allowance <= 0) cut(client)
  }

  function cut(client: Socket<Lane>): void {
    cuts++
    client.terminate()
    client.data.other?.terminate()
  }

  return {
    url: `http://127.0.0.1:${front.port}`,
    cuts: () => cuts,
    breakAll() {
      for (const client of clients) cut(client)
    },
    freeze() {
      isFrozen = true
      for (const { data } of clients) data.isFrozen = true
    },
    thaw() {
      isFrozen = false
    },
    close: () => front.stop(true),
  }
}
