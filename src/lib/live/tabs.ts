/**
 * One stream per browser: of all tabs of a member one holds the lock and follows the server; the others hear from it.
 * A browser allows six connections to a host over HTTP/1.1, so a stream per tab would make the seventh tab hang.
 */
export interface Tabs<Note> {
  post(note: Note): void
  close(): void
}

/** Calls `lead` when this tab is to follow the server (at once, or when the leading tab goes); `hear` for notes. */
export function joinTabs<Note>(
  name: string,
  lead: (signal: AbortSignal) => void,
  hear: (note: Note) => void,
): Tabs<Note> {
  const leaving = new AbortController()
  // Locks need a secure context: without one every tab follows by itself.
  if (!navigator.locks) {
    lead(leaving.signal)
    return { post: () => {}, close: () => leaving.abort() }
  }
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }: MessageEvent<Note>) => hear(data)
  const held = () =>
    new Promise<void>((resolve) => {
      leaving.signal.addEventListener('abort', () => resolve(), { once: true })
      lead(leaving.signal)
    })
  navigator.locks.request(name, { signal: leaving.signal }, held).catch(() => {
    // Rejected only because this tab left before its turn came.
  })
  return {
    post: (note) => channel.postMessage(note),
    close: () => {
      leaving.abort()
      channel.close()
    },
  }
}
