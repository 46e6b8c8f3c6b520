import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { json } from '../json.ts'
import { staffRoles } from '../reference/staff/roles.ts'
import { innerId, moment } from './columns.ts'

/** Who works for the operator, on all sites of the installation. They are no members, and members are none of them. */
export const staff = pgTable(
  'staff',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    emailNormalized: text('email_normalized').notNull().unique('staff_email_unique'),
    name: text('name').notNull(),
    role: text('role', { enum: staffRoles }).notNull(),
    passwordHash: text('password_hash').notNull(),
    /** What their second factor makes its codes of, sealed with the secret of the installation; null until it is set up. */
    secondFactor: text('second_factor'),
    secondFactorSince: moment('second_factor_since'),
    /** The time step of the newest code that was taken: none is taken twice. */
    lastCodeStep: integer('last_code_step').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    /** When they stopped working here: nothing opens for them any more, and what they did keeps their name. */
    endedAt: moment('ended_at'),
  },
  (t) => [check('staff_second_factor_is_there', sql`${t.secondFactorSince} is null or ${t.secondFactor} is not null`)],
)

/** Log-ins of staff. The id is a hash, as of members' sessions. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: text('id').primaryKey(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    /** When the second factor was shown, without which it opens nothing. */
    provedAt: moment('proved_at'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('staff_sessions_staff').on(t.staffId), index('staff_sessions_expiry').on(t.expiresAt)],
)

/** Links by which staff make their accounts, each spent by deleting it. There is one for the first owner at a time. */
export const ownerLinks = pgTable('owner_links', {
  /** Of the secret in the link. */
  hash: text('hash').primaryKey(),
  role: text('role', { enum: staffRoles }).notNull().default('owner'),
  /** Made by a command; the first owner's link is not. */
  isInvitation: boolean('is_invitation').notNull().default(false),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
})

export const auditActions = [
  'staff_created',
  'staff_ended',
  'logged_in',
  'logged_out',
  'second_factor_set',
  'second_factor_cleared',
  'reported_photo_shown',
  'photo_shown',
  'photo_approved',
  'photo_removed',
  'photo_decision_undone',
  'objection_granted',
  'objection_refused',
  'discount_code_made',
  'discount_code_switched_off',
  'credits_corrected',
  'refund_settled',
  'excess_acknowledged',
  'member_banned',
  'ban_lifted',
  'member_shown',
] as const
export type AuditAction = (typeof auditActions)[number]

/** What staff have done. Append-only: a trigger refuses update, delete and truncate. Its ids outlive what they name. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid('id').primaryKey().$defaultFn(innerId),
    /** The staff member who did it; null for a command on the server's command line. */
    staffId: uuid('staff_id'),
    action: text('action', { enum: auditActions }).notNull(),
    siteId: text('site_id'),
    /** The member it is about. */
    memberId: uuid('member_id'),
    /** The photo, the account of staff or whatever else it is about. */
    subjectId: uuid('subject_id'),
    /** Names of choices and of discount codes, never what a member wrote or showed. */
    details: json<Record<string, string | number | boolean>>('details').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('audit_entries_time').on(t.createdAt),
    index('audit_entries_staff').on(t.staffId, t.createdAt),
    index('audit_entries_member').on(t.memberId, t.createdAt),
  ],
)
