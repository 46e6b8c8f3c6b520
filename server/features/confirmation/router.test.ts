import { expect, test } from 'bun:test'
import { aSite } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { callerOf } from '../../core/procedures.ts'
import { testWorld } from '../../testing/world.ts'
import { confirmationRouter } from './router.ts'

const database = await freshDatabase()
await aSite(database.db)
const world = await testWorld(database)

test('only members ask about their activation', async () => {
  const { state, resendMail, changeEmail } = callerOf(confirmationRouter)(await world.visitor())
  const refusal = { code: 'FORBIDDEN', message: 'authentication_required' }
  await expect(state()).rejects.toMatchObject(refusal)
  await expect(resendMail()).rejects.toMatchObject(refusal)
  await expect(changeEmail({ email: 'x@example.org' })).rejects.toMatchObject(refusal)
})
