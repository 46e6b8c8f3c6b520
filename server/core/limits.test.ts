import { expect, test } from 'bun:test'
import { createLimits, type Limit } from './limits.ts'

const signup: Limit = { name: 'signup', duration: 600, network: 100, again: 20 }
const visitor = { me: null, network: '192.0.2.0/24' }

const outcomes = async (attempts: (() => Promise<void>)[]) => {
  const said: string[] = []
  for (const attempt of attempts)
    said.push(
      await attempt().then(
        () => 'ok',
        ({ code }) => code,
      ),
    )
  return said
}

test('the same thing again takes nothing, up to a number of times', async () => {
  const limits = createLimits()
  const again = await outcomes(Array.from({ length: 25 }, () => () => limits.take(signup, visitor, 'same@example.org')))
  expect(again).toEqual([...Array(21).fill('ok'), ...Array(4).fill('too_many_requests')])
  const others = Array.from({ length: 100 }, (_, i) => () => limits.take(signup, visitor, `${i}@example.org`))
  expect((await outcomes(others)).filter((each) => each === 'ok')).toHaveLength(99)
})

test('what got no turn is not taken for a repeat afterwards', async () => {
  const limits = createLimits()
  await outcomes(Array.from({ length: 100 }, (_, i) => () => limits.take(signup, visitor, `${i}@example.org`)))
  const late = () => limits.take(signup, visitor, 'late@example.org')
  expect(await outcomes([late, late])).toEqual(['too_many_requests', 'too_many_requests'])
})
