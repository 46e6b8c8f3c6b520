import { deflateSync } from 'node:zlib'

const signature = Buffer.from('89504e470d0a1a0a', 'hex')

/** A piece of a PNG, with the sum that its readers check. */
export function chunk(type: string, data: Uint8Array | string): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), Buffer.from(data as string)])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length - 4)
  sum.writeUInt32BE(Bun.hash.crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A PNG of these chunks behind its head; `bits` for each channel, `colour` as the format numbers it (0 grey, 6 RGBA). */
export function png(width: number, height: number, chunks: Buffer[], { bits = 8, colour = 0 } = {}): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([bits, colour, 0, 0, 0], 8)
  return Buffer.concat([signature, chunk('IHDR', head), ...chunks, chunk('IEND', '')])
}

/** So many bytes of nothing, pressed. */
export const pressed = (bytes: number) => deflateSync(Buffer.alloc(bytes), { level: 9 })

/** Puts chunks behind the head of a PNG. */
export function withChunks(file: Buffer, ...chunks: Buffer[]): Buffer {
  const head = signature.length + 25
  return Buffer.concat([file.subarray(0, head), ...chunks, file.subarray(head)])
}
