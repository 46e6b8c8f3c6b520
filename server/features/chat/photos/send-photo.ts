import type { MemberContext } from '../../../core/context.ts'
import { messagePhoto } from '../../photos/kinds.ts'
import { compareWithRemoved } from '../../photos/removed/compare.ts'
import { keepPhoto } from '../../photos/upload/keep.ts'
import type { ReceivedPhoto } from '../../photos/upload/receive.ts'
import { deliver, foresee, noContent, type SendTarget } from '../deliver.ts'
import { photoSign } from '../rules/photos.ts'
import { type ChatFacts, checkNotSelf, decidePhoto } from '../rules/sending.ts'
import type { SentMessage } from '../views.ts'

/**
 * What can be said before any of it has come: the answer that an earlier request has got, and a refusal where it could not
 * be sent.
 */
export async function announcePhoto(ctx: MemberContext, address: SendTarget): Promise<SentMessage | undefined> {
  checkNotSelf(ctx.me.id, address.memberId)
  return foresee(ctx, draftOf(address), (facts) => decidePhoto(facts, ctx.site.settings.photoCredits))
}

/**
 * A message that is a photo, once per client id: it is charged when it has come as a whole, and is there at once. Throws
 * `photo_removed_before` as for a profile.
 */
export async function sendPhoto(
  ctx: MemberContext,
  address: SendTarget,
  received: ReceivedPhoto,
): Promise<SentMessage> {
  const decide = (facts: ChatFacts) => {
    // A client that has disconnected by now is not charged.
    received.signal.throwIfAborted()
    return decidePhoto(facts, ctx.site.settings.photoCredits)
  }
  return keepPhoto(ctx.storage, messagePhoto, received, async ({ storageKey, colour, looks, width, height }) => {
    await compareWithRemoved(ctx.db, ctx.me.id, looks)
    const photo = { photoKey: storageKey, photoColour: colour, photoWidth: width, photoHeight: height }
    const { sent, isNew } = await deliver(ctx, { ...draftOf(address), ...photo }, decide)
    return { result: sent, isTaken: isNew }
  })
}

const draftOf = (address: SendTarget) => ({
  ...{ ...noContent, ...address, body: photoSign },
  photoStatus: 'active' as const,
})
