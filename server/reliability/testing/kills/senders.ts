import { clientOf, insist, type Person, refusalOf } from '../clients/people.ts'

/** Somebody with messages to send, one after the other, and what they were answered. */
export interface Sender extends Person {
  drafts: { memberId: string; clientId: string; body: string }[]
  /** The place (conversation:seq) that each client id was answered with. */
  answered: Map<string, string>
}

export interface Sending {
  /** When each answer came, by `performance.now()`. */
  answers: number[]
  setbacks: number
  /** Refusals that are no reason to try again: there should be none. */
  refusals: string[]
}

export const draftsFor = (memberIds: string[]) =>
  memberIds.map((memberId, n) => ({ memberId, clientId: Bun.randomUUIDv7(), body: `Bericht ${n + 1}` }))

/** Everybody sends everything, each message until it is answered. `sending` fills up meanwhile. */
export async function sendAll(url: string, senders: Sender[], sending: Sending): Promise<void> {
  await Promise.all(senders.map((sender) => sendFrom(url, sender, sending)))
}

async function sendFrom(url: string, { cookie, drafts, answered }: Sender, sending: Sending): Promise<void> {
  const { chat } = clientOf(url, cookie)
  for (const draft of drafts) {
    const sent = insist(() => chat.send.mutate(draft), { onSetback: () => sending.setbacks++ }).then(({ message }) => {
      answered.set(message.clientId, `${message.conversationId}:${message.seq}`)
      sending.answers.push(performance.now())
    })
    const refusal = await refusalOf(sent)
    if (refusal) sending.refusals.push(refusal)
  }
}
