import { expect, test } from 'bun:test'
import { wordsBackTo } from './way-back.ts'

test('a way back says where it leads', () => {
  const paths = [
    '/',
    '/members',
    '/members/x',
    '/profile',
    '/likes/received',
    '/chats',
    '/chats/x',
    '/members/x/chat',
    '/swipe-game',
    '/transactions',
  ]
  expect(paths.map(wordsBackTo)).toEqual([
    'Terug naar de startpagina',
    'Terug naar zoeken',
    'Terug naar het profiel',
    'Terug naar je profiel',
    'Terug naar likes',
    'Terug naar je berichten',
    'Terug naar het gesprek',
    'Terug naar het gesprek',
    'Terug naar swipen',
    'Terug naar je transacties',
  ])
})

test('no way leads back to a page that has nothing to go back to', () => {
  for (const path of ['/login', '/signup', '/members/x/signup', '/enter', '/nergens']) {
    expect(wordsBackTo(path)).toBeUndefined()
  }
})
