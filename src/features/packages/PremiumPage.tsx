import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { Crown } from 'lucide-react'
import { buttonClass } from '@/ui/control/button-class.ts'
import { m } from '~words'
import { moneyWords } from '../../../db/reference/money/words.ts'
import { freeConversations } from '../../../server/features/chat/rules/sending.ts'
import { photoLimit } from '../../../server/features/photos/rules/photos.ts'
import { useMe } from '../../lib/session/me.ts'
import { useSettings } from '../../lib/settings.ts'
import { useTRPC } from '../../lib/trpc.ts'

/** `/premium`: what the first purchase opens for life; who has it reads that they do. */
export function PremiumPage() {
  const isPremium = useMe()?.premium
  return (
    <div className="wrap flex-1 py-6 md:py-10">
      <div className="mx-auto grid max-w-2xl grid-cols-1 gap-group">
        <section className="on-dark rounded-portrait bg-premium px-5 py-6 text-on-secondary-muted md:px-8 md:py-9">
          <Crown aria-hidden className="mb-5 size-7 text-on-premium" />
          <h1 className="heading-page text-on-premium">
            {isPremium ? m.packages_premium_yours() : m.packages_premium_title()}
          </h1>
          <p className="mt-3">{isPremium ? m.packages_premium_yours_text() : m.packages_premium_text()}</p>
        </section>
        <WhatItOpens />
        {isPremium ? (
          <Link to="/credits" className={buttonClass({ size: 'xl', full: true })}>
            {m.packages_to_shop()}
          </Link>
        ) : (
          <Beginning />
        )}
      </div>
    </div>
  )
}

function WhatItOpens() {
  const { messageCredits, freeMessages } = useSettings()
  const message = m.packages_credits({ count: messageCredits })
  const rows = [
    [m.packages_opens_photos(), m.packages_opens_locked(), m.packages_opens_all()],
    [m.packages_opens_own(), photoLimit({ premium: false }), photoLimit({ premium: true })],
    [m.packages_opens_conversations(), freeConversations, m.packages_opens_unlimited()],
    [m.packages_a_message(), message, message],
  ] as const
  return (
    <section>
      <h2 className="heading-section">{m.packages_opens()}</h2>
      <table className="mt-4 w-full table-fixed hyphens-auto wrap-anywhere">
        <thead>
          <tr className="border-b border-line">
            <td className="w-2/5" />
            <th className="px-1 py-2.5 font-semibold">{m.packages_opens_free()}</th>
            <th className="px-1 py-2.5 font-bold">{m.packages_opens_premium()}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([what, free, premium]) => (
            <tr key={what} className="border-b border-line">
              <th className="py-3 pr-2 text-left font-normal">{what}</th>
              <td className="px-1 py-3 text-center text-ink-muted">{free}</td>
              <td className="px-1 py-3 text-center font-bold">{premium}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {freeMessages > 0 && (
        <p className="mt-3 text-sm text-ink-muted">{m.packages_opens_note({ count: freeMessages })}</p>
      )}
    </section>
  )
}

function Beginning() {
  const { offers } = useSuspenseQuery(useTRPC().packages.shop.queryOptions()).data
  const { locale } = useRouter().options.context
  const least = moneyWords(offers[0]!.price, locale)
  return (
    <section className="grid gap-3 text-center">
      <Link to="/credits" className={buttonClass({ size: 'xl', full: true })}>
        {m.packages_to_shop()}
      </Link>
      <p className="text-sm text-ink-muted">{m.packages_premium_from({ price: least })}</p>
    </section>
  )
}
