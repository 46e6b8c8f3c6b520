import { TRPCClientError } from '@trpc/client'
import { m } from '~words'
import { isTransient } from '../../../lib/retry.ts'
import { forgetFile, keepFile, readFile } from '../../../lib/session/private-files.ts'
import type { Outputs } from '../../../lib/trpc.ts'
import { postPhoto } from '../../photos/upload/send.ts'
import type { Outgoing } from '../outbox/outbox.ts'
import { localPhotos } from './local-photos.ts'

const stops = new Map<string, AbortController>()

/** Keeps a photo that is to be sent under this id in the browser, and shows it from now on. */
export function keepOutgoing(clientId: string, photo: Blob): void {
  show(clientId, photo)
  void keepFile(clientId, photo)
}

/** Shows what an earlier page has kept. */
export async function showKept(clientId: string): Promise<Blob | undefined> {
  const photo = await readFile(clientId)
  if (photo && !localPhotos.get()[clientId]) show(clientId, photo)
  return photo
}

/** Sends a photo to the recipient of its message. Rejects like an API call. */
export async function sendOutgoing({ clientId, memberId }: Outgoing, myId: string): Promise<Outputs['chat']['send']> {
  const body = await showKept(clientId)
  if (!body) throw lostPhoto()
  const stop = new AbortController()
  stops.set(clientId, stop)
  try {
    const sent = await postPhoto(`/chat-photos?${new URLSearchParams({ memberId, clientId })}`, {
      ...{ memberId: myId, body, signal: stop.signal },
      onProgress: (bytes) => note(clientId, bytes / body.size),
    })
    return sent as Outputs['chat']['send']
  } catch (error) {
    note(clientId, 0)
    if (!isTransient(error)) void forgetFile(clientId)
    throw error
  } finally {
    stops.delete(clientId)
  }
}

/** The server has it, or its sender does not want it any more. */
export function settleOutgoing(clientId: string): void {
  stops.get(clientId)?.abort()
  void forgetFile(clientId)
}

function show(clientId: string, photo: Blob): void {
  localPhotos.set((all) => ({ ...all, [clientId]: { url: URL.createObjectURL(photo), sent: 0 } }))
}

function note(clientId: string, sent: number): void {
  localPhotos.set((all) => {
    const photo = all[clientId]
    return photo ? { ...all, [clientId]: { ...photo, sent: Math.min(1, sent) } } : all
  })
}

/** The browser has not kept it over a reload: said like a refusal, so that it is not tried again. */
function lostPhoto(): Error {
  const refusal = { code: 'photo_lost', words: m.chat_photo_lost(), details: {} }
  return TRPCClientError.from({ error: { code: -32_600, message: refusal.code, data: { httpStatus: 400, refusal } } })
}
