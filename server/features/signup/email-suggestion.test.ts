import { describe, expect, test } from 'bun:test'
import { mailDomains } from '../../../db/reference/mail-domains.ts'
import { suggestEmail } from './email-suggestion.ts'

const offered = (domain: string) => suggestEmail(`anna@${domain}`)?.slice('anna@'.length)

describe('somebody who slips on the keys is offered what they meant', () => {
  test.each([
    ['gmial.com', 'gmail.com'],
    ['gamil.com', 'gmail.com'],
    ['gmal.com', 'gmail.com'],
    ['gmail.con', 'gmail.com'],
    ['gmial.con', 'gmail.com'],
    ['gmail.co', 'gmail.com'],
    ['gmail.cm', 'gmail.com'],
    ['gmail.nl', 'gmail.com'],
    ['gmail', 'gmail.com'],
    ['hotmial.nl', 'hotmail.nl'],
    ['hotmai.com', 'hotmail.com'],
    ['outlok.com', 'outlook.com'],
    ['icould.com', 'icloud.com'],
    ['yahooo.com', 'yahoo.com'],
    ['protonmial.con', 'protonmail.com'],
    ['liev.nl', 'live.nl'],
    ['ziggo.n', 'ziggo.nl'],
    ['zigo.nl', 'ziggo.nl'],
    ['ziggo.com', 'ziggo.nl'],
    ['kpnmail', 'kpnmail.nl'],
    ['knpmail.nl', 'kpnmail.nl'],
    ['hetne.nl', 'hetnet.nl'],
    ['telnet.be', 'telenet.be'],
    ['teelnet.be', 'telenet.be'],
    ['telenet.b', 'telenet.be'],
    ['skynt.be', 'skynet.be'],
    ['gxm.de', 'gmx.de'],
    ['gmx.ed', 'gmx.de'],
    ['wbe.de', 'web.de'],
    ['web.d', 'web.de'],
    ['tonline.de', 't-online.de'],
    ['bakkerij-jansen.nll', 'bakkerij-jansen.nl'],
    ['bedrijf.con', 'bedrijf.com'],
  ])('%s: %s', (typed, meant) => {
    expect(offered(typed)).toBe(meant)
  })
})

describe('somebody whose address is right is left in peace', () => {
  test.each(mailDomains.map((domain) => [domain]))('a customer of %s', (domain) => {
    expect(offered(domain)).toBeUndefined()
  })

  test.each([
    ...['bol.com', 'kpn.com', 'ns.nl', 'vu.nl', 'tue.nl', 'philips.com', 'kuleuven.be', 'gent.be', 'bmw.de', 'sap.com'],
    ...['me.nl', 'mail.nl', 'home.com', 'free.nl', 'sky.nl', 'wp.com', 'o2.com', 'aon.com', 'plan.nl', 'qq.com'],
    ...['hotmail.se', 'live.dk', 'yahoo.gr', 'outlook.pt', 'gmx.us', 'ukr.net', 'seznam.cz', 'acme.co', 'acme.io'],
    ...['jansen.frl', 'jansen.amsterdam', 'jan.gent', 'firma.koeln', 'mail.example.co.uk', 'students.uva.nl'],
  ])('somebody at %s', (domain) => {
    expect(offered(domain)).toBeUndefined()
  })

  test('somebody who is still typing', () => {
    expect(suggestEmail('')).toBeUndefined()
    expect(suggestEmail('anna')).toBeUndefined()
    expect(suggestEmail('anna@')).toBeUndefined()
    expect(suggestEmail('@gmial.com')).toBeUndefined()
  })
})

test('the part before the @ stays as it was typed', () => {
  expect(suggestEmail(' Anna.de+Vonk@GMIAL.com ')).toBe('Anna.de+Vonk@gmail.com')
  expect(suggestEmail('зоя@gmial.com')).toBe('зоя@gmail.com')
})

test('what is longer than any provider is not compared', () => {
  expect(suggestEmail(`a@${'x'.repeat(64)}.con`)).toBeUndefined()
})

test('nobody breaks it', () => {
  for (const typed of ['a@(.+', 'a@b@c@gmial.com', 'a@.', 'a@..', 'a@\ud800.nl', `a@${'x'.repeat(300)}.nl`]) {
    expect(() => suggestEmail(typed)).not.toThrow()
  }
})
