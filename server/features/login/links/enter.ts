import { m } from '~words'
import { findAccount } from '../../../../db/queries/accounts.ts'
import { findToken, lockToken, type MailedToken, spendToken } from '../../../../db/queries/mail/tokens.ts'
import type { Context } from '../../../core/context.ts'
import type { LinkAction } from '../../mail/links/doors.ts'
import { followed } from '../../mail/links/followed.ts'
import { spendOpeningLinks } from '../../mail/links/opening.ts'
import { handOver, openSession } from '../../session/open-session.ts'
import { isLeftFromDemo } from '../try-password.ts'

const purposes = ['enter', 'log_in'] as const

const paths = {
  enter: {
    /** The flag is a frozen name (product §16.2): a sign-up that came by a lander. */
    done: '/complete-signup?api_signup=1',
    failed: '/login?next=%2Fcomplete-signup',
  },
  log_in: { done: '/members', failed: '/login?notice=link_failed' },
}
type Purpose = keyof typeof paths

/**
 * `/enter`: the way from a lander's sign-up to the site, and from a mailed log-in link. Anybody can lead a browser here, so
 * the page says whose account opens, and nothing opens by itself.
 */
export const entrance: LinkAction = {
  async look(ctx, token) {
    const link = await findToken(ctx.db, followed(ctx, token), purposes)
    const { done, failed } = pathsOf(link)
    if (link && ctx.me?.id === link.memberId) return done
    const account = link && (await accountBehind(ctx, link))
    if (!link || !account || link.usedAt) return ctx.me ? done : failed
    const site = ctx.site.settings.name
    const mine = ctx.me && (await findAccount(ctx.db, ctx.me.id))
    return {
      title: m.login_enter_title({ name: account.name }),
      paragraphs: [
        link.purpose === 'enter' ? m.login_enter_signed_up({ site }) : m.login_enter_mailed({ site }),
        mine ? m.login_enter_other({ me: mine.name, name: account.name }) : m.login_enter_not_you(),
      ],
      label: m.login_enter_title({ name: account.name }),
      aside: mine ? { label: m.login_enter_stay({ me: mine.name }), href: '/members' } : undefined,
    }
  },

  async open(ctx, token) {
    const entered = await ctx.db.transaction(async (tx) => {
      const link = await lockToken(tx, followed(ctx, token), purposes)
      const account = link && (await accountBehind({ ...ctx, db: tx }, link))
      if (!link || !account || !(await spendToken(tx, link, ctx.now()))) return { link }
      await spendOpeningLinks(tx, link.held, account.id, ctx.now())
      return { link, account, opened: await openSession(ctx, tx, account.id) }
    })
    const { done, failed } = pathsOf(entered.link)
    if (!entered.opened) return ctx.me && ctx.me.id === entered.link?.memberId ? done : failed
    handOver(ctx, entered.opened)
    return done
  },
}

/** A link that is gone is most likely one from a lander, which few have twice. */
const pathsOf = (link: MailedToken | undefined) => paths[(link?.purpose ?? 'enter') as Purpose]

/** Whom the link lets in here and now. */
async function accountBehind(ctx: Context, link: MailedToken) {
  if (link.expiresAt <= ctx.now()) return undefined
  const account = await findAccount(ctx.db, link.memberId)
  if (!account || account.banReason !== null || account.finalAt) return undefined
  return isLeftFromDemo(ctx, account) ? undefined : account
}
