import { expect, test } from 'bun:test'
import { closeMoment, currentMoment, showMoment } from './moments.ts'

test('moments are shown one after the other, and none twice', () => {
  const [match, like] = [{ kind: 'match', memberId: 'ben' } as const, { kind: 'like', memberId: 'ben' } as const]
  showMoment(match)
  showMoment(like)
  showMoment(match)
  expect(currentMoment()).toEqual(match)
  closeMoment()
  expect(currentMoment()).toEqual(like)
  closeMoment()
  expect(currentMoment()).toBeUndefined()
  showMoment(match)
  expect(currentMoment()).toEqual(match)
  closeMoment()
})
