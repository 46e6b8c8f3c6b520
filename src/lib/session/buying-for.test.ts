import { beforeEach, expect, test } from 'bun:test'
import { noteBuyingFor, noteCameFrom, readBuyingFor } from './buying-for.ts'
import { privateKey, writePrivate } from './private-store.ts'

const ada = crypto.randomUUID()
const ben = { id: crypto.randomUUID(), name: 'Ben' }

beforeEach(() => noteBuyingFor(ada, null))

test('whatever led to the shop is gone back to, with its search, by that member alone', () => {
  noteCameFrom(ada, '/members?ageMin=30')
  expect(readBuyingFor(ada)).toEqual({ path: '/members?ageMin=30', to: null })
  expect(readBuyingFor(ben.id)).toBeNull()
})

test('a conversation keeps whom it is with, and another page takes its place', () => {
  const conversation = { path: '/chats/1', to: ben }
  noteBuyingFor(ada, conversation)
  noteCameFrom(ada, '/chats/1')
  expect(readBuyingFor(ada)).toEqual(conversation)
  for (const path of ['/chats/2', '/likes']) {
    noteCameFrom(ada, path)
    expect(readBuyingFor(ada)).toEqual({ path, to: null })
  }
})

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '',
  '/ a',
  '/'.repeat(2000),
])('%j leads nowhere', (path) => {
  noteCameFrom(ada, path)
  expect(readBuyingFor(ada)).toBeNull()
  writePrivate(privateKey(ada, 'buying-for'), JSON.stringify({ path, to: null }))
  expect(readBuyingFor(ada)).toBeNull()
})
