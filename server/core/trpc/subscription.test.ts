import { describe, expect, test } from 'bun:test'
import { aMember, aSite } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { changeAndTell } from '../../features/live/change-and-tell.ts'
import { type Arrival, readArrivals } from '../../reliability/testing/clients/stream.ts'
import { appOf, askingOf } from '../../testing/php.ts'
import { transports } from '../../testing/transports.ts'
import { testWorld } from '../../testing/world.ts'

const database = await freshDatabase()
await aSite(database.db)
const world = await testWorld(database)

describe.each(transports)('%s', (_, transport) => {
  const ask = askingOf(world, appOf(world, { transport }))
  const ada = aMember(database.db)

  const streamOf = async (input: string, headers = {}) =>
    ask({ path: `/trpc/live.events?input=${encodeURIComponent(input)}`, headers, as: await ada })

  /** What comes first after the event with this number, as a browser that comes again has it in a header. */
  async function firstAfter(seq: number): Promise<Arrival | undefined> {
    const { body } = await streamOf('{"json":{"lastEventId":0}}', { 'last-event-id': `${seq}` })
    for await (const arrival of readArrivals(body as ReadableStream<Uint8Array>)) return arrival
    return undefined
  }

  test('a stream goes on behind the last event that a browser has', async () => {
    const { id: memberId } = await ada
    const event = { type: 'account' } as const
    for (let n = 0; n < 2; n++)
      await changeAndTell(await world.visitor(), async () => ({ result: undefined, events: [{ memberId, event }] }))
    expect([await firstAfter(0), await firstAfter(1)]).toEqual([
      { seq: 1, event },
      { seq: 2, event },
    ])
  })

  test('it is no page that a browser or a proxy might keep, and says that it has begun', async () => {
    const { headers, body } = await streamOf('{"json":{"lastEventId":0}}')
    expect(headers.get('content-type')).toStartWith('text/event-stream')
    expect(headers.get('cache-control')).toContain('no-store')
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
    expect((await reader?.read())?.value).toContain('event: connected')
    await reader?.cancel()
  })

  test('asked for with an input that only a library would follow it says no and ends', async () => {
    for (const input of ['{"json":{"lastEventId":0},"meta":{"values":"x"}}', '{"json":', '[]']) {
      expect(await (await streamOf(input)).text(), input).toContain('input_invalid')
    }
  })
})
