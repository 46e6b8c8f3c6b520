import { expect, test } from 'bun:test'
import { importsOf } from '../imports.ts'
import { testsOfSql, touchedDrills } from './selection.ts'

const importsIn = (project: Record<string, string>) =>
  Object.entries(project).flatMap(([file, text]) => importsOf(file, text))

test('the older PostgreSQL runs what is under db and what checks the books, and no pictures', () => {
  const world = "import { freshDatabase } from '@/../db/testing/server.ts'"
  const project = {
    'db/queries/search.test.ts': "import { x } from '../testing/server.ts'",
    'db/demo/seed.test.ts': "import { x } from '../testing/server.ts'",
    'db/reference/days.test.ts': "import { x } from './days.ts'",
    'server/orders.test.ts':
      "import { x } from '../db/testing/server.ts'\nimport { findFaults } from '../db/testing/faults.ts'",
    'server/photos/pay.test.ts':
      "import { x } from '../../db/testing/server.ts'\nimport { findFaults } from '../../db/testing/faults.ts'",
    'server/words.test.ts': world.replace('@/../', '../'),
  }
  expect(testsOfSql(importsIn(project))).toEqual(['db/queries/search.test.ts', 'server/orders.test.ts'])
})

test('a drill is touched by its own file and by what it shares with other drills, and by nothing else', () => {
  const project = {
    'server/reliability/drills/kills.ts': "import { x } from '../testing/servers/server.ts'",
    'server/reliability/drills/fuzz.ts': "import { x } from '../testing/fuzz/inputs.ts'",
    'server/reliability/testing/servers/server.ts': "import { start } from '../../../start.ts'",
    'server/start.ts': '',
  }
  const touched = (...changed: string[]) => touchedDrills(importsIn(project), changed)
  expect(touched('server/reliability/drills/fuzz.ts')).toEqual(['fuzz'])
  expect(touched('server/reliability/testing/servers/server.ts')).toEqual(['kills'])
  expect(touched('server/start.ts')).toEqual([])
})
