import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { debtBlocks } from '../reference/money/direct-debit.ts'
import { moment } from './columns.ts'
import { members } from './members.ts'
import { payments } from './orders.ts'
import { sites } from './sites.ts'

/** The last number that a site has given: rows with numbers are never deleted, so that none is missing. */
export const directDebitNumbers = pgTable('direct_debit_numbers', {
  siteId: text('site_id')
    .primaryKey()
    .references(() => sites.id),
  lastMandate: integer('last_mandate').notNull().default(0),
  lastFile: integer('last_file').notNull().default(0),
})

export const directDebitFileKinds = ['collections', 'refunds'] as const

/** What is handed to the operator's bank. Its content follows from its rows, so that it can be written again. */
export const directDebitFiles = pgTable(
  'direct_debit_files',
  {
    id: uuid('id').primaryKey(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id),
    number: integer('number').notNull(),
    kind: text('kind', { enum: directDebitFileKinds }).notNull(),
    /** The bank knows the file by it, and takes none twice. */
    messageId: text('message_id').notNull().unique(),
    /** Who collected then, and the time zone of their clock, as JSON: the settings may change. */
    creditor: text('creditor').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Null while it is not sure that it lies on the disk. */
    writtenAt: moment('written_at'),
    /** The bank has refused it as a whole, and it was not handed in again. */
    refusedAt: moment('refused_at'),
    /** The last report that refused it, by the bank's id: read again, it says nothing of what was handed in since. */
    refusedBy: text('refused_by'),
    /** What lay in it waits for another file: it is never written again. */
    voidedAt: moment('voided_at'),
  },
  (t) => [unique('direct_debit_files_number').on(t.siteId, t.number)],
)

/** A part of a multi-part file that the bank has refused. */
export const directDebitRefusedParts = pgTable(
  'direct_debit_refused_parts',
  {
    fileId: uuid('file_id')
      .notNull()
      .references(() => directDebitFiles.id),
    /** In the file, from 0. */
    number: integer('number').notNull(),
    /** Null once the bank has taken it after all. */
    refusedAt: moment('refused_at'),
    /** The last report that refused it, by the bank's id. */
    refusedBy: text('refused_by').notNull(),
    /** What lay in it waits for another file. */
    voidedAt: moment('voided_at'),
  },
  (t) => [primaryKey({ columns: [t.fileId, t.number] })],
)

/** A payment that the operator collects at its bank by a mandate for this one time (product §17.13). */
export const directDebits = pgTable(
  'direct_debits',
  {
    /** Random. The bank knows the collection by it. */
    id: uuid('id').primaryKey(),
    paymentId: uuid('payment_id')
      .notNull()
      .unique()
      .references(() => payments.id),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id),
    number: integer('number').notNull(),
    /** Of the mandate, as the debtor and both banks know it. */
    reference: text('reference').notNull(),
    /** In cents. */
    minor: integer('minor').notNull(),
    /** The text on the debtor's bank statement. */
    description: text('description').notNull(),
    createdAt: moment('created_at').notNull(),
    /** The credits are booked once no bank can return the collection; the member saw this before signing. */
    isCreditedLater: boolean('is_credited_later').notNull().default(false),
    /** When the code was right: the mandate holds, and the order is paid. */
    signedAt: moment('signed_at'),
    /** Nothing was signed, and nothing will be. */
    cancelledAt: moment('cancelled_at'),
    /** The earliest day, as announced to the debtor. */
    collectOn: date('collect_on', { mode: 'string' }),
    /** Refunded in full before it was collected: it stays here. */
    droppedAt: moment('dropped_at'),
    fileId: uuid('file_id').references(() => directDebitFiles.id),
    /** The part of the file that held it, once the bank has refused that part. */
    part: integer('part'),
    /**
     * When the file that held it, or its part, was given up. The debtor gets a new announcement when another file takes
     * it.
     */
    releasedAt: moment('released_at'),
    /** The bank has refused it or taken it back, and why, in the scheme's code. */
    returnedAt: moment('returned_at'),
    returnReason: text('return_reason'),
  },
  (t) => [
    unique('direct_debits_number').on(t.siteId, t.number),
    index('direct_debits_signed').on(t.signedAt),
    index('direct_debits_to_collect')
      .on(t.siteId)
      .where(sql`signed_at is not null and dropped_at is null and file_id is null`),
    check('direct_debits_amount_positive', sql`${t.minor} > 0`),
    check('direct_debits_signed_has_day', sql`(${t.signedAt} is null) = (${t.collectOn} is null)`),
    check('direct_debits_signed_or_cancelled', sql`${t.signedAt} is null or ${t.cancelledAt} is null`),
    check(
      'direct_debits_collected_is_signed',
      sql`${t.fileId} is null or (${t.signedAt} is not null and ${t.droppedAt} is null)`,
    ),
    foreignKey({
      name: 'direct_debits_refused_part',
      columns: [t.fileId, t.part],
      foreignColumns: [directDebitRefusedParts.fileId, directDebitRefusedParts.number],
    }),
    check('direct_debits_part_of_file', sql`${t.part} is null or ${t.fileId} is not null`),
    check('direct_debits_return_has_reason', sql`(${t.returnedAt} is null) = (${t.returnReason} is null)`),
  ],
)

/** The debtor's entries and consent. Account and phone are sealed; kept as long as a bank may ask for the mandate. */
export const directDebitMandates = pgTable(
  'direct_debit_mandates',
  {
    directDebitId: uuid('direct_debit_id')
      .primaryKey()
      .references(() => directDebits.id),
    /** The version of the consent text that the debtor ticked. */
    textVersion: text('text_version').notNull(),
    tickedAt: moment('ticked_at').notNull(),
    holder: text('holder').notNull(),
    sealedIban: text('sealed_iban').notNull(),
    ibanKey: text('iban_key').notNull(),
    /** The last four, which is all that is shown of it. */
    ibanEnd: text('iban_end').notNull(),
    ibanCountry: text('iban_country').notNull(),
    street: text('street').notNull(),
    houseNumber: text('house_number').notNull(),
    zip: text('zip').notNull(),
    city: text('city').notNull(),
    sealedPhone: text('sealed_phone').notNull(),
    phoneKey: text('phone_key').notNull(),
    /** The last three. */
    phoneEnd: text('phone_end').notNull(),
  },
  (t) => [index('direct_debit_mandates_iban').on(t.ibanKey), index('direct_debit_mandates_ticked').on(t.tickedAt)],
)

/** A code requested for a phone. Only the phone gets the code itself. */
export const directDebitCodes = pgTable(
  'direct_debit_codes',
  {
    id: uuid('id').primaryKey(),
    directDebitId: uuid('direct_debit_id')
      .notNull()
      .references(() => directDebits.id),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    phoneKey: text('phone_key').notNull(),
    askedAt: moment('asked_at').notNull(),
    /** A keyed hash; null until it is on its way. */
    codeHash: text('code_hash'),
    sentAt: moment('sent_at'),
    tries: smallint('tries').notNull().default(0),
  },
  (t) => [
    index('direct_debit_codes_of').on(t.directDebitId, t.askedAt),
    index('direct_debit_codes_member').on(t.memberId, t.askedAt),
    index('direct_debit_codes_phone').on(t.phoneKey, t.askedAt),
    check('direct_debit_codes_tries', sql`${t.tries} between 0 and 5`),
  ],
)

/**
 * An account or a phone that was named for a direct debit, by a keyed hash: held while what all have done with it is counted,
 * and where it says that it is blocked.
 */
export const directDebitDebtors = pgTable('direct_debit_debtors', {
  key: text('key').primaryKey(),
  blockedAt: moment('blocked_at'),
  blockedFor: text('blocked_for', { enum: debtBlocks }),
})

/** Money that goes back to a debtor's account. */
export const directDebitRefunds = pgTable(
  'direct_debit_refunds',
  {
    /** The refund's own: asked for again it is one. */
    id: uuid('id').primaryKey(),
    directDebitId: uuid('direct_debit_id')
      .notNull()
      .references(() => directDebits.id),
    minor: integer('minor').notNull(),
    description: text('description').notNull(),
    createdAt: moment('created_at').notNull(),
    fileId: uuid('file_id').references(() => directDebitFiles.id),
    /** There is nothing to send: the collection was dropped instead. */
    settledAt: moment('settled_at'),
  },
  (t) => [
    index('direct_debit_refunds_of').on(t.directDebitId),
    check('direct_debit_refunds_amount_positive', sql`${t.minor} > 0`),
  ],
)
