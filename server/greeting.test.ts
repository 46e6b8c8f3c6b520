import { expect, test } from 'bun:test'
import { readConfig } from './config.ts'
import { greeting } from './greeting.ts'
import { siteSettings } from './settings.ts'

/** The start-up banner for these settings, on a machine with two addresses. */
function said(settings: Record<string, string>, isDemo = false): string {
  const site = { id: 'vonk', hosts: ['localhost'], settings: siteSettings.parse({}) }
  const facts = { port: 3000, ownerPath: undefined, addresses: ['203.0.113.5', '10.0.0.5'] }
  return greeting({ config: readConfig(settings), isDemo }, [site], facts)
}

test('who starts the site on another machine reads by which addresses it is found there', () => {
  expect(said({})).toMatch(/Elsewhere +http:\/\/203.0.113.5:3000 {2}http:\/\/10.0.0.5:3000/)
  expect(said({ HOST: '127.0.0.1' })).not.toContain('203.0.113.5')
  expect(said({ PUBLIC_URL: 'https://vonk.example' })).not.toContain('203.0.113.5')
})

test('addresses and the owner’s link carry the port of the public address, and not the one that the server listens on', () => {
  const site = { id: 'vonk', hosts: ['vonk.example'], settings: siteSettings.parse({}) }
  const at = (PUBLIC_URL: string) =>
    greeting({ config: readConfig({ PUBLIC_URL }), isDemo: false }, [site], {
      ...{ port: 3000, ownerPath: '/admin/first-owner?token=x', addresses: [] },
    })
  expect(at('https://vonk.example:8443')).toContain('https://vonk.example:8443/admin/first-owner?token=x')
  expect(at('http://vonk.example')).toContain('http://vonk.example/admin/first-owner?token=x')
  expect(at('https://vonk.example')).toContain('https://vonk.example/admin/first-owner?token=x')
})

test('who has mails sent without a public address reads where their links lead', () => {
  const SMTP_URL = 'smtp://mail.example'
  expect(said({ SMTP_URL })).toContain('No PUBLIC_URL: links in mails and text messages lead to http://localhost:3000')
  expect(said({ SMTP_URL, PUBLIC_URL: 'https://vonk.example' })).not.toContain('No PUBLIC_URL')
  expect(said({})).not.toContain('No PUBLIC_URL')
})

test('who starts the demo reads whom they can log in as, and which discount codes there are', () => {
  const words = said({}, true)
  expect(words).toMatch(/free +free@demo\.example +Ruben on Vonk/)
  expect(words).toMatch(/EENMAAL20 +20%, once for each member/)
  expect(words).toMatch(/LEVENSLANG20 +20% for life, Maud’s alone/)
  expect(said({})).not.toContain('EENMAAL20')
})
