import { unstable_localLink } from '@trpc/client'
import superjson from 'superjson'
import { createRouter } from '../../../../src/router.tsx'
import { appRouter } from '../../../router.ts'
import type { Question } from '../../../testing/php.ts'
import { missing, type Scene } from './scene.ts'

/** What stands in the place of a page's parameter, by the name of the object. */
const parameters: Record<string, (scene: Scene) => Record<string, string>> = {
  '/members/$id': ofMembers,
  '/members/$id/chat': ofMembers,
  '/members/$id/signup': ofMembers,
  '/likes/m/$id': ofMembers,
  '/likes/$type': () => ({ received: 'received', given: 'given', matches: 'matches', 'that is none': 'none' }),
  '/chats/$id': ({ conversations, others }) => ({
    'one’s own with Dirk': conversations.dirk,
    'one’s own with somebody banned': conversations.banned,
    'that of two others': others.conversationOfTwoOthers,
    'that is not there': missing,
  }),
}

function ofMembers({ me, others }: Scene): Record<string, string> {
  return {
    ...(me ? { oneself: me.id } : {}),
    Dirk: others.dirk.id,
    'somebody invisible': others.invisible.id,
    'somebody invisible whom one talks with': others.invisibleFriend.id,
    'somebody banned': others.banned.id,
    'somebody of another site': others.elsewhere.id,
    nobody: missing,
  }
}

/** Every page, by its route. */
export function pageObjects(): Record<string, (scene: Scene) => Record<string, Question>> {
  const questions = Object.keys(createRouter(surroundings).routesByPath)
    .sort()
    .map((route) => [
      route,
      (scene: Scene) => {
        const values = Object.entries(parameters[route]?.(scene) ?? { '': '1' })
        return Object.fromEntries(values.map(([object, value]) => [object, { path: filledIn(route, value) }]))
      },
    ])
  return Object.fromEntries(questions)
}

/** Nothing is asked of it: only its routes are read. */
const surroundings = {
  link: unstable_localLink({
    ...{ router: appRouter, transformer: superjson },
    createContext: () => Promise.reject(new Error('no page is opened here')),
  }),
  ...{ locale: 'nl', theme: undefined, nonce: '' },
} as const

/** A route's path with this in the place of its parameters. */
const filledIn = (path: string, value: string) => path.replaceAll(/\{-\$\w+\}|\$\w*/g, value)
