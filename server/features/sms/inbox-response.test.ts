import { expect, test } from 'bun:test'
import { aSite } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { testWorld } from '../../testing/world.ts'
import { smsInboxResponse } from './inbox-response.tsx'

const database = await freshDatabase()
await aSite(database.db)
const world = await testWorld(database)

test('the inbox shows what was sent, the newest first, in the visitor’s language', async () => {
  expect(await (await smsInboxResponse(await world.visitor())).text()).toContain('Nog geen sms’jes.')
  await world.sms.send({ fromName: 'Vonk', to: '+31612345678', text: '111111 <is je code>' })
  await world.sms.send({ fromName: 'Vonk', to: '+31687654321', text: '222222 is je code' })
  const shown = await (await smsInboxResponse(await world.visitor({ locale: 'en' }))).text()
  expect(shown).toContain('To +31612345678')
  expect(shown).toContain('111111 &lt;is je code&gt;')
  expect(shown.indexOf('222222')).toBeLessThan(shown.indexOf('111111'))
})
