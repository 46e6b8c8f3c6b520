import { expect, test } from 'bun:test'
import { forgetPrivate, privateKey, writePrivate } from '../../../lib/session/private-store.ts'
import { recallSearch, rememberSearch } from './remembered.ts'

test('a search is remembered for who made it, until the log-out', () => {
  const params = { gender: 'female', country: 'NL', minAge: 30 } as const
  rememberSearch('ada', params)
  expect(recallSearch('ada')).toEqual(params)
  expect([recallSearch('ben'), recallSearch(undefined)]).toEqual([undefined, undefined])
  forgetPrivate()
  expect(recallSearch('ada')).toBeUndefined()
})

test('what is damaged is no search', () => {
  for (const text of ['{', '7', 'null', '{"gender":"robot"}']) {
    writePrivate(privateKey('ada', 'search'), text)
    expect(recallSearch('ada')).toBeUndefined()
  }
  forgetPrivate()
})
