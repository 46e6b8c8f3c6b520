import { renderToStaticMarkup } from 'react-dom/server'
import type { World } from '../../../core/context.ts'
import { inLocale } from '../../../core/i18n/locale.ts'
import type { Locale } from '../../../core/i18n/locales.ts'
import type { Site, SiteSettings } from '../../../core/site/settings.ts'
import { LetterMail } from './LetterMail.tsx'
import { type Letter, letterText, type MailSender } from './letter.ts'

export interface MailRecipient {
  site: Site
  to: string
  locale: string
  /** The site's address as the reader knows it, without a slash at the end. */
  origin: string
}

export async function sendLetter(
  { mail }: Pick<World, 'mail'>,
  { site, to, locale, origin }: MailRecipient,
  write: (siteName: string) => Letter,
): Promise<void> {
  const siteName = site.settings.name
  const language = languageOf(site.settings, locale)
  const sender: MailSender = { siteName, origin, locale: language }
  const finished = inLocale(language, () => {
    const letter = write(siteName)
    const html = `<!doctype html>${renderToStaticMarkup(<LetterMail letter={letter} sender={sender} />)}`
    const { subject, attachments } = letter
    return { subject, html, text: letterText(letter, sender), ...(attachments && { attachments }) }
  })
  await mail.send({ fromName: siteName, to, ...finished })
}

/** In which language somebody is written to who reads this one. */
export const languageOf = ({ offeredLocales }: Pick<SiteSettings, 'offeredLocales'>, locale: string): Locale =>
  offeredLocales.find((offered) => offered === locale) ?? offeredLocales[0]!
