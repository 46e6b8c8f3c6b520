/**
 * Sends a request whose body never ends, a thousand bytes at a time, and returns how many pieces of it were taken: until
 * the server hangs up, or `most`.
 */
export async function sendEndlessBody(port: number, head: string, most: number): Promise<number> {
  const end = new AbortController()
  const line = await Bun.connect({
    hostname: '127.0.0.1',
    port,
    socket: {
      open: (socket) => void socket.write(`${head}\r\nTransfer-Encoding: chunked\r\n\r\n`),
      data() {},
      close: () => end.abort(),
      error: () => end.abort(),
    },
  })
  let taken = 0
  while (!end.signal.aborted && taken < most) {
    line.write(`3e8\r\n${'x'.repeat(1000)}\r\n`)
    taken++
    await Bun.sleep(2)
  }
  line.terminate()
  return taken
}
