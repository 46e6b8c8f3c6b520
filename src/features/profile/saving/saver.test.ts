import { afterEach, expect, test } from 'bun:test'
import { createTRPCClient } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import type { AppRouter } from '../../../../server/router.ts'
import type { RouterContext } from '../../../lib/router-context.ts'
import { createQueryContext } from '../../../lib/testing/query-context.ts'
import { keep, readWanted, saveKept } from './saver.ts'
import type { PendingChanges } from './wanted.ts'

const ada = 'ada'
const locksOfBrowser = Object.getOwnPropertyDescriptor(navigator, 'locks')
afterEach(() => {
  if (locksOfBrowser) Object.defineProperty(navigator, 'locks', locksOfBrowser)
  else Reflect.deleteProperty(navigator, 'locks')
})

/** Locks that are back only some turns after their work is done, as those of a browser are; `onWay` is called meanwhile. */
function slowLocks(onWay: () => void) {
  const request = async (_name: string, work: () => Promise<void>) => {
    await work()
    onWay()
    for (let turn = 0; turn < 5; turn++) await Promise.resolve()
  }
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
}

/** A server that takes everything, and what it was sent. */
function aServer() {
  const stored: unknown[] = []
  const api = createTRPCClient<AppRouter>({
    links: [
      () =>
        ({ op }) =>
          observable((observer) => {
            stored.push(op.input)
            observer.next({ result: { data: undefined } })
            observer.complete()
          }),
    ],
  })
  const context: RouterContext = {
    ...createQueryContext(),
    ...{ api, isPage: () => true, locale: 'nl', theme: undefined, dismissed: '', stylesheet: undefined },
  }
  return { stored, context }
}

test('what is changed while the lock of the last saving is on its way back is stored as well', async () => {
  const { stored, context } = aServer()
  const late: PendingChanges[] = [{ hairColour: 'blond' }]
  slowLocks(() => {
    const change = late.pop()
    if (!change) return
    keep(ada, change)
    void saveKept(ada, context)
  })
  keep(ada, { hairColour: 'red' })
  await saveKept(ada, context)
  expect(stored).toEqual([{ hairColour: 'red' }, { hairColour: 'blond' }])
  expect(readWanted(ada)).toEqual({})
})

test('a browser that hands out no lock once does so the next time', async () => {
  const { stored, context } = aServer()
  let asked = 0
  const request = async (_name: string, work: () => Promise<void>) => {
    if (asked++ === 0) throw new DOMException('not now', 'InvalidStateError')
    await work()
  }
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
  keep(ada, { hairColour: 'brown' })
  await expect(saveKept(ada, context)).rejects.toThrow('not now')
  await saveKept(ada, context)
  expect(stored).toEqual([{ hairColour: 'brown' }])
})
