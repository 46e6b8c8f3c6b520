import { unstable_localLink } from '@trpc/client'
import superjson from 'superjson'
import { createRouter } from '../../../../src/router.tsx'
import { appRouter } from '../../../router.ts'
import { pageParameters } from '../../../testing/matrices.ts'
import type { Question } from '../../../testing/php.ts'
import type { Scene } from './scene.ts'

/** Every page, by its route. */
export function pageObjects(): Record<string, (scene: Scene) => Record<string, Question>> {
  const questions = Object.keys(createRouter(surroundings).routesByPath)
    .sort()
    .map((route) => [
      route,
      (scene: Scene) => {
        const values = Object.entries(pageParameters[route]?.(scene) ?? { '': '1' })
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
