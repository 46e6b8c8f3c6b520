import { Check, Gift, Image, MessageCircle } from 'lucide-react'
import { m } from '~words'
import { useMe } from '../../lib/session/me.ts'
import { useSettings } from '../../lib/settings.ts'
import { LimitLink } from './LimitLink.tsx'
import type { BlockingLimit } from './own-limit.ts'

export function WhatCreditsDo() {
  const { messageCredits, photoCredits, giftCredits } = useSettings()
  const freeMessages = useMe()?.freeMessages ?? 0
  const things = [
    { Icon: MessageCircle, name: m.packages_message(), price: m.packages_credits({ count: messageCredits }) },
    { Icon: Image, name: m.packages_photo(), price: m.packages_credits({ count: photoCredits }) },
    { Icon: Gift, name: m.packages_gift(), price: m.packages_from({ count: giftCredits }) },
  ]
  return (
    <section>
      <h2 className="heading-section">{m.packages_uses()}</h2>
      <ul className="mt-4 room-for-letters grid grid-cols-[repeat(auto-fit,minmax(5.25rem,1fr))] gap-2.5">
        {things.map(({ Icon, name, price }) => (
          <li key={name} className="rounded-card border border-line bg-surface p-3">
            <Icon aria-hidden className="mb-2 size-5 text-ink-muted" />
            <b className="block">{name}</b>
            <span className="text-sm text-ink-muted">{price}</span>
          </li>
        ))}
      </ul>
      {freeMessages > 0 && <p className="mt-3 text-sm text-ink-muted">{m.packages_free({ count: freeMessages })}</p>}
    </section>
  )
}

export function GoodToKnow({ refundDays, limits }: { refundDays: number; limits: readonly BlockingLimit[] }) {
  const isPremium = useMe()?.premium
  const facts = [
    isPremium ? m.packages_know_premium() : m.packages_know_becomes_premium(),
    m.packages_know_reading(),
    m.packages_know_once(),
    m.packages_know_refund({ days: refundDays }),
  ]
  return (
    <section>
      <h2 className="heading-section">{m.packages_know()}</h2>
      <ul className="mt-4 grid gap-2.5">
        {facts.map((fact) => (
          <li key={fact} className="flex gap-2.5">
            <Check aria-hidden className="mt-0.5 size-5 flex-none text-success" />
            {fact}
          </li>
        ))}
      </ul>
      <LimitLink limits={limits} className="mt-3" />
    </section>
  )
}
