import { describe, expect, test } from 'bun:test'
import { importsOf } from '../imports.ts'
import { findWrongDirections } from './import-directions.ts'

const findings = (file: string, text: string) => findWrongDirections(importsOf(file, text))
const reasons = (file: string, text: string) => findings(file, text).map((line) => line.split(': ')[1])

describe('reading imports', () => {
  test('every form of import is seen, with its path from the root', () => {
    const text = [
      "import { a,\n  b } from '../../core/refusal.ts'",
      "import type { Db } from '../../../db/client.ts'",
      "import 'web-push'",
      "export * from '@/ui/control/Button.tsx'",
      "const late = await import('./late.ts')",
      "import { m } from '~words'",
    ].join('\n')
    expect(importsOf('server/features/likes/service.ts', text).map(({ to, typeOnly }) => [to, typeOnly])).toEqual([
      ['server/core/refusal.ts', false],
      ['db/client.ts', true],
      ['src/ui/control/Button.tsx', false],
      ['i18n/paraglide/messages.js', false],
      ['npm:web-push', false],
      ['server/features/likes/late.ts', false],
    ])
  })
})

describe('what is forbidden', () => {
  test.each([
    ['server/features/likes/service.ts', "import { sql } from 'drizzle-orm'", 'all SQL lives in db/'],
    ['server/features/likes/service.test.ts', "import { sql } from 'drizzle-orm'", 'all SQL lives in db/'],
    ['db/schema/likes.ts', "import { x } from '../queries/likes.ts'", 'the schema knows nothing but itself'],
    [
      'db/queries/likes.ts',
      "import { x } from '../../server/config.ts'",
      'queries know the schema and nothing above it',
    ],
    ['server/features/likes/like.ts', "import { bans } from '../../../db/schema/index.ts'", 'tables are read'],
    ['server/features/likes/like.ts', "import { Held } from '../../../db/queries/held.ts'", 'tables are read'],
    ['db/queries/gifts.ts', "import { x } from './blocks.ts'", 'who is there for whom'],
    ['server/features/likes/rules.ts', "import { x } from '../../../db/queries/likes.ts'", 'rules are pure'],
    ['server/features/likes/rules/quota.ts', "import { x } from '../../../core/clock.ts'", 'rules are pure'],
    [
      'server/features/likes/router.ts',
      "import type { Db } from '../../../db/client.ts'",
      'a transport calls its service, never the database',
    ],
    ['server/features/likes/service.ts', "import { x } from './router.ts'", 'nothing points back at a transport'],
    [
      'server/core/jobs/mail.ts',
      "import { x } from '../../../db/queries/mail.ts'",
      'jobs and gateways leave the database to the services',
    ],
    ['server/core/bus.ts', "import { x } from '../../src/lib/trpc.ts'", 'only the rendering of pages knows the client'],
    [
      'src/lib/trpc.ts',
      "import { appRouter } from '../../server/router.ts'",
      'the client takes only types and pure rules from the server',
    ],
    [
      'src/features/likes/List.tsx',
      "import { Route } from '../../routes/likes.tsx'",
      'routes and the shell show features, not the other way round',
    ],
    ['src/features/likes/List.tsx', "import type { Shell } from '../../shell/shell.ts'", 'routes and the shell show'],
    [
      'src/features/likes/List.tsx',
      "import type { Surroundings } from '../../router.tsx'",
      'routes and the shell show',
    ],
    ['src/ui/Badge.tsx', "import { m } from '~words'", 'the design system has no product words and no data'],
    ['src/ui/Badge.tsx', "import { cut } from '@/lib/cut.ts'", 'the design system has no product words and no data'],
    ['src/ui/Badge.tsx', "import { Like } from '@/features/likes/Like.tsx'", 'ui, lib and shell know no feature'],
    ['src/lib/trpc.ts', "import type { Like } from '@/features/likes/Like.tsx'", 'ui, lib and shell know no feature'],
    [
      'src/shell/Frame.tsx',
      "import type { Like } from '@/features/likes/Like.tsx'",
      'ui, lib and shell know no feature',
    ],
    ['src/shell/Frame.tsx', "import * as slots from '../slots.ts'", 'ui, lib and shell know no feature'],
    [
      'src/lib/trpc.ts',
      "import type { Shell } from '../shell/shell.ts'",
      'ui and lib know nothing that stands on them',
    ],
    ['server/core/context.ts', "import type { X } from '../features/sites/x.ts'", 'core and render know no feature'],
    ['server/render/render-page.tsx', "import { x } from '../features/sites/x.ts'", 'core and render know no feature'],
    [
      'server/core/http/body.ts',
      "import type { X } from '../../render/x.ts'",
      'the core knows nothing that stands on it',
    ],
    ['e2e/likes.e2e.ts', "import { x } from '../server/config.ts'", 'a journey sees the product from outside'],
  ])('%s: %s', (file, text, reason) => {
    expect(reasons(file, text).some((found) => found?.startsWith(reason))).toBe(true)
  })

  test('jsonb of drizzle-orm, because it stores strings', () => {
    expect(findings('db/schema/x.ts', "import { jsonb, text } from 'drizzle-orm/pg-core'")).toHaveLength(1)
    expect(findings('db/schema/x.ts', "import { text } from 'drizzle-orm/pg-core'")).toEqual([])
  })

  test.each(['server', 'src'])(
    'two features of %s that need each other, even by a third and in types alone',
    (floor) => {
      const one = importsOf(`${floor}/features/a/service.ts`, "import { x } from '../b/service.ts'")
      const two = importsOf(`${floor}/features/b/service.ts`, "import type { X } from '../c/service.ts'")
      const three = importsOf(`${floor}/features/c/rules.ts`, "import { x } from '../a/rules.ts'")
      expect(findWrongDirections([...one, ...two])).toEqual([])
      const circle = ['a', 'b', 'c', 'a'].map((feature) => `${floor}/features/${feature}`).join(' → ')
      expect(findWrongDirections([...one, ...two, ...three])).toEqual([`rooms need each other in a circle: ${circle}`])
    },
  )

  test('lib and the design system that need each other', () => {
    const up = importsOf('src/lib/ask.ts', "import { toast } from '@/ui/toast.ts'")
    const down = importsOf('src/ui/Badge.tsx', "import type { Asked } from '@/lib/ask.ts'")
    expect(findWrongDirections(up)).toEqual([])
    expect(findWrongDirections([...up, ...down])).toContain(
      'rooms need each other in a circle: src/lib → src/ui → src/lib',
    )
  })

  test('files that import each other to run, wherever they are, but not in types', () => {
    const one = importsOf('src/lib/a.ts', "import { x } from './b.ts'")
    const two = importsOf('src/lib/b.ts', "export { x } from './a.ts'")
    expect(findWrongDirections([...one, ...two])).toEqual([
      'files import each other in a circle: src/lib/a.ts → src/lib/b.ts → src/lib/a.ts',
    ])
    expect(findWrongDirections([...one, ...importsOf('src/lib/b.ts', "import type { X } from './a.ts'")])).toEqual([])
  })
})

describe('what is allowed', () => {
  test.each([
    ['src/lib/trpc.ts', "import type { AppRouter } from '../../server/router.ts'"],
    ['src/features/signup/Country.tsx', "import { countries } from '../../../db/reference/countries/facts.ts'"],
    ['server/features/likes/rules.ts', "import type { LikeRow } from '../../../db/queries/likes.ts'"],
    ['server/features/likes/rules.ts', "import { Refusal } from '../../core/refusal.ts'"],
    ['server/features/likes/service.ts', "import * as queries from '../../../db/queries/likes.ts'"],
    ['server/features/likes/service.test.ts', "import { freshDatabase } from '../../../db/testing/index.ts'"],
    ['server/render/render-page.tsx', "import { createRouter } from '../../src/router.tsx'"],
    ['server/features/likes/feature.ts', "import { likesRouter } from './router.ts'"],
    ['db/schema/likes.ts', "import { json } from '../json.ts'"],
    ['e2e/likes.e2e.ts', "import { aMember } from '../db/testing/factories.ts'"],
  ])('%s: %s', (file, text) => {
    expect(findings(file, text)).toEqual([])
  })
})
