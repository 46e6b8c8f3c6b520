import { expect, test } from 'bun:test'
import { aDeletion, aMember, aSite } from '../../../../db/testing/factories.ts'
import { freshDatabase } from '../../../../db/testing/index.ts'
import { linkIn, mailsTo } from '../../../testing/mailbox.ts'
import { testWorld } from '../../../testing/world.ts'
import { signUp } from '../signup/sign-up.ts'
import { aSignup } from '../testing/forms.ts'
import { requestReactivation } from './reactivate.ts'
import { followMailedLink } from './responses.ts'

const database = await freshDatabase()
const { db } = database
await aSite(db)
const world = await testWorld(database)

async function follow(path: string, method = 'GET') {
  const response = await followMailedLink(await world.visitor(), new Request(`http://localhost${path}`, { method }))
  return { status: response.status, location: response.headers.get('location') }
}

test('the link of the activation mail leads to a page without the secret in its address', async () => {
  const { form } = aSignup()
  await signUp(await world.visitor(), aSignup())
  const [mail] = await mailsTo(world, form.email)
  const path = linkIn(mail!)
  const isConfirmed = async () =>
    (await db.query.members.findFirst({ where: (m, { eq }) => eq(m.email, form.email) }))!.confirmedAt !== null

  expect(await follow(path, 'HEAD')).toEqual({ status: 204, location: null })
  expect((await follow(path, 'POST')).status).toBe(405)
  expect(await isConfirmed()).toBe(false)
  expect(await follow(path)).toEqual({ status: 303, location: '/activate/done' })
  expect(await isConfirmed()).toBe(true)
  expect(await follow(path)).toEqual({ status: 303, location: '/activate/done' })
})

test('a link that means nothing leads to the page that says so', async () => {
  expect(await follow('/activate')).toEqual({ status: 303, location: '/activate/error' })
  expect(await follow('/activate?token=x')).toEqual({ status: 303, location: '/activate/error' })
  expect(await follow('/reactivate?token=x')).toEqual({ status: 303, location: '/login?notice=reactivation_failed' })
})

test('the link back leads to the log-in', async () => {
  const { id, email } = await aMember(db)
  await aDeletion(db, id, new Date(world.now().getTime() + 60_000))
  await requestReactivation(await world.visitor(), { email })
  const [mail] = await mailsTo(world, email)
  expect(await follow(linkIn(mail!))).toEqual({ status: 303, location: '/login?notice=reactivated' })
})
