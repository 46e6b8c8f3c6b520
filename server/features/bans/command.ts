import { parseArgs } from 'node:util'
import { type AccountRow, findAccount, findAccountByEmail } from '../../../db/queries/accounts.ts'
import { createLocalBus } from '../../core/live/bus.ts'
import type { AtServer, Commands } from '../../core/operations/command.ts'
import { NotDone } from '../../core/operations/not-done.ts'
import { idSchema } from '../../core/values/ids.ts'
import { parseEmail } from '../mail/rules/email.ts'
import { ban, liftBan } from './ban.ts'
import { parseBanReason } from './rules.ts'

const takes = '<site> <member id or e-mail address>'

/** For an operator who protects members from one of them. */
export const banCommands = {
  ban: {
    takes: `${takes} [--reason "…"]`,
    summary: 'logs a member out everywhere and takes them out of view; the reason is what they read at the log-in',
    run: runBan,
  },
  'lift-ban': {
    takes,
    summary: 'lets a banned member log in and be found again',
    run: runLiftBan,
  },
} satisfies Commands

async function runBan(here: AtServer, args: string[]): Promise<string> {
  const { positionals, reason: typed } = parseTyped(args)
  const member = await findMember(here, positionals)
  const reason = parseBanReason(typed ?? (await here.ask.line(`Why? The member reads it (${member.locale}): `)))
  // The running server ends open streams.
  await here.withWorld((world) => ban({ ...world, bus: createLocalBus() }, member, { reason, staffId: null }))
  return `${member.name} (${member.email}) is banned and logged out everywhere. At the log-in they read: ${reason}`
}

async function runLiftBan(here: AtServer, args: string[]): Promise<string> {
  const member = await findMember(here, parseTyped(args).positionals)
  const wasBanned = await here.withWorld((world) =>
    liftBan({ ...world, bus: createLocalBus() }, member, { staffId: null }),
  )
  if (!wasBanned) throw new NotDone(`${member.name} (${member.email}) is not banned.`)
  return `${member.name} (${member.email}) can log in again.`
}

function parseTyped(args: string[]): { positionals: string[]; reason?: string } {
  try {
    const { positionals, values } = parseArgs({ args, options: { reason: { type: 'string' } }, allowPositionals: true })
    return { positionals, reason: values.reason }
  } catch (error) {
    throw new NotDone((error as Error).message)
  }
}

async function findMember({ db, sites }: AtServer, typed: string[]): Promise<AccountRow> {
  const [siteId, who, ...rest] = typed
  if (siteId === undefined || who === undefined || rest.length > 0) throw new NotDone(`Type ${takes}.`)
  const all = await sites.all()
  const site = all.find(({ id }) => id === siteId)
  if (!site) throw new NotDone(`There is no such site. There are: ${all.map(({ id }) => id).join(', ')}`)
  const account = await findByIdOrEmail(db, site.id, who)
  if (account?.siteId !== site.id) throw new NotDone(`Nobody on ${site.id} has this id or address.`)
  return account
}

function findByIdOrEmail(db: AtServer['db'], siteId: string, who: string): Promise<AccountRow | undefined> {
  const { data: id } = idSchema.safeParse(who)
  return id ? findAccount(db, id) : findAccountByEmail(db, siteId, parseEmail(who).normalized)
}
