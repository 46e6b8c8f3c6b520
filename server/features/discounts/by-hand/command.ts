import type { Tx } from '../../../../db/client.ts'
import { findAccountByEmail } from '../../../../db/queries/accounts.ts'
import { insertCode, type ListedCode, listCodes, switchOffCode } from '../../../../db/queries/discounts/making.ts'
import { insertAuditEntry } from '../../../../db/queries/staff/audit.ts'
import { type CountryCode, countryCodes } from '../../../../db/reference/countries/codes.ts'
import { countries } from '../../../../db/reference/countries/facts.ts'
import { codeValidities } from '../../../../db/reference/money/discounts.ts'
import { bookkeepingZone } from '../../../../db/reference/money/tax.ts'
import { askUntil } from '../../../core/operations/ask-until.ts'
import type { AtServer, Commands } from '../../../core/operations/command.ts'
import { NotDone } from '../../../core/operations/not-done.ts'
import type { Site } from '../../../core/site/settings.ts'
import { parseEmail } from '../../mail/rules/email.ts'
import { issueLifetimeCode, lifetimeOffer } from '../lifetime-code.ts'
import { spelled } from '../spelling.ts'
import {
  codeTyped,
  countryTyped,
  endTyped,
  type Least,
  leastTyped,
  methodsTyped,
  nameTyped,
  percentageTyped,
  usableMethods,
} from './terms.ts'
import { lineOf, termsOf } from './told.ts'

type Task = (here: AtServer, site: Site) => Promise<string>

const tasks = { make, show, off, lifetime } satisfies Record<string, Task>
const taskNames = Object.keys(tasks) as (keyof typeof tasks)[]

/** What takes something off a price. */
export const discountCommands: Commands = {
  'discount-code': {
    summary: 'makes, shows and switches off discount codes, and gives a member theirs for life',
    async run(here) {
      const site = await siteAsked(here)
      const task = await askUntil(here, `What (${taskNames.join(', ')}): `, (typed) => nameTyped(taskNames, typed))
      return tasks[task](here, site)
    },
  },
}

async function siteAsked(here: AtServer): Promise<Site> {
  const all = await here.sites.all()
  const [only] = all
  if (!only) throw new NotDone('There is no site yet: start the server once.')
  if (all.length === 1) return only
  const ids = all.map(({ id }) => id)
  const wanted = await askUntil(here, `Site (${ids.join(', ')}): `, (typed) => nameTyped(ids, typed))
  return all.find(({ id }) => id === wanted)!
}

async function make(here: AtServer, site: Site): Promise<string> {
  const { db, now } = here
  const { email, ...code } = await askCode(here, site)
  await confirm(here, termsOf({ ...code, email, status: 'active' }))
  await db.transaction(async (tx) => {
    if (!(await insertCode(tx, code))) throw isThere(code.code)
    await audit(tx, 'discount_code_made', code, now())
  })
  return `Made. ${await shown(here, site, code.code)}`
}

const isThere = (code: string) => new NotDone(`There is a code ${code} already. It stays as it is.`)

/** Throws `NotDone` without a yes. */
async function confirm({ ask }: AtServer, terms: string): Promise<void> {
  const answer = await ask.line(`\n${terms}\nMake this? (yes or no): `)
  if (answer.trim().toLowerCase() !== 'yes') throw new NotDone('Nothing was made.')
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
async function askCode(here: AtServer, { id: siteId, settings }: Site) {
  const createdAt = here.now()
  const nameQuestion = 'Code (empty for a new one of twelve letters and digits): '
  const code = await askUntil(here, nameQuestion, async (typed) => {
    if (!typed.trim()) return spelled(crypto.getRandomValues(new Uint8Array(12)))
    const name = codeTyped(typed)
    if (name === settings.timeBonus?.code) throw new NotDone(`${name} is the code of the time bonus.`)
    if ((await listCodes(here.db, siteId, name)).length > 0) throw isThere(name)
    return name
  })
  const percentage = await askUntil(here, 'Percent off (1 to 99): ', percentageTyped)
  const validity = await askUntil(here, `Holds (${codeValidities.join(', ')}): `, (typed) =>
    nameTyped(codeValidities, typed),
  )
  const member = await askUntil(here, 'For one member, by e-mail address (empty for everybody): ', (typed) =>
    typed.trim() ? memberTyped(here, siteId, typed) : null,
  )
  const country = await askUntil(here, `In one country (${countryCodes.join(', ')}; empty for each): `, countryTyped)
  const methodsQuestion = `With some payment methods (${usableMethods.join(', ')}; empty for each): `
  const methods = await askUntil(here, methodsQuestion, methodsTyped)
  const least = await askUntil(here, 'From a price on (such as 40.00 EUR; empty for each): ', (typed) =>
    leastIn(country, leastTyped(typed)),
  )
  const timeZone = country ? countries[country].timeZone : bookkeepingZone(settings.companyInfo.country)
  const expiresAt = await askUntil(here, 'Last day (such as 2026-12-31; empty for no end): ', (typed) =>
    endTyped(typed, timeZone, createdAt),
  )
  const about = { memberId: member?.id ?? null, email: member?.email ?? null }
  return {
    siteId,
    code,
    percentage,
    validity,
    ...about,
    country,
    paymentMethods: methods,
    ...least,
    expiresAt,
    createdAt,
  }
}

function leastIn(country: CountryCode | null, least: Least): Least {
  if (country && least.currency && countries[country].currency !== least.currency)
    throw new NotDone(`In ${country} prices are in ${countries[country].currency}.`)
  return least
}

async function memberTyped({ db }: AtServer, siteId: string, typed: string): Promise<{ id: string; email: string }> {
  const account = await findAccountByEmail(db, siteId, parseEmail(typed).normalized)
  if (!account) throw new NotDone('No member of this site has this address.')
  return account
}

async function show(here: AtServer, site: Site): Promise<string> {
  return askUntil(here, 'Code (empty for all): ', (typed) =>
    shown(here, site, typed.trim() ? codeTyped(typed) : undefined),
  )
}

async function shown({ db }: AtServer, { id }: Site, name?: string): Promise<string> {
  const codes = await listCodes(db, id, name)
  if (name && codes.length === 0) throw new NotDone(`There is no code ${name}.`)
  return codes.length === 0 ? 'There are no codes.' : codes.map(lineOf).join('\n')
}

async function off(here: AtServer, site: Site): Promise<string> {
  const { db, now } = here
  const found = await askUntil(here, 'Code: ', async (typed) => {
    const name = codeTyped(typed)
    const [one] = await listCodes(db, site.id, name)
    if (!one) throw new NotDone(`There is no code ${name}.`)
    return one
  })
  const { code } = found
  await db.transaction(async (tx) => {
    if (!(await switchOffCode(tx, site.id, code))) throw new NotDone(`${code} is switched off already.`)
    await audit(tx, 'discount_code_switched_off', found, now())
  })
  return `${code} is switched off. What was ordered with it is paid at its price.`
}

async function lifetime(here: AtServer, site: Site): Promise<string> {
  const { db, now } = here
  const { id: memberId, email } = await askUntil(here, 'E-mail address: ', (typed) => {
    if (!typed.trim()) throw new NotDone('Whose is it to be?')
    return memberTyped(here, site.id, typed)
  })
  const { code, percentage } = lifetimeOffer(site, memberId)
  const has = (await listCodes(db, site.id, code)).length > 0
  if (!has && percentage !== null) await confirm(here, `${code}: ${percentage}% off, always, for ${email}`)
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
