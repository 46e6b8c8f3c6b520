import { createAtom } from '@tanstack/react-store'
import { isTooSmall } from '../../../../server/features/photos/rules/size.ts'
import { newClientId } from '../../../lib/client-id.ts'
import { refusalIn } from '../../../lib/refusal-words.ts'
import { isTransient, maxRetries, retryDelay } from '../../../lib/retry.ts'
import { type CropArea, preparePhoto, tooSmall, UnfitPhoto } from './prepare.ts'
import { postPhoto } from './send.ts'
import { troubleOf, type UploadTrouble } from './trouble.ts'

/** A photo on its way, from being chosen until it is among one's own. */
export interface Upload {
  clientId: string
  /** An address of this page’s, of the photo as it was chosen; null where the browser cannot show it. */
  preview: string | null
  state: 'preparing' | 'waiting' | 'sending' | 'postponed' | 'failed'
  /** When it is sent again (by this browser’s clock, in ms), where the server was too busy for it. */
  againAt?: number
  /** In bytes. */
  sent: number
  total: number
  trouble?: UploadTrouble
}

export interface ChosenPhoto {
  file: Blob
  area?: CropArea
  replaces?: string
}

interface UploadContext {
  memberId: string
  /** Asks for one’s photos again. */
  arrived: () => Promise<unknown>
  /** Hears of everything that the server refuses. */
  refused: (error: unknown) => void
}

/** Photos that are made ready and sent at the same time: more would only wait for each other. */
const atOnce = 2

export const uploads = createAtom<readonly Upload[]>([])

interface UploadTask extends ChosenPhoto, UploadContext {
  stop: AbortController
}
const works = new Map<string, UploadTask>()
/** By their ids, in the order in which they were chosen. */
const queue = new Set<string>()
let running = 0

/** They go on while the member is on other pages of the site. */
export function addUploads(chosen: readonly ChosenPhoto[], surroundings: UploadContext): void {
  for (const one of chosen) {
    const clientId = newClientId()
    works.set(clientId, { ...one, ...surroundings, stop: new AbortController() })
    const preview = URL.createObjectURL(one.file)
    uploads.set((all) => [...all, { clientId, preview, state: 'waiting', sent: 0, total: 0 }])
    enqueue(clientId)
  }
}

/** Shows one that cannot be sent, and why. */
export function addUnfit(words: string): void {
  const upload = { clientId: newClientId(), preview: null, sent: 0, total: 0 }
  uploads.set((all) => [...all, { ...upload, state: 'failed', trouble: { words, canRetry: false } }])
}

/** Also for a failed upload. A photo that the server already has stays, and arrives by the live stream. */
export function cancelUpload(clientId: string): void {
  works.get(clientId)?.stop.abort()
  forget(clientId)
}

export function retryUpload(clientId: string): void {
  change(clientId, { state: 'waiting', trouble: undefined, sent: 0 })
  enqueue(clientId)
}

function enqueue(clientId: string): void {
  queue.add(clientId)
  void workOn()
}

async function workOn(): Promise<void> {
  const [clientId] = queue
  const work = clientId && works.get(clientId)
  if (running === atOnce || !work) return
  queue.delete(clientId)
  running++
  try {
    change(clientId, { state: 'preparing' })
    const prepared = await preparePhoto(work.file, work.area)
    if (isTooSmall(prepared)) throw tooSmall()
    await deliver(clientId, work, prepared.blob)
    await work.arrived()
    forget(clientId)
  } catch (error) {
    if (!work.stop.signal.aborted) fail(clientId, work, error)
  } finally {
    running--
    void workOn()
  }
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, milliseconds)
  signal.addEventListener('abort', () => resolve())
  await promise
  clearTimeout(timer)
}

/** Again and again where the line or the server is in trouble, as with calls (product §12.3). */
async function deliver(
  clientId: string,
  { stop: { signal }, replaces, memberId }: UploadTask,
  body: Blob,
): Promise<void> {
  const path = `/photos?${new URLSearchParams({ clientId, ...(replaces && { replaces }) })}`
  for (let failures = 0; ; failures++) {
    signal.throwIfAborted()
    change(clientId, { state: 'sending', againAt: undefined, sent: 0, total: body.size })
    const onProgress = (bytes: number) => change(clientId, { sent: Math.min(bytes, body.size) })
    try {
      await postPhoto(path, { memberId, body, signal, onProgress })
      return
    } catch (error) {
      if (signal.aborted || failures === maxRetries || !isTransient(error)) throw error
      const wait = retryDelay(failures, error)
      if (refusalIn(error)) change(clientId, { state: 'postponed', againAt: Date.now() + wait })
      await pause(wait, signal)
    }
  }
}

function fail(clientId: string, { refused }: UploadTask, error: unknown): void {
  refused(error)
  const isUnfit = error instanceof UnfitPhoto
  change(clientId, { state: 'failed', trouble: troubleOf(error), ...(isUnfit && { preview: null }) })
}

function forget(clientId: string): void {
  const gone = uploads.get().find((upload) => upload.clientId === clientId)
  if (gone?.preview) URL.revokeObjectURL(gone.preview)
  works.delete(clientId)
  queue.delete(clientId)
  uploads.set((all) => all.filter((upload) => upload.clientId !== clientId))
}

function change(clientId: string, changes: Partial<Upload>): void {
  uploads.set((all) => all.map((upload) => (upload.clientId === clientId ? { ...upload, ...changes } : upload)))
}
