import { afterAll, expect, test } from 'bun:test'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChangedMigrations, listMigrations } from './landed-migrations.ts'

const root = mkdtempSync(join(tmpdir(), 'vonk-migrations-'))
afterAll(() => rmSync(root, { recursive: true }))

const pathOf = (name: string) => join(root, 'db/migrations', name)

test('a migration that has landed is neither edited nor taken away, and a new one is listed once', () => {
  mkdirSync(join(root, 'db/migrations'), { recursive: true })
  writeFileSync(pathOf('0000_likes.sql'), 'create table likes ()')
  expect(findChangedMigrations(root)).toEqual([expect.stringContaining('0000_likes.sql is not in')])
  listMigrations(root)
  expect(findChangedMigrations(root)).toEqual([])

  writeFileSync(pathOf('0000_likes.sql'), 'create table hearts ()')
  writeFileSync(pathOf('0001_chat.sql'), 'create table chat ()')
  listMigrations(root)
  expect(findChangedMigrations(root)).toEqual(['0000_likes.sql has landed and is another one now'])
  rmSync(pathOf('0000_likes.sql'))
  expect(findChangedMigrations(root)).toEqual(['0000_likes.sql has landed and is gone'])
})
