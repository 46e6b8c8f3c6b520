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

test('a site that the world sees is no demo unless it is asked for', () => {
  const at = (PUBLIC_URL: string, more = {}) => readConfig({ PUBLIC_URL, ...more })
  for (const url of [
    'https://vonk.example',
    'http://203.0.113.5:3000',
    'https://localhost.evil.example',
    'http://8.8.8.8',
  ])
    expect(at(url).demo, url).toBe(false)
  expect(at('https://vonk.example', { DEMO: '1' }).demo).toBe(true)
  const near = [
    'http://localhost:3000',
    'http://vonk2.localhost',
    'http://192.168.1.7:3000',
    'http://[::1]',
    'http://box',
  ]
  for (const url of near) expect(at(url).demo, url).toBe(true)
})

test.each([
  ['DATABASE_URL', 'postgres://'],
  ['DATABASE_URL', 'postgres://:5432/vonk'],
  ['DATABASE_URL', 'postgres:///vonk'],
  ['REDIS_URL', 'redis://'],
  ['REDIS_URL', 'rediss://:6379'],
  ['SMTP_URL', 'smtp://'],
  ['SMTP_URL', 'smtps://user:password@'],
  ['PUBLIC_URL', 'http://'],
  ['PUBLIC_URL', 'https://:443'],
  ['PUBLIC_URL', 'https://vonk.example:99999'],
  ['PUBLIC_URL', 'https://vonk.example/brand'],
  ['PUBLIC_URL', 'https://user:password@vonk.example'],
  ['MAIL_FROM', 'Vonk'],
  ['MAIL_FROM', 'Vonk <noreply>'],
  ['MAIL_FROM', 'Vonk <a@b.example>\r\nBcc: c@d.example'],
  ['METRICS_TOKEN', 'short'],
  ['DATABASE_POOL', '1'],
])('what leads nowhere is refused: %s=%s', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(
    new RegExp(`^The configuration cannot be used:\n  ${name}: [^\n]+$`),
  )
})

test('addresses as operators write them are taken', () => {
  const config = readConfig({
    DATABASE_URL: 'postgres://vonk:p%40ss@db.example:5432/vonk?sslmode=require',
    REDIS_URL: 'rediss://:secret@cache.example:6380/1',
    SMTP_URL: 'smtp://user%40vonk.example:pass@mail.example:587',
    MAIL_FROM: '"Vonk & vrienden" <noreply@vonk.example>',
  })
  expect(config.mailFrom).toBe('"Vonk & vrienden" <noreply@vonk.example>')
  for (const url of ['https://vonk.example', 'https://vonk.example/', 'https://Vonk.example:443', 'http://[::1]:3000'])
    expect(readConfig({ PUBLIC_URL: url }).publicUrl, url).toBe(url.replace(/\/$/, ''))
  expect(readConfig({ MAIL_FROM: 'noreply@localhost' }).mailFrom).toBe('noreply@localhost')
})

test('a bucket is used with its keys, and refused without them', () => {
  const bucket = { S3_BUCKET: 'vonk', S3_ENDPOINT: 'https://s3.example' }
  const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
  expect(readConfig({}).s3).toBeUndefined()
  expect(readConfig({ ...bucket, ...keys }).s3).toEqual({
    ...{ bucket: 'vonk', endpoint: 'https://s3.example', region: undefined },
    ...{ accessKeyId: 'id', secretAccessKey: 'secret' },
  })
  expect(() => readConfig(bucket)).toThrow('S3_BUCKET needs S3_ACCESS_KEY_ID')
})

test('money is taken where its news arrive', () => {
  const MOLLIE_API_KEY = 'live_abcdefghijklmnopqrstuvwxyz0123'
  expect(readConfig({ MOLLIE_API_KEY, PUBLIC_URL: 'https://vonk.example' }).mollieApiKey).toBe(MOLLIE_API_KEY)
  expect(() => readConfig({ MOLLIE_API_KEY })).toThrow('MOLLIE_API_KEY needs PUBLIC_URL')
  for (const wrong of ['live_', `pk_${MOLLIE_API_KEY}`, `${MOLLIE_API_KEY} `])
    expect(() => readConfig({ MOLLIE_API_KEY: wrong, PUBLIC_URL: 'https://vonk.example' }), wrong).toThrow(
      'live_ or test_',
    )
})

test('a wrong setting is named', () => {
  expect(() => readConfig({ PORT: 'abc' })).toThrow(/PORT/)
  expect(() => readConfig({ DATABASE_URL: 'mysql://x' })).toThrow(/DATABASE_URL: must start with postgres/)
  expect(() => readConfig({ SECRET: 'short' })).toThrow(ConfigError)
})

test('an empty value counts as not set', () => {
  expect(readConfig({ PORT: '', PUBLIC_URL: '' })).toMatchObject({ port: 3000, publicUrl: undefined })
})
