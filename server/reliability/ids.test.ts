import { expect, test } from 'bun:test'
import { aMember, aSite } from '../../db/testing/factories.ts'
import { freshDatabase } from '../../db/testing/index.ts'
import { columnsWithTimedIds } from '../../db/testing/timed-ids.ts'
import { open } from '../features/chat/open.ts'
import { send } from '../features/chat/send.ts'
import { getProfile } from '../features/members/profile.ts'
import { signUp } from '../features/signup/sign-up.ts'
import { aSignup } from '../features/signup/testing/forms.ts'
import { testWorld } from '../testing/world.ts'

const database = await freshDatabase()
const { db } = database
await aSite(db)
await aSite(db, { id: 'discreet', hosts: ['discreet.test'], settings: { hideAccountExistence: true } })
const world = await testWorld(database)

test('no id but those of the books tells when it was made', async () => {
  await signUp(await world.visitor(), aSignup({ email: 'ada@example.org' }))
  const discreet = await world.visitor({ site: await world.sites.of('discreet.test') })
  await signUp(discreet, aSignup({ email: 'ben@example.org' }))
  const [cleo, dirk] = [await aMember(db, { credits: 10 }), await aMember(db)]
  await send(await world.as(cleo), { memberId: dirk.id, clientId: crypto.randomUUID(), body: 'Hoi' })
  expect(await columnsWithTimedIds(db)).toEqual(['ledger_entries.id'])
})

test('ids that a running site has given out, which do, stay good', async () => {
  const [ada, ben] = [await aMember(db, { id: Bun.randomUUIDv7() }), await aMember(db, { credits: 10 })]
  const { conversationId } = await send(await world.as(ben), {
    ...{ memberId: ada.id, clientId: crypto.randomUUID(), body: 'Hoi' },
  })
  expect(await getProfile(await world.as(ben), ada.id)).toMatchObject({ id: ada.id })
  expect(await open(await world.as(ada), conversationId)).toMatchObject({ conversationId })
})
