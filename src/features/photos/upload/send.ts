import { TRPCClientError } from '@trpc/client'
import type { AppRouter } from '../../../../server/router.ts'

/** Milliseconds without a sign of life after which a line is lost: while it is sent, and while the photo is made. */
const silence = { sending: 20_000, making: 75_000 }

export interface UploadRequest {
  /** Whose page sends it. */
  memberId: string
  body: Blob
  signal: AbortSignal
  onProgress: (bytes: number) => void
}

/**
 * Sends a photo to a path of ours; what is answered. Rejects like a call: a refusal, a bug, or a line that is lost. `fetch`
 * tells nobody how far it has come.
 */
export function postPhoto(path: string, { memberId, body, signal, onProgress }: UploadRequest): Promise<unknown> {
  const request = new XMLHttpRequest()
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const lost = () => reject(new TypeError('the line was lost'))
  let timer: ReturnType<typeof setTimeout>
  const waitFor = (pause: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => request.abort(), pause)
  }
  request.open('POST', path)
  request.setRequestHeader('x-page-owner', memberId)
  request.responseType = 'json'
  request.upload.onprogress = ({ loaded }) => {
    waitFor(silence.sending)
    onProgress(loaded)
  }
  request.upload.onload = () => waitFor(silence.making)
  request.onload = () => (request.status === 200 ? resolve(request.response) : reject(refusalOf(request)))
  request.onerror = lost
  request.onabort = lost
  waitFor(silence.sending)
  signal.addEventListener('abort', () => request.abort())
  request.send(body)
  return promise.finally(() => clearTimeout(timer))
}

function refusalOf({ response, status }: XMLHttpRequest): Error {
  const shape = typeof response === 'object' && response?.data ? response : undefined
  return shape ? TRPCClientError.from<AppRouter>({ error: shape }) : new Error(`answered with ${status}`)
}
