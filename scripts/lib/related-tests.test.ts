import { expect, test } from 'bun:test'
import { importsOf } from './imports.ts'
import { testsThatReach } from './related-tests.ts'

const project = {
  'db/likes.ts': '',
  'db/likes.test.ts': "import { like } from './likes.ts'",
  'server/likes.ts': "import { like } from '../db/likes.ts'",
  'server/likes.test.ts': "import { like } from './likes.ts'",
  'server/kinds.test.ts': "import type { Like } from '../db/likes.ts'",
  'server/chat.test.ts': "import { send } from './chat.ts'",
}
const imports = Object.entries(project).flatMap(([file, text]) => importsOf(file, text))

test('a file is tested by whoever imports it, straight or by way of others, the nearest first', () => {
  expect(testsThatReach(imports, 'db/likes.ts')).toEqual(['db/likes.test.ts', 'server/likes.test.ts'])
})

test('a test is its own test, and of several files nobody is named twice', () => {
  expect(testsThatReach(imports, 'server/chat.test.ts', 'db/likes.ts', 'server/likes.ts')).toEqual([
    'server/chat.test.ts',
    'db/likes.test.ts',
    'server/likes.test.ts',
  ])
})
