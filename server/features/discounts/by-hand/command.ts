import type { Tx } from '../../../../db/client.ts'
import { findAccountByEmail } from '../../../../db/queries/accounts.ts'
import { insertCode, type ListedCode, listCodes, switchOffCode } from '../../../../db/queries/discounts/making.ts'
import { insertAuditEntry } from '../../../../db/queries/staff/audit.ts'
import { countryCodes } from '../../../../db/reference/countries/codes.ts'
import { countries } from '../../../../db/reference/countries/facts.ts'
import { codeValidities } from '../../../../db/reference/money/discounts.ts'
import { paymentMethods } from '../../../../db/reference/money/payment-methods.ts'
import { bookkeepingZone } from '../../../../db/reference/money/tax.ts'
import type { AtServer, Commands } from '../../../core/operations/command.ts'
import { NotDone } from '../../../core/operations/not-done.ts'
import type { Site } from '../../../core/site/settings.ts'
import { parseEmail } from '../../mail/rules/email.ts'
import { issueLifetimeCode } from '../lifetime-code.ts'
import { spelled } from '../spelling.ts'
import { codeTyped, countryTyped, endTyped, leastTyped, methodsTyped, nameTyped, percentageTyped } from './terms.ts'
import { termsOf } from './told.ts'

type Task = (here: AtServer, site: Site) => Promise<string>

const tasks = { make, show, off, lifetime } satisfies Record<string, Task>
const taskNames = Object.keys(tasks) as (keyof typeof tasks)[]

/** What takes something off a price. */
export const discountCommands: Commands = {
  'discount-code': {
    summary: 'makes, shows and switches off discount codes, and gives a member theirs for life',
    async run(here) {
      const site = await siteAsked(here)
      const task = nameTyped(taskNames, await here.ask.line(`What (${taskNames.join(', ')}): `))
      return tasks[task](here, site)
    },
  },
}

async function siteAsked({ sites, ask }: AtServer): Promise<Site> {
  const all = await sites.all()
  const [only] = all
  if (!only) throw new NotDone('There is no site yet: start the server once.')
  if (all.length === 1) return only
  const ids = all.map(({ id }) => id)
  const wanted = nameTyped(ids, await ask.line(`Site (${ids.join(', ')}): `))
  return all.find(({ id }) => id === wanted)!
}

async function make(here: AtServer, site: Site): Promise<string> {
  const { db, now } = here
  const code = await askCode(here, site)
  await db.transaction(async (tx) => {
    if (!(await insertCode(tx, code))) throw new NotDone(`There is a code ${code.code} already. It stays as it is.`)
    await audit(tx, 'discount_code_made', code, now())
  })
  return `Made. ${await shown(here, site, code.code)}`
}

async function audit(
  tx: Tx,
  action: 'discount_code_made' | 'discount_code_switched_off',
  {
    siteId,
    memberId,
    code,
    percentage,
    validity,
  }: Pick<ListedCode, 'siteId' | 'memberId' | 'code' | 'percentage' | 'validity'>,
  now: Date,
): Promise<void> {
  const about = { siteId, ...(memberId && { memberId }), details: { code, percentage, validity } }
  await insertAuditEntry(tx, { staffId: null, action, ...about }, now)
}

/** Asks for all that a code is made of. */
async function askCode({ db, ask, now }: AtServer, { id: siteId, settings }: Site) {
  const name = await ask.line('Code (empty for a new one of twelve letters and digits): ')
  const code = name.trim() ? codeTyped(name) : spelled(crypto.getRandomValues(new Uint8Array(12)))
  if (code === settings.timeBonus?.code) throw new NotDone(`${code} is the code of the time bonus.`)
  const percentage = percentageTyped(await ask.line('Percent off (1 to 99): '))
  const validity = nameTyped(codeValidities, await ask.line(`Holds (${codeValidities.join(', ')}): `))
  const memberId = await memberAsked({ db, ask }, siteId, 'For one member, by e-mail address (empty for everybody): ')
  const country = countryTyped(await ask.line(`In one country (${countryCodes.join(', ')}; empty for each): `))
  const methods = methodsTyped(
    await ask.line(`With some payment methods (${paymentMethods.join(', ')}; empty for each): `),
  )
  const least = leastTyped(await ask.line('From a price on (such as 40.00 EUR; empty for each): '))
  if (country && least.currency && countries[country].currency !== least.currency)
    throw new NotDone(`In ${country} prices are in ${countries[country].currency}.`)
  const timeZone = country ? countries[country].timeZone : bookkeepingZone(settings.companyInfo.country)
  const expiresAt = endTyped(await ask.line('Last day (such as 2026-12-31; empty for no end): '), timeZone, now())
  return {
    ...{ siteId, code, percentage, validity, memberId, country, paymentMethods: methods, ...least, expiresAt },
    createdAt: now(),
  }
}

/** Null where nothing was typed. */
async function memberAsked({ db, ask }: Pick<AtServer, 'db' | 'ask'>, siteId: string, question: string) {
  const typed = (await ask.line(question)).trim()
  if (!typed) return null
  const account = await findAccountByEmail(db, siteId, parseEmail(typed).normalized)
  if (!account) throw new NotDone('No member of this site has this address.')
  return account.id
}

async function show(here: AtServer, site: Site): Promise<string> {
  const typed = await here.ask.line('Code (empty for all): ')
  return shown(here, site, typed.trim() ? codeTyped(typed) : undefined)
}

async function shown({ db }: AtServer, { id }: Site, name?: string): Promise<string> {
  const codes = await listCodes(db, id, name)
  if (codes.length === 0) throw new NotDone(name ? `There is no code ${name}.` : 'There are no codes.')
  return codes.map(termsOf).join('\n')
}

async function off(here: AtServer, site: Site): Promise<string> {
  const { db, ask, now } = here
  const code = codeTyped(await ask.line('Code: '))
  const [found] = await listCodes(db, site.id, code)
  if (!found) throw new NotDone(`There is no code ${code}.`)
  await db.transaction(async (tx) => {
    if (!(await switchOffCode(tx, site.id, code))) throw new NotDone(`${code} is switched off already.`)
    await audit(tx, 'discount_code_switched_off', found, now())
  })
  return `${code} is switched off. What was ordered with it is paid at its price.`
}

async function lifetime(here: AtServer, site: Site): Promise<string> {
  const { db, now } = here
  const memberId = await memberAsked(here, site.id, 'E-mail address: ')
  if (!memberId) throw new NotDone('Whose is it to be?')
  const issued = await db.transaction(async (tx) => {
    const given = await issueLifetimeCode({ site, now }, tx, memberId)
    const made = given && { ...given, siteId: site.id, memberId, validity: 'always' as const }
    if (made?.isNew) await audit(tx, 'discount_code_made', made, now())
    return given
  })
  if (!issued)
    throw new NotDone('This site offers none: "deleteDiscount" of its setting "companyInfo" says how many percent.')
  return `${issued.isNew ? 'Made' : 'They have it already'}. ${await shown(here, site, issued.code)}`
}
