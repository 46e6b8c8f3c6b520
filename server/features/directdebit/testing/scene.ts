import { setCollectOn } from '../../../../db/queries/directdebit/announced.ts'
import { collectOn } from '../../../../db/reference/money/collection-days.ts'
import { money } from '../../../../db/reference/money/money.ts'
import { aMember, type TestMember } from '../../../../db/testing/factories.ts'
import { anOrder, aPayment } from '../../../../db/testing/orders.ts'
import type { NewPayment } from '../../../gateways/payments/provider.ts'
import { openSmsInbox } from '../../../gateways/sms.ts'
import { doJobs } from '../../../testing/mailbox.ts'
import type { TestWorld } from '../../../testing/world.ts'
import { type GivenMandate, giveMandate } from '../give-mandate.ts'
import { bankProvider } from '../provider.ts'
import { textVersion } from '../rules/text-version.ts'
import { sign } from '../sign.ts'

export const filledIn: Omit<GivenMandate, 'paymentId'> = {
  ...{ holder: 'S. de Wit', iban: 'NL91 ABNA 0417 1643 00', street: 'Kleine Houtweg', houseNumber: '18' },
  ...{ zip: '2012 CB', city: 'Haarlem', phone: '06 12345678', ticked: textVersion },
}

let serial = 0

/** An account of its own for each who asks, with the right check digits. */
export function anIban(): string {
  const account = String(++serial).padStart(10, '0')
  const rest = [...`ABNA${account}NL00`].map((letter) => Number.parseInt(letter, 36)).join('')
  return `NL${String(98n - (BigInt(rest) % 97n)).padStart(2, '0')}ABNA${account}`
}

/** A mobile number of its own for each who asks. */
export const aPhone = () => `06${String(20_000_000 + ++serial)}`

export const inE164 = (phone: string) => `+31${phone.slice(1)}`

/** In milliseconds. */
export const minute = 60_000

/** A payment that this member starts by direct debit, in cents: € 47.99 by default. */
export async function aDebit(world: TestWorld, member: TestMember, minor = 4799) {
  const now = world.now()
  const order = await anOrder(world.db, member.id, { totalMinor: minor, createdAt: now })
  const payment = await aPayment(world.db, order, { provider: 'bank', method: 'sdd', providerPaymentId: null })
  const created = await bankProvider(world).create(newPayment(payment.id, minor))
  return { paymentId: payment.id, orderId: order.id, id: created.providerPaymentId, created }
}

export const newPayment = (id: string, minor = 4799): NewPayment => ({
  ...{ id, amount: money(minor, 'EUR'), method: 'sdd', bank: null, country: 'NL', locale: 'nl' },
  ...{ description: '60 credits – Vonk', returnUrl: 'http://localhost/credits/1', webhookUrl: '', remember: null },
})

/** A member with a direct debit to sign. */
export async function aBuyer(world: TestWorld, minor?: number) {
  const member = await aMember(world.db)
  return { member, ctx: await world.as(member), ...(await aDebit(world, member, minor)) }
}

/** Sends what waits; the code that was sent last to this number, as it is written in the form +316…. */
export async function codeSentTo(world: TestWorld, phone: string): Promise<string> {
  await doJobs(world)
  const sent = (await openSmsInbox(world.config.dataDir).list(1000)).find(({ to }) => to === phone)
  const [code] = /^\d{6}/.exec(sent?.text ?? '') ?? []
  if (!code) throw new Error(`no code sent to ${phone}`)
  return code
}

/** A buyer who has filled in the form, and the code that they were sent. */
export async function aDebtor(world: TestWorld, traits: { iban?: string; phone?: string } = {}) {
  const { iban = anIban(), phone = aPhone() } = traits
  const buyer = await aBuyer(world)
  await giveMandate(buyer.ctx, { ...filledIn, iban, phone, paymentId: buyer.paymentId })
  const code = await codeSentTo(world, inE164(phone))
  return { ...buyer, iban, phone, code, type: (typed: string) => sign(buyer.ctx, { ...buyer, code: typed }) }
}

/** One who has signed, from an account and a phone of their own. */
export async function aSigned(world: TestWorld, { iban = anIban(), minor }: { iban?: string; minor?: number } = {}) {
  const buyer = await aBuyer(world, minor)
  const phone = aPhone()
  await giveMandate(buyer.ctx, { ...filledIn, iban, phone, paymentId: buyer.paymentId })
  await sign(buyer.ctx, { paymentId: buyer.paymentId, code: await codeSentTo(world, inE164(phone)) })
  return buyer
}

/** One who was told a day a week later than who signs now, for which a file has another part. */
export async function aSignedForLater(world: TestWorld) {
  const signed = await aSigned(world)
  await world.db.transaction((tx) => setCollectOn(tx, [signed.id], collectOn(world.now(), 12)))
  return signed
}

export async function atOnce(tries: number, once: (n: number) => Promise<unknown>) {
  const settled = await Promise.allSettled(Array.from({ length: tries }, (_, n) => once(n)))
  return settled.map((one) => (one.status === 'fulfilled' ? 'done' : (one.reason as { code: string }).code))
}
