import { expect, test } from 'bun:test'
import { root } from './run.ts'
import { decidesItself, findStrayConditions } from './visibility.ts'

test('a query that decides by itself who is there is found, in SQL and in the words of the query builder', () => {
  expect(decidesItself('sql`not exists (select 1 from blocks b)`')).toBe('blocks')
  expect(decidesItself('.leftJoin(bans, eq(bans.memberId, members.id))')).toBe('bans')
  expect(decidesItself('sql`select 1 from account_deletions d`')).toBe('account_deletions')
  expect(decidesItself('.from(accountDeletions)')).toBe('accountDeletions')
  expect(decidesItself('and(profiles.searchable)')).toBe('searchable')
  expect(decidesItself('sql`invisible_since is null`')).toBe('invisible_since')
})

test('one that asks a condition by its name, or speaks of blocks in a comment, is not', () => {
  expect(decidesItself("import { isThereFor } from './visibility.ts'\nwhere(isThereFor(me))")).toBeUndefined()
  expect(decidesItself('/** A look at the blocks\n * of each. */\n// bans\nconst rest = 1')).toBeUndefined()
})

test('the queries leave it to one file', () => {
  expect(findStrayConditions(root)).toEqual([])
})
