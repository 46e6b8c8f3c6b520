import { afterEach, beforeEach, mock } from 'bun:test'
import { GlobalRegistrator } from '@happy-dom/global-registrator'
import * as reactStore from '@tanstack/react-store'
import { recordAtom, resetAtoms } from '../atoms.ts'
import { stubOverlays } from './overlays.ts'

const natives = [
  ...['fetch', 'Request', 'Response', 'Headers', 'Blob', 'File', 'URL', 'URLSearchParams', 'WebSocket'],
  ...['AbortController', 'AbortSignal', 'ReadableStream', 'WritableStream', 'TransformStream', 'BroadcastChannel'],
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'clearImmediate', 'queueMicrotask'],
]
const kept = natives.map((name) => [name, Reflect.get(globalThis, name)] as const)

GlobalRegistrator.register({ url: 'https://vonk.example/', width: 390, height: 844 })
// happy-dom replaces what tRPC, superjson and Bun itself rely on.
for (const [name, value] of kept) Reflect.set(globalThis, name, value)
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
stubOverlays()

// Copied first: afterwards the names of the module lead to the mock.
const store = { ...reactStore }
const createAtom = recordAtom(store.createAtom)
mock.module('@tanstack/react-store', () => ({ ...store, createAtom }))

// Testing Library reads the document when it is loaded.
const { cleanup, configure } = await import('@testing-library/react')
const { expectAllAnswered } = await import('./open.ts')
// The first test of a run loads the whole application, and other programs may be busy.
configure({ asyncUtilTimeout: 10_000 })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  resetAtoms()
  expectAllAnswered()
})
