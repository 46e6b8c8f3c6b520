/** Sends bytes as they are and returns the status of the answer; undefined when the server hangs up without one. */
export async function sendRaw(port: number, request: string | Uint8Array): Promise<number | undefined> {
  const answer = Promise.withResolvers<string>()
  let heard = ''
  const line = await Bun.connect({
    hostname: '127.0.0.1',
    port,
    socket: {
      open: (socket) => void socket.write(request),
      data(_, bytes) {
        heard += new TextDecoder().decode(bytes)
        if (heard.includes('\r\n')) answer.resolve(heard)
      },
      close: () => answer.resolve(heard),
      error: () => answer.resolve(heard),
    },
  })
  const status = /^HTTP\/1\.1 (\d{3})/.exec(await answer.promise)?.[1]
  line.terminate()
  return status ? Number(status) : undefined
}
