import { expect, test } from 'bun:test'
import { within } from '@testing-library/dom'
import { money } from '../../../db/reference/money/money.ts'
import { tryAgainLater } from '../../../server/core/refusals.ts'
import { open, type Page } from '../../testing/dom/open.ts'
import { createOwnLimit, spendingLimitStates as states } from './states.ts'

const euros = (amount: number) => money(amount * 100, 'EUR')
const tomorrow = new Date('2026-03-04T10:15:00Z')

const cardOf = ({ screen }: Page, name: 'Per week' | 'Per maand') => within(screen.getByRole('region', { name }))
const amountOf = (page: Page, name: 'Per week' | 'Per maand') =>
  cardOf(page, name).getByLabelText<HTMLInputElement>(/^Hoogste bedrag/)
const save = ({ screen, user }: Page) => user.click(screen.getByRole('button', { name: 'Limieten opslaan' }))

async function type({ user }: Page, field: HTMLInputElement, text: string): Promise<void> {
  await user.clear(field)
  await user.type(field, text)
}

test('what is no amount is refused beside its field, and nothing is set', async () => {
  const page = await open(states['no limit'])
  await page.user.click(page.screen.getByRole('switch', { name: /^Per week/ }))
  const amount = amountOf(page, 'Per week')
  await page.user.type(amount, 'veel')
  await save(page)
  expect(await page.screen.findByText(/Vul een bedrag in/)).toBeDefined()
  expect(amount.getAttribute('aria-invalid')).toBe('true')
  expect(page.server.inputsOf('spendingLimits.set')).toEqual([])
})

test('both fields show what is planned, and only what was changed is set again', async () => {
  const both = { limit: euros(50), left: euros(50) }
  let week = createOwnLimit('week', both)
  let month = createOwnLimit('month', { limit: euros(100), left: euros(100) })
  const page = await open({
    at: '/credits/limit',
    answers: {
      spendingLimits: {
        view: () => ({ currency: 'EUR' as const, limits: [week, month] }),
        set: ({ period, minor }) => {
          const coming = minor === null ? null : { limit: money(minor, 'EUR'), holdsFrom: tomorrow }
          if (period === 'week') week = { ...week, coming: minor === 5_000 ? null : coming }
          else month = { ...month, coming }
        },
      },
    },
  })
  const { screen, server } = page
  await type(page, amountOf(page, 'Per week'), '75,00')
  await type(page, amountOf(page, 'Per maand'), '150,00')
  await save(page)
  await screen.findByText(/Je weeklimiet gaat op .* van €\s50,00 naar €\s75,00/)
  await screen.findByText(/Je maandlimiet gaat op .* van €\s100,00 naar €\s150,00/)
  await type(page, amountOf(page, 'Per week'), '80,00')
  await save(page)
  await screen.findByText(/Je weeklimiet gaat op .* van €\s50,00 naar €\s80,00/)
  expect([amountOf(page, 'Per week').value, amountOf(page, 'Per maand').value]).toEqual(['80,00', '150,00'])

  // The amount that holds now cancels the raise.
  await type(page, amountOf(page, 'Per week'), '50,00')
  await save(page)
  await screen.findByText(/Je maandlimiet gaat/)
  await page.until(() => expect(screen.queryByText(/Je weeklimiet gaat/)).toBeNull())
  expect(amountOf(page, 'Per week').value).toBe('50,00')
  expect(server.inputsOf('spendingLimits.set')).toEqual([
    { period: 'week', minor: 7_500 },
    { period: 'month', minor: 15_000 },
    { period: 'week', minor: 8_000 },
    { period: 'week', minor: 5_000 },
  ])
})

test('a planned raise and a planned removal are shown, and each is cancelled by itself', async () => {
  const page = await open(states['a raise and a removal are planned'])
  const { screen, server, user } = page
  screen.getByText(/Je weeklimiet gaat op .* van €\s50,00 naar €\s75,00/)
  screen.getByText(/Je maandlimiet van €\s120,00 vervalt op /)
  expect(screen.getByRole('switch', { name: /^Per maand/ }).getAttribute('aria-checked')).toBe('false')
  server.answer({ spendingLimits: { keep: tryAgainLater({ retryAfter: 5 }) } })
  await user.click(screen.getByRole('button', { name: 'Limiet behouden' }))
  await screen.findByRole('alert')
  expect(server.inputsOf('spendingLimits.keep')).toEqual([{ period: 'month' }])
})

test('a change on another screen of the member arrives here', async () => {
  const page = await open(states['no limit'])
  page.server.answer(states['partly spent'].answers)
  await page.until(() => expect(page.server.isListenedTo()).toBe(true))
  page.server.publish({ type: 'spending_limits' })
  await page.screen.findByText(/€\s20,00 besteed, nog €\s20,00/)
  expect(amountOf(page, 'Per week').value).toBe('50,00')
})
