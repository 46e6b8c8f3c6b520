import type { Page } from '@playwright/test'
import { openAlive } from './support/alive.ts'
import { expectWholeAccessible, still } from './support/axe.ts'
import { placeOrder } from './support/money/bank.ts'
import { anIban, aPhone, askForCode, codeOn, typeCode } from './support/money/directdebit.ts'
import { expect, test } from './support/test.ts'

const paymentOf = (page: Page) => new URL(page.url()).searchParams.get('payment')!
const codeStep = (page: Page) => page.getByRole('heading', { name: 'Vul de sms-code in' })

for (const [what, column, title, words] of [
  ['account', 'iban_key', 'IBAN geblokkeerd', 'Automatische incasso kan niet met dit rekeningnummer.'],
  ['phone', 'phone_key', 'Telefoonnummer geblokkeerd', 'Automatische incasso kan niet met dit nummer.'],
] as const) {
  test(`with a blocked ${what} nothing is signed, nor asked for anew, and the ways out are there @phone`, async ({
    open,
    join,
    database: { sql },
  }) => {
    const [iban, phone] = [anIban(), aPhone()]
    const page = await open(await join({ name: 'Ada' }), still)
    await askForCode(page, { iban, phone })
    const code = await codeOn(page, phone)
    await sql`insert into direct_debit_debtors (key, blocked_at, blocked_for)
      select ${sql(column)}, now(), 'operator' from direct_debit_mandates m
      join direct_debits d on d.id = m.direct_debit_id where d.payment_id = ${paymentOf(page)}
      on conflict (key) do update set blocked_at = now(), blocked_for = 'operator'`
    await typeCode(page, code)
    const refused = page.getByRole('alert').filter({ hasText: title })
    await expect(refused).toContainText(words)
    await expect(codeStep(page)).toBeVisible()

    const other = await open(await join({ name: 'Ben' }), still)
    await askForCode(other, what === 'account' ? { iban } : { phone })
    const refusedToo = other.getByRole('alert').filter({ hasText: title })
    await expect(refusedToo).toContainText(words)
    await expect(codeStep(other)).toHaveCount(0)
    await expect(refusedToo.getByRole('link', { name: 'Waarom is dat?' })).toHaveAttribute('href', '/pages/service')
    await expectWholeAccessible(other, `a blocked ${what}`)
    await refusedToo.getByRole('link', { name: 'Andere betaalmethode' }).click()
    await expect(other).toHaveURL(/\/credits\/[\w-]{36}$/)
  })
}

test('beyond what may be signed from a new account it is said before the order, and of an account or phone of others after it @desktop', async ({
  open,
  join,
}) => {
  const page = await open(await join({ name: 'Ada' }), still)
  const phone = aPhone()
  await askForCode(page, { phone })
  await typeCode(page, await codeOn(page, phone))
  await expect(page).toHaveURL(/\/credits\/[\w-]{36}$/)
  await openAlive(page, '/credits/p2/sdd')
  await placeOrder(page)
  const why = page.getByRole('status').filter({ hasText: /Met automatische incasso kun je nu tot €\s2,01 betalen\./ })
  await expect(why).toBeFocused()
  await expect(why).toBeInViewport({ ratio: 1 })
  await expect(page).toHaveURL('/credits/p2/sdd')

  const other = await open(await join({ name: 'Ben' }), still)
  await askForCode(other, { phone })
  const refused = other.getByRole('status').filter({ hasText: 'Limiet bereikt' })
  await expect(refused).toContainText(
    /Van een nieuwe rekening kun je in 30 dagen €\s50,00 laten afschrijven, tot de eerste afschrijving is gelukt\. Nu kan er nog €\s2,01 bij\. Kies een kleinere bundel of een andere betaalmethode\./,
  )
  await expect(refused.getByRole('link', { name: 'Waarom is dat?' })).toHaveCount(0)
  await expectWholeAccessible(other, 'the limit of direct debit')
  await refused.getByRole('link', { name: 'Andere betaalmethode' }).click()
  await expect(other).toHaveURL(/\/credits\/[\w-]{36}$/)
})

test('who has had all codes of a day is told to come back tomorrow @phone', async ({
  open,
  join,
  database: { sql },
}) => {
  const ada = await join({ name: 'Ada' })
  const page = await open(ada, still)
  await askForCode(page)
  await expect(codeStep(page)).toBeVisible()
  await sql`insert into direct_debit_codes (id, direct_debit_id, member_id, phone_key, asked_at)
    select gen_random_uuid(), c.direct_debit_id, c.member_id, c.phone_key, now() - n * interval '1 hour'
    from direct_debit_codes c, generate_series(2, 5) n where c.member_id = ${ada.id}`
  await sql`update direct_debit_codes set asked_at = now() - interval '1 hour' where member_id = ${ada.id}
    and asked_at > now() - interval '1 hour'`
  await page.reload()
  await page.getByRole('button', { name: 'Stuur een nieuwe code' }).click()
  await expect(page.getByRole('alert')).toContainText('We kunnen je vandaag geen code meer sturen.')
})

test('a wrong code says how many tries are left, and five of them kill it, also for the right one @phone', async ({
  open,
  join,
  database: { sql },
}) => {
  const ada = await join({ name: 'Ada' })
  const page = await open(ada, still)
  const phone = aPhone()
  await askForCode(page, { phone })
  const code = await codeOn(page, phone)
  const field = page.getByLabel('Sms-code')
  await typeCode(page, '12345')
  await expect(field).toHaveAccessibleDescription(/Vul alle zes cijfers in/)
  const wrong = code === '000000' ? '000001' : '000000'
  for (const left of [4, 3, 2, 1]) {
    await typeCode(page, wrong)
    await expect(field).toHaveAccessibleDescription(new RegExp(`Deze code klopt niet\\. Je kunt het nog ${left} keer`))
  }
  const spent = /5 keer verkeerd ingevuld en werkt niet meer\. Vraag een nieuwe aan/
  const elsewhere = await open(ada, still)
  await elsewhere.goto(page.url())
  await expect(codeStep(elsewhere)).toBeVisible()
  const expectSpent = async (there: Page) => {
    await expect(codeStep(there)).toBeVisible()
    await expect(there.getByText(spent)).toBeVisible()
    await expect(there.getByText(/geldt 10 minuten/)).toBeHidden()
    await expect(there.getByLabel('Sms-code')).toBeHidden()
    await expect(there.getByRole('button', { name: 'Bevestig de incasso' })).toBeHidden()
  }
  await typeCode(page, wrong)
  await expectSpent(page)
  await expect(codeStep(page)).toBeFocused()
  await expectWholeAccessible(page, 'a code that is spent')
  await typeCode(elsewhere, code)
  await expectSpent(elsewhere)
  const [{ balance }] = await sql`select balance from wallets where member_id = ${ada.id}`
  expect(balance).toBe(0)

  await page.reload()
  await expectSpent(page)
  await expectWholeAccessible(page, 'a code that was spent before')

  // A minute later another one may be had, which is worth something again.
  await sql`update direct_debit_codes set asked_at = now() - interval '2 minutes' where member_id = ${ada.id}`
  await page.reload()
  await page.getByRole('button', { name: 'Stuur een nieuwe code' }).click()
  await expect(page.getByText(/^Nieuwe code over/)).toBeVisible()
  await expect(async () => {
    await typeCode(page, await codeOn(page, phone))
    await expect(page).toHaveURL(/\/credits\/[\w-]{36}$/, { timeout: 2_000 })
  }).toPass()
})
