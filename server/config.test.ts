import { expect, test } from 'bun:test'
import { ConfigError, readConfig } from './config.ts'

test('an operator who sets nothing gets a running demo on port 3000', () => {
  expect(readConfig({})).toMatchObject({ port: 3000, dataDir: 'data', demo: true, databaseUrl: undefined })
})

test('a real database or mail server switches the demo off unless it is asked for', () => {
  const DATABASE_URL = 'postgres://localhost/vonk'
  expect(readConfig({ DATABASE_URL }).demo).toBe(false)
  expect(readConfig({ DATABASE_URL, DEMO: '1' }).demo).toBe(true)
})

test('a wrong setting is named', () => {
  expect(() => readConfig({ PORT: 'abc' })).toThrow(/PORT/)
  expect(() => readConfig({ DATABASE_URL: 'mysql://x' })).toThrow(/DATABASE_URL: must start with postgres/)
  expect(() => readConfig({ SECRET: 'short' })).toThrow(ConfigError)
})

test('an empty value counts as not set', () => {
  expect(readConfig({ PORT: '', PUBLIC_URL: '' })).toMatchObject({ port: 3000, publicUrl: undefined })
})
