import { expect, test } from 'bun:test'
import { closeNotification, currentNotification, showNotification } from './notifications.ts'

test('notifications are shown one after the other, and none twice', () => {
  const [match, like] = [{ kind: 'match', memberId: 'ben' } as const, { kind: 'like', memberId: 'ben' } as const]
  showNotification(match)
  showNotification(like)
  showNotification(match)
  expect(currentNotification()).toEqual(match)
  closeNotification()
  expect(currentNotification()).toEqual(like)
  closeNotification()
  expect(currentNotification()).toBeUndefined()
  showNotification(match)
  expect(currentNotification()).toEqual(match)
  closeNotification()
})
