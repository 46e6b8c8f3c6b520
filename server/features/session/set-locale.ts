import * as queries from '../../../db/queries/accounts.ts'
import type { Context } from '../../core/context.ts'
import { isSecure, localeCookie } from '../../core/http/cookies.ts'
import type { Locale } from '../../core/i18n/locales.ts'
import { inputInvalid } from '../../core/refusals.ts'

/** Throws `input_invalid` when the site lacks the language. */
export async function setLocale(ctx: Context, locale: Locale): Promise<void> {
  if (!ctx.site.settings.offeredLocales.includes(locale)) throw inputInvalid({ field: 'locale' })
  ctx.setCookie(localeCookie(locale, isSecure(ctx)))
  if (ctx.me) await queries.setLocale(ctx.db, ctx.me.id, locale)
}
