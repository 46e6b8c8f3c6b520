import { useQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { Button } from '@/ui/control/Button.tsx'
import { buttonClass } from '@/ui/control/button-class.ts'
import { Dialog } from '@/ui/overlay/Dialog.tsx'
import { m } from '~words'
import { moneyWords } from '../../../db/reference/money/words.ts'
import { type Me, useMe } from '../../lib/session/me.ts'
import type { PopUpProps } from '../../lib/slots.ts'
import { inDigits, useSecondsUntil } from '../../lib/time/countdown.ts'
import { hourBy, useClock } from '../../lib/time/readers-clock.ts'
import { serverNow } from '../../lib/time/server-clock.ts'
import { useTRPC } from '../../lib/trpc.ts'

export function TimeBonusDialog({ onPutAway }: PopUpProps) {
  const me = useMe()
  return me?.timeBonus && <Offer me={me} bonus={me.timeBonus} onClose={() => onPutAway?.()} />
}

interface OfferProps {
  me: Me
  bonus: NonNullable<Me['timeBonus']>
  onClose: () => void
}

function Offer({ me, bonus: { percentage, endsAt }, onClose }: OfferProps) {
  const { locale } = useRouter().options.context
  const clock = useClock()
  const hours = Math.round((endsAt.getTime() - me.signupDate.getTime()) / 3_600_000)
  return (
    <Dialog
      title={m.discounts_dialog_title({ percentage })}
      closeLabel={m.shell_close()}
      onClose={onClose}
      actions={
        <>
          <Link to="/credits" data-autofocus onClick={onClose} className={buttonClass()}>
            {m.discounts_dialog_see()}
          </Link>
          <Button variant="plain" onClick={onClose}>
            {m.discounts_dialog_no()}
          </Button>
        </>
      }
    >
      <p className="text-ink-muted">{m.discounts_dialog_text({ hours, time: hourBy(clock, endsAt, locale) })}</p>
      <BigCountdown endsAt={endsAt} />
      <Example locale={locale} />
    </Dialog>
  )
}

function BigCountdown({ endsAt }: { endsAt: Date }) {
  const digits = inDigits(useSecondsUntil(endsAt.getTime(), undefined, serverNow))
  const units = [m.discounts_hours(), m.discounts_minutes(), m.discounts_seconds()]
  return (
    <div role="timer" className="mt-5 flex justify-center gap-2">
      {units.map((unit, n) => (
        <span key={unit} className="text-center text-xs text-ink-muted">
          <span className="mb-1 grid h-14 w-16 place-items-center rounded-md bg-accent text-2xl font-bold text-on-accent tabular-nums">
            {digits[n]}
          </span>
          {unit}
        </span>
      ))}
    </div>
  )
}

/** What it makes of the package that is bought most. Its line is there before the prices are, so that nothing moves. */
function Example({ locale }: { locale: string }) {
  const { data } = useQuery(useTRPC().packages.shop.queryOptions())
  const offer = data?.offers.find(({ popular }) => popular) ?? data?.offers[0]
  return (
    <p className="mt-5 min-h-6 text-center text-sm">
      {offer?.discount && (
        <>
          {m.discounts_dialog_example({ credits: offer.credits })} <b>{moneyWords(offer.price, locale)}</b>{' '}
          <s className="text-ink-subtle">{moneyWords(offer.lowest, locale)}</s>
        </>
      )}
    </p>
  )
}
