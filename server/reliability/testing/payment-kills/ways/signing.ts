import { anIban, aPhone, filledIn, inE164 } from '../../../../features/directdebit/testing/scene.ts'
import { attempt } from '../../../../features/orders/testing/buyer.ts'
import { openSmsInbox } from '../../../../gateways/sms.ts'
import { bought } from '../end.ts'
import { clientAt, type Shop } from '../shop.ts'
import type { Way } from '../way.ts'
import { anOrderer } from './buying.ts'

/** Waits until the message is there. */
async function codeSentTo({ dataDir }: Shop, phone: string): Promise<string> {
  for (;;) {
    const sent = (await openSmsInbox(dataDir).list(1000)).find(({ to }) => to === phone)
    const [code] = /^\d{6}/.exec(sent?.text ?? '') ?? []
    if (code) return code
    await Bun.sleep(10)
  }
}

export const signing: Way = {
  name: 'signing a direct debit',
  who: 'requests',
  async prepare(shop) {
    const payment = attempt({ method: 'sdd', bank: null })
    const { person, orderId } = await anOrderer(shop, payment)
    const [phone, paymentId] = [aPhone(), payment.id]
    const { directDebit } = clientAt(shop, person)
    await directDebit.give.mutate({ ...filledIn, iban: anIban(), phone, paymentId })
    const code = await codeSentTo(shop, inE164(phone))
    const send = (at: Shop) => clientAt(at, person).directDebit.sign.mutate({ paymentId, code })
    return { ...{ person, orderId, send, goOn: send }, right: bought }
  },
}
