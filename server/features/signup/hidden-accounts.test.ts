import { beforeEach, expect, test } from 'bun:test'
import { aDeletion, aMember, aSite } from '../../../db/testing/factories.ts'
import { countStatements, freshDatabase } from '../../../db/testing/index.ts'
import { mailsTo, tokenIn } from '../../testing/mailbox.ts'
import { testWorld } from '../../testing/world.ts'
import { activation, changeUnconfirmedEmail } from '../confirmation/activation.ts'
import { confirmEmail } from '../confirmation/confirm.ts'
import { logIn } from '../login/log-in.ts'
import { signUp } from './sign-up.ts'
import { aSignup } from './testing/forms.ts'

// On a site that hides which accounts exist.

const database = await freshDatabase()
const { db } = database
await aSite(db, { id: 'discreet', settings: { hideAccountExistence: true } })
const world = await testWorld(database)

const day = 24 * 60 * 60_000
let n = 0
let free = ''
let taken = ''
beforeEach(() => {
  free = `free${++n}@example.org`
  taken = `taken${n}@example.org`
})

const aSnoop = async () => {
  const member = await aMember(db, { siteId: 'discreet', confirmedAt: null, email: `snoop${++n}@example.org` })
  return { member, ctx: await world.as(member) }
}
const anOwner = () => aMember(db, { siteId: 'discreet', email: taken, name: 'Mila' })
const addressOf = async ({ id }: { id: string }) =>
  (await db.query.members.findFirst({ where: (row, { eq }) => eq(row.id, id) }))?.email
const refusal = (code: string) => expect.objectContaining({ code })

test('who gives another address sees the same, whether it is somebody’s or not', async () => {
  await anOwner()
  const seen = []
  for (const address of [free, taken]) {
    const { ctx } = await aSnoop()
    const change = () => changeUnconfirmedEmail(ctx, { email: address })
    const { result, statements } = await countStatements(database, change)
    const before = await activation(ctx)
    await mailsTo(world, address)
    const after = await activation(ctx)
    expect([before.email, after.email]).toEqual([address, address])
    seen.push([result, statements, { ...before, email: '' }, { ...after, email: '' }])
  }
  expect(seen[0]).toEqual(seen[1])
  expect(seen[0]).toMatchObject([undefined, {}, { mail: 'under_way' }, { mail: 'sent' }])
})

test('who signs up cannot tell by logging in whether the address was free, and gets in once it is confirmed', async () => {
  await anOwner()
  const site = await world.sites.byId('discreet')
  const password = 'een lange zin om in te loggen'
  const seen = []
  for (const email of [free, taken]) {
    const outcome = await signUp(await world.visitor({ site }), aSignup({ email, password }))
    const refused = await logIn(await world.visitor({ site }), { email, password }).catch((error) => error)
    seen.push([outcome, refused.wire])
  }
  expect(seen[0]).toEqual(seen[1])
  expect(seen[0]).toMatchObject([{ loggedIn: false }, { code: 'login_failed', details: { mayBeUnconfirmed: true } }])

  const [mail] = await mailsTo(world, free)
  await confirmEmail(await world.visitor({ site }), tokenIn(mail!))
  expect(await logIn(await world.visitor({ site }), { email: free, password })).toBeString()
})

test('who has lost the mail signs up again and gets another link', async () => {
  const site = await world.sites.byId('discreet')
  const again = async () => signUp(await world.visitor({ site }), aSignup({ email: free }))
  await again()
  expect(await mailsTo(world, free)).toHaveLength(1)
  world.pass(day)
  await again()
  const mails = await mailsTo(world, free)
  expect(mails).toHaveLength(2)
  await confirmEmail(await world.visitor({ site }), tokenIn(mails[1]!))
})

test('the owner of the address is told by mail and keeps it', async () => {
  const owner = await anOwner()
  const { ctx, member } = await aSnoop()
  await changeUnconfirmedEmail(ctx, { email: taken.toUpperCase() })
  const mails = await mailsTo(world, taken)
  expect(mails.map(({ subject }) => subject)).toEqual(['Je hebt al een account op Vonk'])
  expect(mails[0]!.text).toContain('Mila')
  expect(mails[0]!.text).not.toContain('token=')
  expect([await addressOf(owner), await addressOf(member)]).toEqual([taken, member.email])
})

test('a member gets the address by following its link, not by naming it', async () => {
  const { ctx, member } = await aSnoop()
  await changeUnconfirmedEmail(ctx, { email: free })
  const [mail] = await mailsTo(world, free)
  expect(await addressOf(member)).toBe(member.email)
  await confirmEmail(ctx, tokenIn(mail!))
  expect(await addressOf(member)).toBe(free)
  expect(await activation(ctx)).toMatchObject({ email: free, confirmed: true })
})

test('of two who name one address, the one who follows the link first has it', async () => {
  const [first, second] = [await aSnoop(), await aSnoop()]
  await changeUnconfirmedEmail(first.ctx, { email: free })
  await changeUnconfirmedEmail(second.ctx, { email: free })
  const mails = await mailsTo(world, free)
  const [one, other] = mails.map(tokenIn)
  await confirmEmail(first.ctx, one!)
  await expect(confirmEmail(second.ctx, other!)).rejects.toEqual(refusal('activation_failed'))
  expect(await addressOf(first.member)).toBe(free)
})

test('the link to the old address is worthless after another was named, and naming the old one again brings it back', async () => {
  const { ctx, member } = await aSnoop()
  await changeUnconfirmedEmail(ctx, { email: free })
  await changeUnconfirmedEmail(ctx, { email: member.email })
  const [mail] = await mailsTo(world, member.email)
  await confirmEmail(ctx, tokenIn(mail!))
  expect(await addressOf(member)).toBe(member.email)
})

test('every try counts, also one at an address of somebody else', async () => {
  await anOwner()
  const { ctx } = await aSnoop()
  for (const email of [free, taken, free, taken, free, taken]) {
    world.pass(1000)
    await changeUnconfirmedEmail(ctx, { email })
  }
  world.pass(1000)
  for (const email of [taken, free])
    await expect(changeUnconfirmedEmail(ctx, { email })).rejects.toEqual(refusal('activation_mail_limited'))
  expect(await mailsTo(world, taken)).toHaveLength(1)
})

test('an address that was left for good can be had, one that can still come back gets its way back', async () => {
  const owner = await anOwner()
  await aDeletion(db, owner.id, new Date(world.now().getTime() + day))
  const { ctx, member } = await aSnoop()
  await changeUnconfirmedEmail(ctx, { email: taken })
  expect((await mailsTo(world, taken))[0]!.text).toContain('/reactivate?token=')

  world.pass(day)
  await changeUnconfirmedEmail(ctx, { email: taken })
  const mails = await mailsTo(world, taken)
  await confirmEmail(ctx, tokenIn(mails.at(-1)!))
  expect(await addressOf(member)).toBe(taken)
})
