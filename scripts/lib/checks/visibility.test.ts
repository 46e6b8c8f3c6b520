import { describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../run.ts'
import { decidedIn, findStrayConditions } from './visibility.ts'

const query = 'db/queries/gifts.ts'

describe('a query that decides by itself who is there', () => {
  test.each([
    ['in SQL', 'db.execute(sql`not exists (select 1 from blocks b)`)', 'blocks'],
    ['in quoted SQL of a schema', 'db.execute(sql`select 1 from public."bans"`)', 'bans'],
    ['in the words of the query builder', 'q.leftJoin(bans, eq(bans.memberId, members.id))', 'bans'],
    ['by a column', 'and(profiles.searchable)', 'searchable'],
    ['by a column in SQL', 'sql`invisible_since is null`', 'invisible_since'],
    [
      'by another name',
      "import { accountDeletions as left } from '../schema/index.ts'\nq.from(left)",
      'accountDeletions',
    ],
    ['by the whole schema', "import * as schema from '../schema/index.ts'\nq.from(schema.bans)", 'bans'],
    ['by a computed name', "q.from(schema['bans'])", 'bans'],
    ['by handing the table on', "export { blocks as hidden } from '../schema/blocks.ts'", 'blocks'],
    ['between texts that look like a comment', "one('db/*')\nq.from(bans)\nother('*/')", 'bans'],
    ['in a line that looks like a comment', 'sql`\n// a hint\n from blocks`', 'blocks'],
    ['by the confirmation', 'isNotNull(members.confirmedAt)', 'isNotNull(members.confirmedAt'],
    ['by the confirmation in SQL', 'sql`m.confirmed_at is not null`', 'confirmed_at is not null'],
    ['by both', `sql\`\${members.confirmedAt} is null\``, 'confirmedAt} is null'],
  ])('%s', (_, text, name) => {
    expect(decidedIn(query, text)).toEqual([name])
  })

  test.each(['db/queries/chat/new/room.ts', 'db/gifts.ts', 'db/schema/views.ts', 'db/reports/daily.tsx'])(
    'in %s',
    async (file) => {
      const project = mkdtempSync(join(tmpdir(), 'visibility-'))
      await Bun.write(join(project, file), 'export const hidden = sql`select 1 from blocks`')
      const [complaint] = findStrayConditions(project)
      expect(complaint).toStartWith(`${file} says blocks`)
      rmSync(project, { recursive: true })
    },
  )

  test('in a file that may name another of these tables', () => {
    expect(decidedIn('db/queries/blocks.ts', 'q.from(blocks).leftJoin(bans)')).toEqual(['bans'])
    expect(decidedIn('db/queries/accounts.ts', 'q.from(bans).leftJoin(blocks)')).toEqual(['blocks'])
  })
})

test('a view or a function that a migration makes, which any query could ask', () => {
  const file = 'db/migrations/0042_gifts.sql'
  expect(decidedIn(file, 'CREATE TABLE "bans" ("member_id" uuid);')).toEqual([])
  expect(decidedIn(file, 'CREATE VIEW "there" AS SELECT id FROM members WHERE confirmed_at IS NULL')).toHaveLength(1)
  expect(decidedIn(file, 'create or replace function there() returns bool as $$ select 1 from bans $$')).toEqual([
    'bans',
  ])
})

test('a verb that asks the database past the queries, or decides by a column of a row', () => {
  const verb = 'server/features/gifts/give.ts'
  expect(decidedIn(verb, "ctx.db.$client.unsafe('select 1')")).toEqual(['$client', '.unsafe('])
  expect(decidedIn(verb, "ctx.db.execute('select 1')")).toEqual(['.execute('])
  expect(decidedIn(verb, 'world.database.sql`select 1`')).toEqual(['sql`'])
  expect(decidedIn(verb, 'const is = row.searchable')).toEqual(['searchable'])
  expect(decidedIn(verb, "import * as blocks from './service.ts'\nblocks.list()")).toEqual([])
})

test('one that asks a condition by its name, or speaks of blocks in a comment or a type, is none', () => {
  const asking = [
    "import { insertBlock } from './blocks.ts'",
    "import { isThereFor } from './visibility.ts'",
    '/** A look at the blocks\n * of each. */',
    '  // bans',
    "export type Shown = Omit<Profile, 'searchable'>",
    'q.where(isThereFor(insertBlock))',
  ]
  expect(decidedIn(query, asking.join('\n'))).toEqual([])
})

test('the queries leave it to one file', () => {
  expect(findStrayConditions(root)).toEqual([])
})
