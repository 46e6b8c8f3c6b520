import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { exportFiles } from '../../server/features/directdebit/files/export.ts'
import { signingBy } from '../../server/features/directdebit/provider.ts'
import { maskedAccount } from '../../server/features/directdebit/rules/masked-account.ts'
import { schemeProblems } from '../../server/features/directdebit/testing/scheme.ts'
import { parseEmail } from '../../server/features/mail/rules/email.ts'
import { offerOf } from '../../server/features/packages/prices.ts'
import { originalKey } from '../../server/features/photos/stored.ts'
import { parseProfileName } from '../../server/features/profile/rules/profile-name.ts'
import { parseSignupMessage } from '../../server/features/profile/rules/signup-message.ts'
import { folderStorage } from '../../server/gateways/storage.ts'
import { siteSettings } from '../../server/settings.ts'
import { testWorld } from '../../server/testing/world.ts'
import { isInterest } from '../reference/interests.ts'
import { findRegion } from '../reference/regions.ts'
import {
  conversations,
  discountCodes,
  likes,
  members,
  messages,
  orders,
  participants,
  payments,
  photos,
  profiles,
  sites,
  wallets,
} from '../schema/index.ts'
import { aMember, aSite } from '../testing/factories.ts'
import { findFaults } from '../testing/faults.ts'
import { freshDatabase } from '../testing/index.ts'
import { listBankPayments } from '../testing/orders.ts'
import { columnsWithTimedIds } from '../testing/timed-ids.ts'
import { demoCodes, demoDiscountForLife } from './discounts.ts'
import { demoLogins, demoPassword } from './logins.ts'
import { type Seeding, seedDemo } from './seed.ts'
import { demoSites } from './sites.ts'

const database = await freshDatabase()
const { db } = database
const dir = mkdtempSync(join(tmpdir(), 'vonk-demo-'))
const storage = folderStorage(dir)
const now = new Date('2026-06-01T12:00:00Z')
const secret = 'a secret of the server'
const seeding: Seeding = {
  ...{ storage, now, addressOf: (host) => `http://${host}:3000` },
  signing: signingBy({ secret }),
}

/** In milliseconds: filling takes a moment, and longer on a busy machine. */
const patience = 60_000

beforeAll(async () => {
  expect(await seedDemo(db, seeding)).toBe('filled')
}, patience)
afterAll(() => rmSync(dir, { recursive: true, force: true }))

const count = (table: Parameters<typeof db.$count>[0], where?: Parameters<typeof db.$count>[1]) =>
  db.$count(table, where)

describe('an empty database comes to life', () => {
  test('with a thousand members and more in many countries', async () => {
    expect(await count(members)).toBeGreaterThan(1100)
    expect(await count(profiles, sql`searchable`)).toBeGreaterThan(1000)
    const places = await db.selectDistinct({ country: profiles.country, region: profiles.region }).from(profiles)
    expect(new Set(places.map(({ country }) => country)).size).toBeGreaterThan(8)
    for (const { country, region } of places) expect(findRegion(region as string)?.country as string).toBe(country)
    expect(await count(profiles, eq(profiles.country, 'NL'))).toBeGreaterThan(600)
  })

  test('under ids that tell nothing of when', async () => {
    expect(await columnsWithTimedIds(db)).toEqual([])
  })

  test('on two brands, of which the first answers under unknown hosts', async () => {
    const rows = await db.select().from(sites).orderBy(sites.createdAt)
    expect(rows.map(({ id }) => id)).toEqual(['vonk', 'gloed'])
    expect(rows.map(({ settings }) => siteSettings.parse(settings).name)).toEqual(['Vonk', 'Gloed'])
    expect(await count(profiles, eq(profiles.siteId, 'gloed'))).toBe(162)
  })

  test('with conversations, matches, premium and free members and a few labelled fictional ones', async () => {
    expect(await count(messages)).toBeGreaterThan(2000)
    expect(await count(likes)).toBeGreaterThan(2000)
    const [matches] = await db.execute(sql`
      select count(*)::int as n from likes a join likes b on b.from_id = a.to_id and b.to_id = a.from_id and a.from_id < a.to_id`)
    expect(matches?.n).toBeGreaterThan(300)
    expect(await count(members, sql`premium_since is not null`)).toBeGreaterThan(300)
    expect(await count(members, isNull(members.premiumSince))).toBeGreaterThan(600)
    expect(await count(members, and(eq(members.fictional, true), isNull(members.passwordHash)))).toBe(6)
  })

  test('whose photos are all in the storage', async () => {
    const rows = await db.selectDistinct({ key: photos.storageKey }).from(photos)
    expect(rows.length).toBeGreaterThan(150)
    for (const { key } of rows) expect(await storage.has(originalKey(key))).toBe(true)
    const [most] = await db.execute(
      sql`select max(n)::int as n from (select count(*) n from photos group by member_id) each`,
    )
    expect(most?.n).toBe(7)
    expect(
      await count(profiles, sql`not exists (select 1 from photos p where p.member_id = profiles.member_id)`),
    ).toBeGreaterThan(5)
  })
})

describe('everybody keeps the rules of the product', () => {
  test('names, addresses, texts and interests are ones that sign-up would take', async () => {
    const rows = await db.select().from(profiles).innerJoin(members, eq(members.id, profiles.memberId))
    for (const { profiles: profile, members: member } of rows) {
      expect(parseEmail(member.email).normalized).toBe(member.emailNormalized)
      expect(parseProfileName(profile.name, { email: member.emailNormalized, siteName: 'Vonk' })).toBe(profile.name)
      expect(parseSignupMessage(profile.about, { field: 'about', limit: 300 })).toBe(profile.about)
      expect(profile.interests.every(isInterest)).toBe(true)
      expect(profile.about).not.toMatch(/[{}]|undefined/)
    }
  })

  test('all are between 18 and 75, and hair and eyes of every kind are there', async () => {
    const [ages] = await db.execute(sql`
      select min(extract(year from age(${now}::date, birth_date)))::int as youngest,
             max(extract(year from age(${now}::date, birth_date)))::int as oldest,
             count(distinct hair_colour)::int as hair, count(distinct eye_colour)::int as eyes from profiles`)
    expect(ages).toEqual({ youngest: 18, oldest: 75, hair: 11, eyes: 5 })
  })

  test('on a page of the search hardly anybody shares a portrait', async () => {
    const rows = await db
      .select({ key: photos.storageKey })
      .from(profiles)
      .innerJoin(photos, and(eq(photos.memberId, profiles.memberId), eq(photos.position, 0)))
      .where(sql`searchable and site_id = 'vonk' and gender = 'female' and country = 'NL'`)
      .orderBy(sql`active_slot desc, slot_key desc, profiles.member_id desc`)
    for (let page = 0; page + 24 <= rows.length; page += 24) {
      const shown = new Set(rows.slice(page, page + 24).map(({ key }) => key))
      expect(shown.size).toBeGreaterThanOrEqual(21)
    }
  })

  test('no two have written the same about themselves', async () => {
    const rows = await db.select({ about: profiles.about }).from(profiles).where(sql`about <> ''`)
    expect(new Set(rows.map(({ about }) => about)).size).toBe(rows.length)
  })

  test('nothing has happened before somebody joined, or after now', async () => {
    const [early] = await db.execute(sql`
      select (select count(*)::int from messages m join members s on s.id = m.sender_id where m.created_at < s.created_at) +
             (select count(*)::int from likes l join members f on f.id in (l.from_id, l.to_id) where l.created_at < f.created_at) +
             (select count(*)::int from likes where seen_at < created_at) as n`)
    expect(early?.n).toBe(0)
    const [late] = await db.execute(sql`
      select greatest((select max(created_at) from messages), (select max(created_at) from likes),
        (select max(seen_at) from likes), (select max(last_active_at) from profiles), (select max(created_at) from members),
        (select max(premium_since) from members), (select max(created_at) from ledger_entries)) as last`)
    expect(new Date(late?.last as string).getTime()).toBeLessThanOrEqual(now.getTime())
  })

  test('the books are right, and free messages were used before credits', async () => {
    expect(await findFaults(db)).toEqual([])
    const [early] = await db.execute(sql`
      select count(*)::int as n from wallets w where exists (
        select 1 from messages m where m.sender_id = w.member_id and m.paid_with = 'credits') and w.free_messages > 0`)
    expect(early?.n).toBe(0)
    const [order] = await db.execute(sql`
      select count(*)::int as n from (
        select balance_after - amount as before, lag(balance_after, 1, 0) over (
          partition by member_id order by created_at, balance_after desc) as previous from ledger_entries) steps
      where before <> previous`)
    expect(order?.n).toBe(0)
  })

  test('who has become premium of late has bought it, and whatever was paid or went back has its receipt, numbered without gaps', async () => {
    const [wrong] = await db.execute(sql`
      select
        (select count(*)::int from members m where premium_since > ${now.toISOString()}::timestamptz - interval '100 days' and not exists (
          select 1 from orders o where o.member_id = m.id and o.paid_at = m.premium_since)) as "notBought",
        (select count(*)::int from payments p where status = 'paid' and not exists (
          select 1 from receipts r where r.reason = 'sale' and r.reference = p.id::text)) as "noReceipt",
        (select count(*)::int from refunds f where not exists (
          select 1 from receipts r where r.reason = 'refund' and r.reference = f.id::text)) as "noNote",
        (select count(*)::int from orders where created_at > ${now.toISOString()}::timestamptz
          or created_at < (select m.created_at from members m where m.id = member_id)) as "outOfTime"`)
    expect(wrong).toEqual({ notBought: 0, noReceipt: 0, noNote: 0, outOfTime: 0 })
    const numbers = await db.execute(sql`
      select c.last, count(*)::int as issued, max(number) as highest, min(number) as lowest,
        bool_and(in_time) as "inTime"
      from (select *, issued_at >= lag(issued_at, 1, issued_at) over (partition by site_id, year order by number) as in_time
        from receipts) r join receipt_counters c using (site_id, year) group by site_id, year, c.last`)
    expect(numbers.length).toBeGreaterThan(1)
    for (const { last, issued, highest, lowest, inTime } of numbers)
      expect({ issued, highest, lowest, inTime }).toEqual({ issued: last, highest: last, lowest: 1, inTime: true })
  })

  test('the test bank has the payments as the shop has them', async () => {
    const known = await listBankPayments(db)
    expect(known.length).toBe(await count(payments, eq(payments.provider, 'sandbox')))
    expect(known.filter(({ isSame }) => !isSame)).toEqual([])
  })

  test('free members have begun at most two conversations', async () => {
    const [most] = await db.execute(sql`
      select coalesce(max(n), 0)::int as n from (select count(*) n from conversations c join members m on m.id = c.started_by
        where m.premium_since is null and not m.fictional group by m.id) each`)
    expect(most?.n).toBeLessThanOrEqual(2)
  })

  test('conversations are numbered without gaps and unread counts are true', async () => {
    const [gaps] = await db.execute(sql`
      select count(*)::int as n from conversations c where c.last_seq <> (select count(*) from messages m where m.conversation_id = c.id)
        or c.last_seq <> (select max(seq) from messages m where m.conversation_id = c.id)`)
    expect(gaps?.n).toBe(0)
    const [wrong] = await db.execute(sql`
      select count(*)::int as n from participants p where p.unread <> (
        select count(*) from messages m where m.conversation_id = p.conversation_id and m.sender_id = p.other_id and m.seq > p.read_seq)`)
    expect(wrong?.n).toBe(0)
    expect(await count(participants)).toBe(2 * (await count(conversations)))
  })
})

describe('whom people try the product as', () => {
  const logins = demoLogins.filter(({ siteId }) => siteId === 'vonk')
  const emails = logins.map(({ email }) => email)

  test('is a free, a premium and an unconfirmed member who can log in', async () => {
    const rows = await db.select().from(members).where(inArray(members.emailNormalized, emails))
    const byEmail = new Map(rows.map((row) => [row.email, row]))
    const states = logins.map(({ email }) => {
      const row = byEmail.get(email)
      return { premium: row?.premiumSince != null, confirmed: row?.confirmedAt != null }
    })
    expect(states).toEqual([
      { premium: false, confirmed: true },
      { premium: true, confirmed: true },
      { premium: false, confirmed: false },
    ])
    for (const { passwordHash } of rows)
      expect(await Bun.password.verify(demoPassword, passwordHash as string)).toBe(true)
  })

  test('the second brand has a free and a premium one as well', async () => {
    const rows = await db
      .select()
      .from(members)
      .where(
        and(
          eq(members.siteId, 'gloed'),
          inArray(
            members.email,
            demoLogins.map(({ email }) => email),
          ),
        ),
      )
    expect(rows.map(({ premiumSince }) => premiumSince !== null).sort()).toEqual([false, true])
  })

  test('who find new likes, matches, unread messages, and something to spend', async () => {
    const found = await db
      .select({
        email: members.email,
        credits: wallets.balance,
        freeMessages: wallets.freeMessages,
        chats: sql<number>`(select count(*)::int from participants p where p.member_id = ${members.id})`,
        unread: sql<number>`(select coalesce(sum(unread), 0)::int from participants p where p.member_id = ${members.id})`,
        begun: sql<number>`(select count(*)::int from conversations c where c.started_by = ${members.id})`,
        newLikes: sql<number>`(select count(*)::int from likes l where l.to_id = ${members.id} and l.seen_at is null)`,
        matches: sql<number>`(select count(*)::int from likes a join likes b on b.from_id = a.to_id and b.to_id = a.from_id
          where a.from_id = ${members.id})`,
      })
      .from(members)
      .innerJoin(wallets, eq(wallets.memberId, members.id))
      .where(inArray(members.emailNormalized, emails))
    const [free, premium, unconfirmed] = emails.map((email) => found.find((row) => row.email === email))
    expect(free).toMatchObject({ credits: 0, freeMessages: 3, begun: 0, chats: 5 })
    expect(premium).toMatchObject({ credits: 10, freeMessages: 0, chats: 10 })
    expect(unconfirmed).toMatchObject({ credits: 0, freeMessages: 3, chats: 0, newLikes: 0, unread: 0 })
    for (const member of [free, premium]) {
      expect(member?.unread).toBeGreaterThan(1)
      expect(member?.newLikes).toBeGreaterThan(2)
      expect(member?.matches).toBeGreaterThan(2)
    }
  })
})

describe('what they have paid', () => {
  const paymentsOf = async (email: string) => {
    const rows = await db
      .select({ credits: orders.credits, method: payments.method, status: payments.status })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .innerJoin(members, eq(members.id, orders.memberId))
      .where(eq(members.email, email))
      .orderBy(payments.createdAt)
    return rows.map(({ credits, method, status }) => `${credits} ${method} ${status}`)
  }

  test.each(['premium@demo.example', 'premium@gloed.example'])(
    'is four times for %s, once thought better of',
    async (email) => {
      const [first, ...others] = await paymentsOf(email)
      expect(first).toMatch(/ ideal paid$/)
      expect(others).toEqual(['25 ideal cancelled', '25 creditcard paid', '10 ideal paid', '10 sdd paid'])
      const [story] = await db.execute(sql`
      select w.credits as "withdrawn", f.done_at is not null as "isBack", s.paid_with as "remembered", l.bought
      from members m join orders o on o.member_id = m.id join withdrawals w on w.order_id = o.id
        join refunds f on f.id = w.refund_id join saved_methods s on s.member_id = m.id join wallets l on l.member_id = m.id
      where m.email = ${email}`)
      expect(story).toMatchObject({ withdrawn: 10, isBack: true, remembered: 'Visa 4242' })
      expect(story?.bought).toBeGreaterThan(0)
    },
  )

  test('is on its way for the free ones, and nothing for who has not confirmed', async () => {
    for (const email of ['free@demo.example', 'free@gloed.example'])
      expect(await paymentsOf(email)).toEqual(['10 paypal failed', '25 sct pending'])
    expect(await paymentsOf('unconfirmed@demo.example')).toEqual([])
  })

  test('waits on each site for the operator to export it, where it came by direct debit', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vonk-demo-bank-'))
    const { jobs } = await testWorld(database)
    for (const { id, settings } of await db.select().from(sites)) {
      const site = { id, hosts: [], settings: siteSettings.parse(settings) }
      const names = await exportFiles({ db, now: () => now, secret, jobs }, site, folderStorage(folder))
      expect(names).toEqual([`${id.toUpperCase()}-DD-000001.xml`])
      const text = readFileSync(join(folder, names[0]!), 'utf8')
      expect(schemeProblems(text)).toEqual([])
      expect(text).toContain(`<MndtId>${id.toUpperCase()}-M-000001</MndtId>`)
      expect(text).toContain('<ReqdColltnDt>2026-06-05</ReqdColltnDt>')
      expect(text).toContain('<IBAN>NL91ABNA0417164300</IBAN>')
    }
    rmSync(folder, { recursive: true })
    const accounts = await db.execute<{ paidWith: string; ibanCountry: string; ibanEnd: string }>(sql`
      select p.paid_with as "paidWith", m.iban_country as "ibanCountry", m.iban_end as "ibanEnd"
      from payments p join direct_debits d on d.payment_id = p.id join direct_debit_mandates m on m.direct_debit_id = d.id`)
    expect(accounts.length).toBeGreaterThan(0)
    for (const { paidWith, ibanCountry, ibanEnd } of accounts)
      expect(paidWith).toBe(maskedAccount({ ibanCountry, ibanEnd }))
  })

  test('comes from where the demo is found, so that the bank’s news arrive', async () => {
    const found = await db
      .selectDistinct({ siteId: orders.siteId, origin: orders.origin })
      .from(orders)
      .orderBy(orders.siteId)
    expect(found).toEqual([
      { siteId: 'gloed', origin: 'http://vonk2.localhost:3000' },
      { siteId: 'vonk', origin: 'http://localhost:3000' },
    ])
  })
})

describe('the discount codes of the demo', () => {
  /** What the bundle of 25 costs them in cents, or why the code takes nothing off. */
  async function priceFor(email: string, choice: Parameters<typeof offerOf>[2] = {}) {
    const world = await testWorld(database)
    world.pass(now.getTime() - world.now().getTime())
    const [member] = await db.select().from(members).where(eq(members.emailNormalized, email))
    const site = await world.sites.byId(member!.siteId)
    const offer = offerOf({ ...(await world.as(member!)), site }, 'p1', choice)
    return offer.then(
      ({ price }) => price.minor,
      ({ code }) => code,
    )
  }

  test('are of every kind, and do what the start says of them', async () => {
    const outcomes = await Promise.all(demoCodes.map(({ code }) => priceFor('premium@demo.example', { code })))
    expect(Object.fromEntries(demoCodes.map(({ code }, n) => [code, outcomes[n]]))).toEqual({
      ALTIJD10: 2024,
      EENMAAL20: 1799,
      EERSTE50: 1125,
      GROOT15: 'discount_order_too_small',
      BELGIE15: 'discount_not_in_country',
      IDEAL15: 1912,
      UIT25: 'discount_code_inactive',
      VOORBIJ25: 'discount_code_expired',
    })
    const withCard = { code: 'IDEAL15', method: 'creditcard' } as const
    expect(await priceFor('premium@demo.example', withCard)).toBe('discount_not_with_method')
    expect(await priceFor('premium@demo.example', { code: 'BELGIE15', country: 'BE' })).toBe(1912)
  })

  test('lower the price of one member for life, who types nothing', async () => {
    const { code } = demoDiscountForLife
    expect(await priceFor('premium@gloed.example')).toBe(1799)
    expect(await priceFor('free@gloed.example')).toBe(2249)
    expect(await priceFor('free@gloed.example', { code })).toBe('discount_code_not_found')
  })

  test('are given to a demo that was begun before there were any, once', async () => {
    const before = await count(discountCodes)
    expect(before).toBe(2 * demoCodes.length + 1)
    await db.delete(discountCodes).where(eq(discountCodes.siteId, 'gloed'))
    expect([await seedDemo(db, seeding), await seedDemo(db, seeding)]).toEqual(['there', 'there'])
    expect(await count(discountCodes)).toBe(before)
  })
})

describe('the demo moves in only where nobody lives', () => {
  test('a second time nothing happens', async () => {
    const before = await count(members)
    expect(await seedDemo(db, seeding)).toBe('there')
    expect(await count(members)).toBe(before)
  })

  test('who collects is who sells, by one name', () => {
    for (const { settings } of demoSites)
      expect<string>(settings.directDebitCreditor.name).toBe(settings.companyInfo.name)
  })

  test('one that was begun before direct debit gets who collects, where nobody has set that otherwise', async () => {
    const settingsOf = async (id: string) => (await db.select().from(sites).where(eq(sites.id, id)))[0]?.settings
    const before = await db.select({ id: sites.id, settings: sites.settings }).from(sites)
    const directDebitCreditor = (await settingsOf('vonk'))?.['directDebitCreditor']
    expect(directDebitCreditor).toBeObject()
    await db
      .update(sites)
      .set({ settings: { name: 'Andere reden' } })
      .where(eq(sites.id, 'vonk'))
    await db
      .update(sites)
      .set({ settings: { directDebitCreditor: null } })
      .where(eq(sites.id, 'gloed'))
    expect(await seedDemo(db, seeding)).toBe('there')
    expect(await settingsOf('vonk')).toEqual({ name: 'Andere reden', directDebitCreditor })
    expect(await settingsOf('gloed')).toEqual({ directDebitCreditor: null })
    for (const { id, settings } of before) await db.update(sites).set({ settings }).where(eq(sites.id, id))
  })

  test('a database with somebody else in it stays as it is', async () => {
    const other = await freshDatabase()
    await aSite(other.db)
    await aMember(other.db)
    expect(await seedDemo(other.db, seeding)).toBe('refused')
    expect(await other.db.$count(members)).toBe(1)
  })

  test(
    'two nodes that start at once fill it once',
    async () => {
      const other = await freshDatabase()
      await aSite(other.db)
      const outcomes = await Promise.all([1, 2].map(() => seedDemo(other.db, seeding)))
      expect(outcomes.sort()).toEqual(['filled', 'there'])
    },
    patience,
  )
})

test(
  'at whatever time it starts, the demo keeps the constraints',
  async () => {
    for (const moment of ['2028-02-29T00:00:01Z', '2026-10-25T01:30:00Z']) {
      const other = await freshDatabase()
      expect(await seedDemo(other.db, { ...seeding, now: new Date(moment) })).toBe('filled')
    }
  },
  patience,
)
