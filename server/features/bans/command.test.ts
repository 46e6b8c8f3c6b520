import { beforeEach, expect, test } from 'bun:test'
import { aMember, aSite } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { atServer } from '../../testing/at-server.ts'
import { testWorld } from '../../testing/world.ts'
import { banCommands } from './command.ts'

const database = await freshDatabase()
const { db, sql } = database
await aSite(db)
await aSite(db, { id: 'gloed', hosts: ['gloed.test'] })
const world = await testWorld(database)
let [id, email] = ['', '']

beforeEach(async () => {
  email = `ada-${crypto.randomUUID()}@example.org`
  id = (await aMember(db, { name: 'Ada', email })).id
})

const run = (name: keyof typeof banCommands, args: string[], ...answers: string[]) =>
  banCommands[name].run(atServer(world, answers), args)
const reasonOf = async () => (await sql`select reason from bans where member_id = ${id}`)[0]?.reason

test('bans by the address, however it is spelled, and lifts the ban by the id', async () => {
  const said = `Ada (${email}) is banned and logged out everywhere. At the log-in they read: Vraagt om geld`
  expect(await run('ban', ['vonk', email.toUpperCase(), '--reason', 'Vraagt om geld'])).toBe(said)
  expect(await reasonOf()).toBe('Vraagt om geld')
  expect(await run('lift-ban', ['vonk', id.toUpperCase()])).toBe(`Ada (${email}) can log in again.`)
  expect(await reasonOf()).toBeUndefined()
  await expect(run('lift-ban', ['vonk', id])).rejects.toThrow('is not banned')
})

test('asks for the reason where none was typed', async () => {
  expect(await run('ban', ['vonk', id], 'Spam')).toEndWith('they read: Spam')
})

test.each([
  [['vonk'], 'Type <site>'],
  [['vonk', 'EMAIL', 'Spam'], 'Type <site>'],
  [['nowhere', 'EMAIL'], 'There are: gloed, vonk'],
  [['gloed', 'EMAIL'], 'Nobody on gloed'],
  [['gloed', 'ID'], 'Nobody on gloed'],
  [['vonk', 'EMAIL', '--because', 'Spam'], 'because'],
  [['vonk', 'EMAIL', '--reason', ' '], 'ban_reason_invalid'],
])('says what is wrong with %j, and bans nobody', async (typed, words) => {
  const args = typed.map((arg) => arg.replace('EMAIL', email).replace('ID', id))
  await expect(run('ban', args, 'Spam')).rejects.toThrow(words)
  expect(await reasonOf()).toBeUndefined()
})
