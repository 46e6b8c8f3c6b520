import { createMemoryHistory, Outlet, RouterProvider } from '@tanstack/react-router'
import type { UserEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { getLocale } from '../../i18n/paraglide/runtime.js'
import type { Me } from '../lib/session/me.ts'
import type { Outputs } from '../lib/trpc.ts'
import { Banner, PopUps } from '../notices.tsx'
import { createRouter } from '../router.tsx'
import { routeTree } from '../routeTree.gen.ts'
import { Frame } from '../shell/Frame.tsx'
import { type Answers, createFakeServer, type FakeServer } from './fake-server.ts'
import { createMe, createSettings } from './fixtures/session.ts'

/** One state of a page: the address, who looks at it, and what the server answers. */
export interface State {
  /** Path and search of the page. */
  at: string
  /** Changes of the member who looks at it; null is a visitor. */
  me?: Partial<Me> | null
  settings?: Partial<Outputs['sites']['settings']>
  answers?: Answers
  /** What the person does before the page looks so. */
  act?: (acts: Acts) => Promise<unknown>
}

export interface Acts {
  user: UserEvent
  /** Queries of the whole document, as Testing Library has them. */
  screen: typeof import('@testing-library/dom').screen
}

export interface Stage {
  app: ReactElement
  router: ReturnType<typeof createRouter>
  server: FakeServer
}

/** The whole application with its real router and cache, in front of a fake server. */
export function createStage({ at, me, settings, answers = {} }: State): Stage {
  const member = me === null ? null : createMe(me)
  const server = createFakeServer(member?.eventSeq ?? 0)
  server.answer({
    sites: { settings: createSettings(settings) },
    session: { me: member },
    live: { missed: { arrivals: [], isComplete: true } },
    inspection: { hasUnseen: false },
    push: { state: { isOn: false, publicKey: '' } },
  })
  server.answer(answers)
  const router = createRouter({ link: server.link, locale: getLocale(), theme: undefined, drawnAt: Date.now() })
  // How often a call is repeated is the matter of `lib/retry.ts`: here a failure shows at once.
  const { queryClient } = router.options.context
  const { queries, ...others } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, retry: false } })
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [at] }) })
  return { router, server, app: <RouterProvider router={router} /> }
}

const loadLive = () => import('../live.ts')

// The route's own component draws a whole document, which exists already.
routeTree.update({
  component: () => (
    <Frame banner={<Banner />} popUps={<PopUps />} loadLive={loadLive}>
      <Outlet />
    </Frame>
  ),
})
