import { openAlive } from './support/alive.ts'
import { expectWholeAccessible } from './support/axe.ts'
import { anIban, aPhone, codeOn, fillIn, order, sendCode, typeCode } from './support/money/directdebit.ts'
import { expect, test } from './support/test.ts'

test('a member pays by direct debit: mends what is wrong, ticks the mandate, and confirms by the code from their phone @phone', async ({
  open,
  join,
  database: { sql },
}) => {
  const member = await join({ name: 'Ada' })
  const page = await open(member)
  await order(page)
  const phone = aPhone()
  await fillIn(page, phone)
  const iban = page.getByLabel('IBAN')
  const right = anIban()
  const wrong = `${right.slice(0, -1)}${(Number(right.at(-1)) + 1) % 10}`
  await iban.pressSequentially(wrong.toLowerCase())
  await expect(iban).toHaveValue(wrong.replaceAll(/(.{4})(?=.)/g, '$1 '))
  await sendCode(page)
  await expect(page.getByText('Zet eerst het vinkje bij de machtiging.')).toBeVisible()
  await page.getByRole('checkbox').check()
  await sendCode(page)
  await expect(page.getByText('Dit IBAN klopt niet.')).toBeVisible()
  await expect(iban).toBeFocused()
  await iban.fill('')
  await iban.pressSequentially(right)
  await expect(page.getByText('Geldig rekeningnummer')).toBeVisible()
  await sendCode(page)

  await expect(page.getByRole('heading', { name: 'Vul de sms-code in' })).toBeFocused()
  await expect(page.getByText(`NL •••• ${right.slice(-4)}`)).toBeVisible()
  await expect(page.getByText(/^Nieuwe code over 0:/)).toBeVisible()
  await expect(
    page.getByText(/Hiermee onderteken je de machtiging\. Op of na \d+ \w+ \d{4} schrijven we €\s47,99 af/),
  ).toBeVisible()
  const code = await codeOn(page, phone)
  await typeCode(page, code === '000000' ? '000001' : '000000')
  await expect(page.getByText('Je kunt het nog 4 keer proberen.')).toBeVisible()
  await page.reload()
  await typeCode(page, code)
  await expect(page).toHaveURL(/\/credits\/[\w-]{36}$/)
  await expect(page.getByText('Wordt afgeschreven')).toBeVisible()
  await expect(page.getByText(/^op of na \d+ \w+ \d{4}$/)).toBeVisible()
  const [{ balance }] = await sql`select balance from wallets where member_id = ${member.id}`
  expect(balance).toBe(60)

  await page.getByRole('link', { name: 'Bekijk de bon' }).click()
  const transaction = page.getByRole('article', { name: '60 credits' })
  await expect(transaction).toContainText(
    new RegExp(`Wordt op of na \\d+ \\w+ \\d{4} afgeschreven van NL\\s••••\\s${right.slice(-4)}`),
  )
  await expect(transaction.getByText('Wordt afgeschreven', { exact: true })).toBeVisible()
  await expect(transaction).toContainText(/Kenmerk machtigingVONK-M-\d{6}/)
  await expect(transaction.getByRole('region', { name: /^Bon / })).toContainText(/Kenmerk machtiging: VONK-M-\d{6}\./)
  await expect(transaction).not.toContainText('Betaald')
  await transaction.getByRole('link', { name: 'Aankoop herroepen' }).click()
  await page.getByRole('button', { name: 'Verder' }).click()
  await expect(page.getByRole('main')).toContainText('Wordt niet afgeschreven')
  await expect(page.getByRole('main')).not.toContainText('Terug naar IBAN')
  await page.getByRole('button', { name: 'Herroeping bevestigen' }).click()
  await expect(page.getByRole('heading', { name: 'Herroeping ontvangen' })).toBeVisible()
  await page.getByRole('link', { name: 'Terug naar de transactie' }).click()
  await expect(transaction).toContainText(/De aangekondigde incasso van €\s47,99 gaat niet door/)
  await expect(transaction.getByText('Incasso gaat niet door', { exact: true })).toBeVisible()
  await expect(transaction).not.toContainText('terugbetaald')
})

test('whoever goes back to mend something finds what they have typed, and a code is not sent twice in a minute @phone', async ({
  open,
  join,
}) => {
  const member = await join({ name: 'Ben' })
  const page = await open(member)
  await order(page)
  await fillIn(page, aPhone())
  await page.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00')
  const zip = page.getByLabel('Postcode')
  await zip.fill('2012')
  await page.getByRole('checkbox').check()
  await sendCode(page)
  await expect(zip).toHaveAccessibleDescription('Vul een geldige postcode in (Nederland of Duitsland).')
  await expect(zip).toBeFocused()
  await zip.fill('10115')
  await sendCode(page)
  await page.getByRole('button', { name: 'Gegevens wijzigen' }).click()
  await expect(page.getByRole('heading', { name: 'Je gegevens' })).toBeFocused()
  await expect(page.getByLabel('IBAN')).toHaveValue('DE89 3704 0044 0532 0130 00')
  // Given anew, so ticked anew.
  await expect(page.getByRole('checkbox')).not.toBeChecked()
  await page.getByRole('checkbox').check()
  await sendCode(page)
  await expect(page.getByRole('alert')).toContainText('kun je een nieuwe code aanvragen')

  // After a reload nobody has the account any more, and the rest is there.
  await openAlive(page, page.url())
  await page.getByRole('button', { name: 'Gegevens wijzigen' }).click()
  await expect(page.getByLabel('Naam rekeninghouder')).toHaveValue('S. de Wit')
  await expect(zip).toHaveValue('10115')
  await expect(page.getByLabel('IBAN')).toHaveValue('')
  await expect(page.getByLabel('IBAN')).toHaveAccessibleDescription(
    /Vul je IBAN opnieuw in.*Eerder gebruikte je DE\s••••\s3000\./,
  )
  await expect(page.getByLabel('Mobiel nummer')).toHaveAccessibleDescription(/Het vorige eindigde op \d{3}\./)
  await expectWholeAccessible(page, 'details given before')
})

test('without an order there is nothing to pay, and nobody else’s is shown @phone', async ({ open, join }) => {
  const theirs = await open(await join({ name: 'Carla' }))
  await order(theirs)
  const page = await open(await join({ name: 'Dora' }))
  for (const path of ['/directdebit', '/directdebit?payment=%00', theirs.url()]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Kies eerst een bundel' })).toBeVisible()
  }
})
