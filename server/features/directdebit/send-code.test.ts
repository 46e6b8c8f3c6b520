import { describe, expect, test } from 'bun:test'
import { openSmsInbox, type Sms } from '../../gateways/sms.ts'
import { doJob, takeJobs } from '../../testing/mailbox.ts'
import { giveMandate, sendAnotherCode } from './give-mandate.ts'
import { sign } from './sign.ts'
import { aCollectingSite } from './testing/collecting.ts'
import { aBuyer, anIban, aPhone, codeSentTo, filledIn, inE164, minute } from './testing/scene.ts'

const { world } = await aCollectingSite()

describe('a code', () => {
  test('that was waiting to be sent is not sent any more when another one was asked for', async () => {
    const [{ ctx, paymentId }, phone] = [await aBuyer(world), aPhone()]
    await giveMandate(ctx, { ...filledIn, iban: anIban(), phone, paymentId })
    world.pass(minute)
    await sendAnotherCode(ctx, paymentId)
    const code = await codeSentTo(world, inE164(phone))
    const sent = (await openSmsInbox(world.config.dataDir).list(1000)).filter(({ to }) => to === inE164(phone))
    expect(sent).toHaveLength(1)
    await sign(ctx, { paymentId, code })
  })

  test('is sent again where the process was killed behind the sending, and then the latter works', async () => {
    await takeJobs(world)
    const phone = aPhone()
    const { ctx, paymentId } = await aBuyer(world)
    await giveMandate(ctx, { ...filledIn, iban: anIban(), phone, paymentId })
    const [job] = await takeJobs(world)
    const send = async (sms: Sms) => {
      await world.sms.send(sms)
      throw new Error('killed')
    }
    const killed = { ...world, sms: { send } }
    await doJob(killed, job!).catch(() => {})
    await doJob(world, job!)
    await doJob(world, job!)
    const sent = (await openSmsInbox(world.config.dataDir).list(1000)).filter(({ to }) => to === inE164(phone))
    expect(sent).toHaveLength(2)
    await sign(ctx, { paymentId, code: sent[0]!.text.slice(0, 6) })
  })
})
