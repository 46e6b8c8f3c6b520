import { expect, test } from 'bun:test'
import { checkMayLike, eventsOfLike, outcomeOf } from './rules.ts'

test('a like for somebody who liked first is a match', () => {
  expect(outcomeOf({ likedBack: false })).toBe('liked')
  expect(outcomeOf({ likedBack: true })).toBe('matched')
})

test('nobody likes oneself, and liking waits for the confirmed address', () => {
  expect(() => checkMayLike({ id: 'ada', confirmed: true }, 'ben')).not.toThrow()
  expect(() => checkMayLike({ id: 'ada', confirmed: true }, 'ada')).toThrow('like_self')
  expect(() => checkMayLike({ id: 'ada', confirmed: false }, 'ben')).toThrow('not_confirmed')
})

test('both hear of a like, and of an invisible giver only the giver', () => {
  const like = { giverId: 'ada', receiverId: 'ben', newLikes: 3 }
  expect(eventsOfLike(like, { giverIsVisible: true, likedBack: false })).toEqual([
    { memberId: 'ada', event: { type: 'like_given', memberId: 'ben', matched: false } },
    { memberId: 'ben', event: { type: 'like_received', memberId: 'ada', matched: false, newLikes: 3 } },
  ])
  expect(eventsOfLike(like, { giverIsVisible: false, likedBack: true })).toEqual([
    { memberId: 'ada', event: { type: 'like_given', memberId: 'ben', matched: true } },
  ])
})
