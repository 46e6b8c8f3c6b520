import { TRPCClientError } from '@trpc/client'
import type { SentMessage } from '../../../features/chat/views.ts'

interface Sending {
  memberId: string
  clientId: string
  photo: Uint8Array<ArrayBuffer>
}

/** Sends a photo as a browser does that carries these cookies, over the network or by `asking`; refused as a call is. */
export async function sendPhoto(
  url: string,
  cookie: string,
  { photo, ...address }: Sending,
  asking: (url: string, init: RequestInit) => Promise<Response> = fetch,
): Promise<SentMessage> {
  const headers = { cookie, 'sec-fetch-site': 'same-origin' }
  const asked = asking(`${url}/chat-photos?${new URLSearchParams(address)}`, { method: 'POST', body: photo, headers })
  const answer = await asked.catch((error) => Promise.reject(TRPCClientError.from(error)))
  const body = await answer.json()
  if (answer.status !== 200) throw TRPCClientError.from({ error: body })
  return body
}
