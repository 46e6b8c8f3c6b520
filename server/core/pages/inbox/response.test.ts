import { expect, test } from 'bun:test'
import { readConfig } from '../../../config.ts'
import { isInboxShown } from './response.tsx'

test('an inbox is shown where only messages of the demo or of development can be in it', () => {
  const isShown = (env: Record<string, string>, isDemo: boolean) =>
    isInboxShown({ config: readConfig(env), isDemo }, 'smtpUrl')
  const production = { NODE_ENV: 'production' }
  expect(isShown(production, true)).toBe(true)
  // DEMO is on by default; what counts is whose members the database holds.
  expect(isShown(production, false)).toBe(false)
  expect(isShown({ NODE_ENV: 'development', DATABASE_URL: 'postgres://x' }, false)).toBe(true)
  expect(isShown({ NODE_ENV: 'development', PUBLIC_URL: 'https://vonk.example' }, false)).toBe(false)
  expect(isShown({ ...production, SMTP_URL: 'smtp://x' }, true)).toBe(false)
  expect(isInboxShown({ config: readConfig({ ...production, SMS_URL: 'https://x' }), isDemo: true }, 'smsUrl')).toBe(
    false,
  )
})
