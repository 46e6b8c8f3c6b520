import type { Socket, TCPSocketListener } from 'bun'

/** A line to a service of this machine that can be made to break, at one end or the other. */
export interface UnreliableLine {
  url: string
  /** What is asked gets there and is done; the line breaks instead of bringing the answer. */
  loseAnswers(): void
  /** Nothing is answered, and nothing breaks either. */
  hang(): void
  /** Nothing gets there. */
  cut(): void
  mend(): void
  close(): void
}

type State = 'fine' | 'loses answers' | 'hangs' | 'is cut'

interface Ends {
  /** The service's, once it is connected. */
  far: Promise<Socket<{ near: Socket<Ends> }>>
}

/** `url` is the service's; its path is kept. */
export function unreliableLine(url: string): UnreliableLine {
  const { hostname, port, pathname } = new URL(url)
  let state: State = 'fine'
  const open = (near: Socket<Ends>) =>
    Bun.connect<{ near: Socket<Ends> }>({
      ...{ hostname, port: Number(port), data: { near } },
      socket: {
        data(far, bytes) {
          if (state === 'fine') return void far.data.near.write(bytes)
          if (state === 'loses answers') far.data.near.terminate()
        },
        close: (far) => void (state === 'fine' && far.data.near.end()),
        error: () => {},
      },
    })
  const listener: TCPSocketListener<Ends> = Bun.listen<Ends>({
    ...{ hostname: '127.0.0.1', port: 0 },
    socket: {
      open(near) {
        if (state === 'is cut') return void near.terminate()
        near.data = { far: open(near) }
      },
      async data(near, bytes) {
        if (state === 'is cut') return void near.terminate()
        const far = await near.data.far
        far.write(bytes)
      },
      close: async (near) => void (await near.data?.far)?.end(),
      error: () => {},
    },
  })
  const become = (next: State) => () => {
    state = next
  }
  return {
    url: `http://127.0.0.1:${listener.port}${pathname === '/' ? '' : pathname}`,
    loseAnswers: become('loses answers'),
    hang: become('hangs'),
    cut: become('is cut'),
    mend: become('fine'),
    close: () => listener.stop(true),
  }
}
