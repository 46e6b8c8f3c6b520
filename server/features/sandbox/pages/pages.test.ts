import { describe, expect, test } from 'bun:test'
import { findSandboxSettings } from '../../../../db/queries/sandbox/deliveries.ts'
import { findSandboxPayment } from '../../../../db/queries/sandbox/payments.ts'
import { aSite } from '../../../../db/testing/factories.ts'
import { freshDatabase } from '../../../../db/testing/index.ts'
import { readConfig } from '../../../config.ts'
import { appOf, askingOf } from '../../../testing/php.ts'
import { testWorld } from '../../../testing/world.ts'
import { createPayment } from '../create.ts'
import { isBankOpen } from '../parts.ts'
import { serveBank } from '../serve.ts'
import { aPayment } from '../testing/at-the-bank.ts'

const database = await freshDatabase()
await aSite(database.db, { settings: { name: 'Vonk <b>' } })
const world = await testWorld(database)
const ask = askingOf(world)

const press = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  ask({
    ...{ method: 'POST', path, body: new URLSearchParams(fields).toString() },
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })

const stateOf = async (id: string) => (await findSandboxPayment(world.db, { id }))?.status

describe('the page of a payment', () => {
  test('shows what is to be paid, needs no script, loads nothing and sends its form to itself alone', async () => {
    const { page, id } = await createPayment(world, aPayment({ description: '<script>alert(1)</script>' }))
    const response = await ask({ path: `/sandbox/${page}` })
    const shown = await response.text()
    for (const words of [
      'Dit is geen echte bank.',
      'Vonk &lt;b&gt;',
      'iDEAL, Testbank Maas',
      '€&nbsp;47,99',
      id.slice(0, 11),
    ])
      expect(shown.replaceAll('\u00a0', '&nbsp;')).toContain(words)
    expect(shown).not.toMatch(/<script|<img|<iframe/)
    const policy = response.headers.get('content-security-policy')
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'nonce-[\w-]+'; img-src data:; form-action 'self'; base-uri 'none'; frame-anc/,
    )
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('calls a method as the shop does, in either language', async () => {
    const shown = async (method: 'sct' | 'creditcard', locale: string) => {
      const { page } = await createPayment(world, aPayment({ method, bank: null }))
      return (await ask({ path: `/sandbox/${page}`, headers: { cookie: `locale=${locale}` } })).text()
    }
    expect(await shown('sct', 'nl')).toContain('<dd>Overboeking</dd>')
    expect(await shown('sct', 'en')).toContain('<dd>Bank transfer</dd>')
    expect(await shown('creditcard', 'nl')).toContain('<dd>Creditcard</dd>')
    expect(await shown('creditcard', 'en')).toContain('<dd>Credit card</dd>')
  })

  test('lets a bank or a card be chosen where none was', async () => {
    const shown = async (traits: Parameters<typeof aPayment>[0]) => {
      const { page } = await createPayment(world, aPayment(traits))
      return (await ask({ path: `/sandbox/${page}` })).text()
    }
    expect(await shown({ bank: null })).toContain('<option value="waal">Testbank Waal')
    expect(await shown({ method: 'creditcard', bank: null })).toContain('<option value="visa_once">Visa 0341')
    expect(await shown({ bank: 'maas' })).not.toContain('<option value="waal">')
  })

  test('leads back to the shop once it is decided, and says so to whoever comes again', async () => {
    const { page, id } = await createPayment(world, aPayment())
    const pressed = await press(`/sandbox/${page}`, { outcome: 'paid' })
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, 'http://localhost/credits/1'])
    expect(await stateOf(id)).toBe('paid')
    const shown = await (await ask({ path: `/sandbox/${page}` })).text()
    expect(shown).toContain('Deze betaling is afgelopen: paid')
    expect(shown).not.toContain('value="failed"')
  })

  test('lets the bank take back what is paid', async () => {
    const { page, id } = await createPayment(world, aPayment())
    await press(`/sandbox/${page}`, { outcome: 'paid' })
    expect((await press(`/sandbox/${page}`, { outcome: 'charged_back_now' })).headers.get('location')).toBe(
      `/sandbox/${page}`,
    )
    expect(await findSandboxPayment(world.db, { id })).toMatchObject({ chargedBackMinor: 4799 })
  })

  test('notes what is paid with and where: a bank, a card, another country, another amount or currency', async () => {
    const paidBy = async (traits: Parameters<typeof aPayment>[0], fields: Record<string, string>) => {
      const { page, id } = await createPayment(world, aPayment({ bank: null, ...traits }))
      await press(`/sandbox/${page}`, fields)
      return findSandboxPayment(world.db, { id })
    }
    expect(await paidBy({}, { outcome: 'paid', bank: 'eem' })).toMatchObject({
      paidWith: 'Testbank Eem',
      bankCountry: 'NL',
    })
    expect(await paidBy({ method: 'visa' }, { outcome: 'paid', card: 'mastercard', country: 'FR' })).toMatchObject({
      ...{ paidWith: 'Mastercard 4444', bankCountry: 'FR' },
    })
    expect(await paidBy({}, { outcome: 'paid_less' })).toMatchObject({ paidMinor: 4699, paidCurrency: 'EUR' })
    expect(await paidBy({}, { outcome: 'paid_more' })).toMatchObject({ paidMinor: 4899 })
    expect(await paidBy({}, { outcome: 'paid_other_currency' })).toMatchObject({ paidMinor: 4799, paidCurrency: 'USD' })
  })

  test('opens by its own name alone: not by the id that the shop knows, nor by the shop’s', async () => {
    const { id, clientId } = await createPayment(world, aPayment())
    for (const name of [id, clientId, 'x'.repeat(5000), '%00', '%ff']) {
      expect((await ask({ path: `/sandbox/${name}` })).status, name.slice(0, 40)).toBeOneOf([400, 404])
      await press(`/sandbox/${name}`, { outcome: 'paid' })
    }
    expect(await stateOf(id)).toBe('open')
  })

  test('takes nothing from a page elsewhere, and nothing that it does not offer', async () => {
    const { page, id } = await createPayment(world, aPayment())
    const elsewhere = await press(`/sandbox/${page}`, { outcome: 'paid' }, { 'sec-fetch-site': 'cross-site' })
    expect(elsewhere.status).toBe(403)
    for (const outcome of ['', 'open', 'PAID', 'x'.repeat(10_000)])
      expect((await press(`/sandbox/${page}`, { outcome })).headers.get('location')).toBe(`/sandbox/${page}`)
    expect(await stateOf(id)).toBe('open')
  })
})

describe('the page of the webhooks', () => {
  const path = '/sandbox/webhooks'
  const settings = {
    delay: '2',
    copies: '20',
    losses: '3',
    isShuffled: 'on',
    isSilent: 'off',
    refunds: 'later',
    charges: 'refused',
  }

  test('keeps what is chosen, and shows it', async () => {
    expect((await press(path, settings)).headers.get('location')).toBe(path)
    expect(await findSandboxSettings(world.db)).toEqual({
      ...{ delay: 2, copies: 20, losses: 3, isShuffled: true, isSilent: false, refunds: 'later', charges: 'refused' },
    })
    expect(await (await ask({ path })).text()).toContain('<option value="20" selected="">20 keer</option>')
  })

  test('takes nothing else', async () => {
    await press(path, settings)
    for (const wrong of [
      { copies: '1000000' },
      { delay: '-1' },
      { losses: '' },
      { isSilent: 'perhaps' },
      { refunds: 'soon' },
      { charges: 'soon' },
    ])
      await press(path, { ...settings, copies: '1', ...wrong })
    expect((await findSandboxSettings(world.db))?.copies).toBe(20)
  })
})

test('the bank’s own door opens by its key alone', async () => {
  const bank = serveBank(world)
  const asking = (authorization?: string) =>
    fetch(`${bank.url}/methods?country=NL&currency=EUR`, { headers: authorization ? { authorization } : {} })
  expect((await asking()).status).toBe(401)
  expect((await asking('Bearer x')).status).toBe(401)
  expect((await asking(`Bearer ${world.payments.isTest}`)).status).toBe(401)
  expect((await asking(`Bearer ${bank.key}`)).status).toBe(200)
  await bank.close()
})

test('the bank is open where nobody’s money can be missing', async () => {
  const isOpen = (env: Record<string, string>, isDemo: boolean) => isBankOpen({ config: readConfig(env), isDemo })
  expect(isOpen({ NODE_ENV: 'production' }, true)).toBe(true)
  expect(isOpen({ NODE_ENV: 'production' }, false)).toBe(false)
  expect(isOpen({ NODE_ENV: 'development', DATABASE_URL: 'postgres://x' }, false)).toBe(true)
  expect(isOpen({ NODE_ENV: 'development', PUBLIC_URL: 'https://vonk.example' }, false)).toBe(false)
  const mollie = { MOLLIE_API_KEY: 'test_abcdefghijklmnopqrstuvwxyz', PUBLIC_URL: 'http://localhost:3000' }
  expect([false, true].map((isDemo) => isOpen({ NODE_ENV: 'development', ...mollie }, isDemo))).toEqual([false, true])
  const shut = appOf({ ...world, config: { ...world.config, mode: 'production' } })
  expect(shut.routes.filter((route) => route.path.startsWith('/sandbox'))).toEqual([])
})
