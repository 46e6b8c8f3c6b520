import { expect, test } from 'bun:test'
import { aMember, aSite } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { askingOf } from '../../testing/php.ts'
import { testWorld } from '../../testing/world.ts'

const database = await freshDatabase()
await aSite(database.db)
const ask = askingOf(await testWorld(database))
const ada = await aMember(database.db)

test('a stream that is asked for with an input that only a library would follow says no and ends', async () => {
  for (const input of ['{"json":{"lastEventId":0},"meta":{"values":"x"}}', '{"json":', '[]']) {
    const path = `/trpc/live.events?input=${encodeURIComponent(input)}`
    const told = await (await ask({ path, as: ada })).text()
    expect(told, input).toContain('event: serialized-error')
    expect(told, input).toContain('input_invalid')
  }
})
