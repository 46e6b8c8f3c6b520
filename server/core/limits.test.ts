import { expect, test } from 'bun:test'
import { createLimits } from './limits.ts'

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
  const again = await outcomes(Array.from({ length: 25 }, () => () => limits.take('signup', 'a', 'same@example.org')))
  expect(again).toEqual([...Array(21).fill('ok'), ...Array(4).fill('too_many_requests')])
  const others = Array.from({ length: 100 }, (_, i) => () => limits.take('signup', 'a', `${i}@example.org`))
  expect((await outcomes(others)).filter((each) => each === 'ok')).toHaveLength(99)
})

test('what got no turn is not taken for a repeat afterwards', async () => {
  const limits = createLimits()
  await outcomes(Array.from({ length: 100 }, (_, i) => () => limits.take('signup', 'a', `${i}@example.org`)))
  const late = () => limits.take('signup', 'a', 'late@example.org')
  expect(await outcomes([late, late])).toEqual(['too_many_requests', 'too_many_requests'])
})
