import { expect, test } from 'bun:test'
import { readPrivate } from '../../../lib/session/private-store.ts'
import { draftKey, returnToDraft, saveDraft } from './drafts.ts'

test('every conversation of every member has a draft of its own', () => {
  const keys = [draftKey('ruben', 'sanne'), draftKey('ruben', 'mei'), draftKey('sanne', 'ruben')]
  expect(new Set(keys).size).toBe(3)
})

test('texts that were refused come back above what has been written since', () => {
  const key = draftKey('ruben', 'sanne')
  saveDraft(key, 'later')
  returnToDraft(key, ['first', 'second'])
  expect(readPrivate(key)).toBe('first\nsecond\nlater')
})

test('an empty draft is forgotten, and takes no line of its own', () => {
  const key = draftKey('ruben', 'joy')
  saveDraft(key, ' ')
  returnToDraft(key, ['first'])
  expect(readPrivate(key)).toBe('first')
  saveDraft(key, '')
  expect(readPrivate(key)).toBeNull()
})
