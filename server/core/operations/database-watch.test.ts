import { expect, test } from 'bun:test'
import pino from 'pino'
import { readConfig } from '../../config.ts'
import { reportChanges } from './database-watch.ts'

/** The log lines for these results, one check a second. */
function toldOf(looks: (number | undefined)[], settings: Record<string, string> = {}): object[] {
  const lines: object[] = []
  const log = pino({ base: undefined, timestamp: false }, { write: (line) => void lines.push(JSON.parse(line)) })
  const report = reportChanges({ log, config: readConfig(settings) })
  for (const [second, servers] of looks.entries()) report(servers, second * 1000)
  return lines
}

const [info, warn] = [30, 40]

test('a database that goes and comes back is told of once each, with the time between', () => {
  const told = toldOf([1, undefined, undefined, undefined, 1, 1, undefined, 1])
  expect(told).toEqual([
    { level: warn, msg: 'the database is away' },
    { level: warn, seconds: 3, msg: 'the database is back' },
    { level: warn, msg: 'the database is away' },
    { level: warn, seconds: 1, msg: 'the database is back' },
  ])
})

test('servers that cannot hear one another say so once, and when it is over', () => {
  const several = {
    level: warn,
    servers: 2,
    msg: expect.stringContaining('2 servers use this database without REDIS_URL'),
  }
  const alone = { level: info, msg: 'this server is alone with its database again' }
  expect(toldOf([2, 2, 2])).toEqual([several])
  expect(toldOf([1, 1, 2, 2, 2, 1, 1])).toEqual([several, alone])
})

test('one that was killed a moment ago is not taken for another server, and with Redis there may be many', () => {
  expect(toldOf([2, 1, 1, 2, 1])).toEqual([])
  expect(toldOf([3, 3, 3], { REDIS_URL: 'redis://cache.example' })).toEqual([])
})
