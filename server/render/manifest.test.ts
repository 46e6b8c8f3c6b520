import { expect, test } from 'bun:test'
import type { LocaleAssets } from '../../scripts/lib/assets/client-assets.ts'
import { routerManifest } from './manifest.ts'

/** The frame and a page ask for the same field, and so do a page and the one round it. */
const assets: LocaleAssets = {
  entry: '/assets/client.js',
  preloads: ['/assets/react.js'],
  routes: {
    '/login': ['/assets/Login.js', '/assets/field.js', '/assets/icon.js'],
    '/chats': ['/assets/Chats.js', '/assets/row.js'],
    '/chats/$id': ['/assets/Chat.js', '/assets/row.js', '/assets/field.js'],
  },
  parts: {
    __root__: ['/assets/Dialog.js', '/assets/field.js'],
    '/login': ['/assets/icon.js', '/assets/Password.js'],
  },
}

test('each chunk is named once, of all that the page, what is round it and the frame bring', () => {
  const { routes } = routerManifest({ locales: { nl: assets }, office: {}, css: [] } as never, 'nl', '/login') as {
    routes: Record<string, { preloads: string[] }>
  }
  const namedOn = (...ids: string[]) => ids.flatMap((id) => routes[id]?.preloads ?? [])
  const always = ['/assets/client.js', '/assets/react.js', '/assets/Dialog.js', '/assets/field.js']
  expect(namedOn('__root__', '/login')).toEqual([
    ...always,
    ...['/assets/Login.js', '/assets/icon.js', '/assets/Password.js'],
  ])
  expect(namedOn('__root__', '/chats', '/chats/$id')).toEqual([
    ...always,
    ...['/assets/Chats.js', '/assets/row.js', '/assets/Chat.js'],
  ])
})
