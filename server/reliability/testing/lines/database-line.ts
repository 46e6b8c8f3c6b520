import { connect, createServer, type Socket } from 'node:net'
import { Transform } from 'node:stream'
import { freePort } from '../servers/server.ts'

/** A network between the server and its database, with the faults that networks have. */
export interface DatabaseLine extends AsyncDisposable {
  /** For DATABASE_URL. */
  url: string
  /** Every round trip takes so much longer, in milliseconds. */
  slow(ms: number): void
  /** Breaks what is open and takes no new connections. */
  refuse(): Promise<void>
  /** Breaks what is open; new connections are taken and nothing is ever answered. */
  silence(): void
  /** Drops all data of open connections without an error; new connections work. */
  freeze(): void
  /** As at first. What was frozen stays so. */
  mend(): Promise<void>
}

/** Leads from a port of its own to the PostgreSQL behind this unix socket. */
export async function databaseLine(socket: string): Promise<DatabaseLine> {
  const port = freePort()
  const clients = new Set<Socket>()
  let delay = 0
  let isSilent = false
  let freezes = new AbortController()
  const front = createServer((client) => {
    clients.add(client)
    client.on('close', () => clients.delete(client)).on('error', () => client.destroy())
    if (!isSilent) passOn(client)
  })

  function passOn(client: Socket): void {
    const server = connect(socket)
    const frozen = freezes.signal
    const isLive = () => !frozen.aborted
    server.on('close', () => isLive() && client.destroy()).on('error', () => isLive() && client.destroy())
    client.on('close', () => server.destroy())
    client
      .pipe(whole(isLive))
      .pipe(delayed(() => delay))
      .pipe(server)
    server.pipe(whole(isLive)).pipe(client)
  }
  const breakAll = () => {
    for (const client of clients) client.destroy()
  }
  const open = () => new Promise<void>((opened) => front.listen(port, '127.0.0.1', opened))
  const close = () => new Promise<void>((closed) => void (front.listening ? front.close(() => closed()) : closed()))

  await open()
  return {
    url: `postgres://vonk@127.0.0.1:${port}/postgres`,
    slow: (ms) => {
      delay = ms
    },
    async refuse() {
      const closed = close()
      breakAll()
      await closed
    },
    silence() {
      isSilent = true
      breakAll()
    },
    freeze() {
      freezes.abort()
      freezes = new AbortController()
    },
    async mend() {
      delay = 0
      if (isSilent) breakAll()
      isSilent = false
      if (!front.listening) await open()
    },
    async [Symbol.asyncDispose]() {
      breakAll()
      await close()
    },
  }
}

/** Hands on everything as long as the line lives, and nothing afterwards. */
function whole(isLive: () => boolean): Transform {
  return new Transform({ transform: (piece, _, done) => (isLive() ? done(null, piece) : done()) })
}

/** Hands on everything in order, each piece so many milliseconds later; several are on their way at once. */
function delayed(delay: () => number): Transform {
  let earliest = 0
  return new Transform({
    transform(piece, _, done) {
      earliest = Math.max(earliest, performance.now() + delay())
      setTimeout(() => this.push(piece), Math.max(0, earliest - performance.now()))
      done()
    },
  })
}
