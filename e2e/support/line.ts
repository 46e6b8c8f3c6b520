import { connect, createServer, type Socket } from 'node:net'

/** A line to the server that can go dead, as a phone's does in a tunnel. */
export interface Line {
  /** Where a browser reaches the server through this line. */
  baseURL: string
  /** Breaks every connection; new ones break at once. */
  cut(): void
  mend(): void
  /** What either side says from now on is lost, and nobody hears of it. */
  freeze(): void
  /** New connections live again; those that were there while it was frozen stay dead without a word. */
  thaw(): void
  close(): Promise<void>
}

/** A line of one browser's own to the server at this address. */
export async function lineTo(serverURL: string): Promise<Line> {
  const ends = new Set<Socket>()
  const lanes = new Set<[near: Socket, far: Socket]>()
  let isCut = false
  let isFrozen = false

  const keep = (end: Socket): void => {
    ends.add(end)
    end.on('close', () => ends.delete(end))
    // A connection that breaks is what this is for.
    end.on('error', () => end.destroy())
  }
  const server = createServer((near) => {
    keep(near)
    if (isCut) return void near.destroy()
    const far = connect(Number(new URL(serverURL).port), 'localhost')
    keep(far)
    near.pipe(far).pipe(near)
    if (isFrozen) silence(near, far)
    else lanes.add([near, far])
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as { port: number }

  const silence = (...lane: Socket[]): void => {
    for (const end of lane) end.unpipe().resume()
  }
  const breakAll = () => {
    for (const end of ends) end.destroy()
  }
  return {
    baseURL: `http://localhost:${port}`,
    cut() {
      isCut = true
      breakAll()
    },
    mend() {
      isCut = false
    },
    freeze() {
      isFrozen = true
      for (const lane of lanes) silence(...lane)
      lanes.clear()
    },
    thaw() {
      isFrozen = false
    },
    async close() {
      breakAll()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
