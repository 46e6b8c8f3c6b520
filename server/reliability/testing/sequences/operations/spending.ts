import sharp from 'sharp'
import { type Gift, giftNames, gifts } from '../../../../../db/reference/gifts.ts'
import type { Standing } from '../../../../../db/testing/money/standing.ts'
import { sendPhoto } from '../../clients/photo.ts'
import { fetchOf, home } from '../browser.ts'
import { type Life, type Operation, operation, whileThere } from '../operation.ts'

const minutes = 60_000

/** In credits, as a site has them that sets no prices of its own. */
const photoPrice = 2

const canWrite = ({ hasLeft, blockers }: Standing) => !hasLeft && blockers.length === 0

const to = ({ ben }: Life) => ({ memberId: ben.id, clientId: crypto.randomUUID() })

const photo = new Uint8Array(
  await sharp({ create: { width: 60, height: 60, channels: 3, background: '#38a868' } })
    .jpeg()
    .toBuffer(),
)

const whoPays = (standing: Standing, price: number) => {
  const { balance, freeMessages } = standing.wallet
  return canWrite(standing) && (balance >= price || freeMessages > 0) ? [true] : []
}

export const spending: Operation[] = [
  operation({
    name: 'write',
    weight: 12,
    about: (standing) => whoPays(standing, 1),
    blindly: whileThere,
    act: (life) => life.browser.client.chat.send.mutate({ ...to(life), body: 'Hoi' }),
  }),
  operation<Gift>({
    name: 'give',
    weight: 9,
    about: (standing) =>
      canWrite(standing) ? giftNames.filter((gift) => gifts[gift].price <= standing.wallet.balance) : [],
    blindly: (standing) => (standing.hasLeft ? [] : giftNames),
    act: (life, gift) => life.browser.client.chat.give.mutate({ ...to(life), gift }),
  }),
  operation({
    name: 'send a photo',
    weight: 0.7,
    about: (standing) => whoPays(standing, photoPrice),
    blindly: whileThere,
    act: (life) => sendPhoto(home, life.browser.cookie, { ...to(life), photo }, fetchOf(life.app)),
  }),
  operation({
    name: 'unsend',
    weight: 8,
    about: ({ hasLeft, blockers, said }, now) =>
      hasLeft || blockers.length > 0
        ? []
        : said.filter(({ isUnsent, photo, at }) => !isUnsent && isThere(photo) && now - at < 5 * minutes),
    blindly: ({ hasLeft, said }) => (hasLeft ? [] : said),
    act: ({ browser }, { conversationId, seq }) => browser.client.chat.unsend.mutate({ conversationId, seq }),
  }),
]

const isThere = (photo: string | null) => photo === null || photo === 'active'
