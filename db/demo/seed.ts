import { eq, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Storage } from '../../server/gateways/storage.ts'
import type { Db, Tx } from '../client.ts'
import { changeSettings } from '../queries/sites.ts'
import {
  conversations,
  directDebitMandates,
  directDebitNumbers,
  directDebits,
  ledgerEntries,
  likes,
  members,
  messages,
  orders,
  participants,
  payments,
  photos,
  placeEvidence,
  profiles,
  receiptCounters,
  receipts,
  refunds,
  sandboxMandates,
  sandboxPayments,
  sandboxRefunds,
  savedMethods,
  siteHosts,
  sites,
  wallets,
  withdrawals,
} from '../schema/index.ts'
import { putDemoCodes } from './discounts.ts'
import { type DemoRows, inventDemo } from './invent.ts'
import { demoLogins, demoPassword } from './logins.ts'
import { day } from './people/person.ts'
import { putDemoPhotos } from './photos/index.ts'
import { debitRow, mandateRow, type Signing } from './purchases/debits.ts'
import { demoSites, directDebitCreditor } from './sites.ts'
import { putDemoStaff } from './staff.ts'

export type SeedOutcome = 'filled' | 'there' | 'refused'

export interface Seeding {
  storage: Storage
  now: Date
  /** Where a host is found, without a slash at the end. */
  addressOf: (host: string) => string
  signing: Signing
}

/** Fills an empty, migrated database with the living demo, all or nothing. Never touches one that holds anybody else. */
export async function seedDemo(db: Db, { storage, now, addressOf, signing }: Seeding): Promise<SeedOutcome> {
  const fill = async (tx: Tx): Promise<SeedOutcome> => {
    // Two nodes that start at once must not both find it empty.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('demo'))`)
    const inhabitants = await whoIsThere(tx)
    if (inhabitants === 'there') await bringUpToDate(tx, now)
    if (inhabitants !== 'nobody') return inhabitants

    const passwordHash = await hash()
    await putDemoPhotos(storage)
    await insertSites(tx, now)
    const originOf = (siteId: string) => addressOf(demoSites.find(({ id }) => id === siteId)!.hosts[0])
    await insertRows(tx, inventDemo(now, passwordHash, originOf), signing)
    await putDemoStaff(tx, async () => passwordHash, now)
    await putDemoCodes(tx, now)
    return 'filled'
  }
  // The other node may take longer to fill it than a statement may.
  return db.transaction(fill, { isUnbounded: true })
}

/** OWASP's parameters; one hash for all, because making a thousand would take a minute. */
const hash = () => Bun.password.hash(demoPassword, { algorithm: 'argon2id', memoryCost: 19_456, timeCost: 2 })

async function whoIsThere(db: Db): Promise<'nobody' | 'there' | 'refused'> {
  const [anybody] = await db.select({ id: members.id }).from(members).limit(1)
  if (!anybody) return 'nobody'
  const [login] = await db
    .select({ id: members.id })
    .from(members)
    .where(eq(members.emailNormalized, demoLogins[0]?.email ?? ''))
    .limit(1)
  return login ? 'there' : 'refused'
}

/** What a demo lacks that was begun before there was any of it. Who collects stays as it was set, to nobody as well. */
async function bringUpToDate(tx: Tx, now: Date): Promise<void> {
  await putDemoStaff(tx, hash, now)
  await putDemoCodes(tx, now)
  for (const { id } of demoSites) await changeSettings(tx, id, (made) => ({ directDebitCreditor, ...made }))
}

/** The first site may be there already: an installation gets one at its first start. */
async function insertSites(db: Db, now: Date): Promise<void> {
  for (const [i, { id, hosts, settings }] of demoSites.entries()) {
    // The oldest answers under unknown hosts.
    const createdAt = new Date(now.getTime() - (demoSites.length - i) * 365 * day)
    await db
      .insert(sites)
      .values({ id, settings, createdAt })
      .onConflictDoUpdate({ target: sites.id, set: { createdAt } })
    await db
      .insert(siteHosts)
      .values(hosts.map((host) => ({ host, siteId: id })))
      .onConflictDoNothing()
  }
}

async function insertRows(db: Db, rows: DemoRows, signing: Signing): Promise<void> {
  await insertAll(db, members, rows.members)
  await insertAll(db, profiles, rows.profiles)
  await insertAll(db, photos, rows.photos)
  await insertAll(db, wallets, rows.wallets)
  await insertAll(db, ledgerEntries, rows.ledgerEntries)
  await insertAll(db, likes, rows.likes)
  await insertAll(db, conversations, rows.conversations)
  await insertAll(db, participants, rows.participants)
  await insertAll(db, messages, rows.messages)
  await insertAll(db, orders, rows.orders)
  await insertAll(db, placeEvidence, rows.placeEvidence)
  await insertAll(db, payments, rows.payments)
  await insertAll(db, directDebitNumbers, rows.directDebitNumbers)
  const debits = rows.directDebits.map((debit) => debitRow(debit, signing))
  await insertAll(db, directDebits, debits)
  const mandates = rows.directDebits.map((debit) => mandateRow(debit, signing))
  await insertAll(db, directDebitMandates, mandates)
  await insertAll(db, refunds, rows.refunds)
  await insertAll(db, withdrawals, rows.withdrawals)
  await insertAll(db, savedMethods, rows.savedMethods)
  await insertAll(db, receiptCounters, rows.receiptCounters)
  await insertAll(db, receipts, rows.receipts)
  await insertAll(db, sandboxMandates, rows.sandboxMandates)
  await insertAll(db, sandboxPayments, rows.sandboxPayments)
  await insertAll(db, sandboxRefunds, rows.sandboxRefunds)
}

/** In pieces, because a statement takes at most 65,535 parameters. */
async function insertAll(db: Db, table: PgTable, rows: Record<string, unknown>[]): Promise<void> {
  const size = 1000
  for (let from = 0; from < rows.length; from += size) await db.insert(table).values(rows.slice(from, from + size))
}
