import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { ActionBar } from '@/ui/ActionBar.tsx'
import { Button } from '@/ui/control/Button.tsx'
import { cx } from '@/ui/cx.ts'
import { Checkbox } from '@/ui/form/choice/Checkbox.tsx'
import { m } from '~words'
import { moneyWords } from '../../../../db/reference/money/words.ts'
import { getLocale } from '../../../../i18n/paraglide/runtime.js'
import { FormFailure } from '../../../lib/form/FormFailure.tsx'
import type { Trouble } from '../../../lib/form/trouble.ts'
import type { Outputs } from '../../../lib/trpc.ts'
import { BeyondLimitNote, BeyondLimitWays } from '../limit/BeyondLimit.tsx'
import { useLimitInTheWay } from '../limit/use-limit-in-the-way.ts'
import { OtherOrder } from './OtherOrder.tsx'

export interface PlaceOrderProps {
  checkout: Pick<Outputs['orders']['checkout'], 'offer' | 'refundDays'>
  /** The text before the total. */
  label: string
  /** Why the total changed: the option that changed it may be far from here. */
  note?: string | undefined
  /** What the note is about, once its price is known: a note that comes with another choice is brought into view. */
  choice?: string | undefined
  /** What else than trouble the last press was answered: brought into view. */
  answer?: object | undefined
  trouble: Trouble<'consent'>
  /** The order that is being paid meanwhile, where it is in the way of this one. */
  otherOrderId: string | undefined
  isBusy: boolean
  disabled: boolean
  /** Class for its position from 992 px on; below that it is the page's bottom bar. */
  placed?: string
}

/**
 * The tick with the terms, the total and the button of an order. On a phone the total and the button are in view at its foot, and the
 * rest is the page's last part, to which the button leads. None of it where the member's own limit is in the way.
 */
export function PlaceOrder({
  checkout,
  label,
  note,
  choice,
  answer,
  trouble,
  otherOrderId,
  isBusy,
  disabled,
  placed,
}: PlaceOrderProps) {
  const { offer, refundDays } = checkout
  const messages = useShownMessages({ answer: trouble.failure ?? answer, note, choice })
  const inTheWay = useLimitInTheWay(offer.price, isBusy || trouble.failure !== null)
  if (inTheWay)
    return (
      <LastPart
        placed={placed}
        bar={
          <>
            <p className="truncate text-sm leading-4.5 font-semibold lg:hidden">{m.orders_beyond_title()}</p>
            <BeyondLimitWays />
          </>
        }
      >
        <BeyondLimitNote own={inTheWay} price={offer.price} />
      </LastPart>
    )
  return (
    <LastPart
      placed={placed}
      bar={
        <>
          <p className="flex items-baseline justify-between gap-x-4">
            <span className="min-w-0 truncate">{label}</span>
            <strong className="flex-none text-lg leading-6 tabular-nums">{moneyWords(offer.price, getLocale())}</strong>
          </p>
          <Button type="submit" size="xl" full className="wrap-anywhere" busy={isBusy} disabled={disabled}>
            {m.orders_order()}
          </Button>
        </>
      }
    >
      <Checkbox name="consent" className="text-sm lg:text-base">
        {m.orders_consent({ days: refundDays })}
      </Checkbox>
      <p className="text-xs text-ink-muted lg:text-sm">
        {m.orders_terms_before()}{' '}
        <Link to="/pages/terms" className="text-link">
          {m.orders_terms()}
        </Link>
        {m.orders_terms_after({ days: refundDays })}
      </p>
      <div ref={messages} className="grid scroll-mb-32 gap-2 empty:hidden">
        <p id={orderNoteId} tabIndex={-1} role="status" className="scroll-mb-32 text-sm text-danger empty:hidden">
          {note}
        </p>
        <FormFailure failure={trouble.failure} />
        <OtherOrder id={otherOrderId} />
      </div>
    </LastPart>
  )
}

interface LastPartProps extends Pick<PlaceOrderProps, 'placed'> {
  /** In view at the foot of a phone: a line and a button. */
  bar: ReactNode
  children: ReactNode
}

function LastPart({ placed, bar, children }: LastPartProps) {
  return (
    <div className={cx('contents', placed && cx('lg:grid lg:grid-cols-1 lg:gap-2', placed))}>
      <div className={placed ? 'wrap lg:contents' : 'wrap'}>
        <div className="mx-auto grid w-full max-w-110 grid-cols-1 gap-2 pb-6 lg:pb-0">{children}</div>
      </div>
      <ActionBar placed={placed && 'lg:z-auto'} className="mx-auto grid w-full max-w-110 grid-cols-1 gap-2">
        {bar}
      </ActionBar>
    </div>
  )
}

/** Why the total is not what it was, or nothing can be ordered so: the button leads there. */
export const orderNoteId = 'order-note'

/** Brings into view what a press was answered, or what another choice has led to: on a phone it may be far from the button and the choice. */
function useShownMessages({
  answer,
  note,
  choice,
}: { answer: object | undefined } & Pick<PlaceOrderProps, 'note' | 'choice'>) {
  const messages = useRef<HTMLDivElement>(null)
  const choiceBefore = useRef(choice)
  useEffect(() => {
    if (answer) messages.current?.scrollIntoView({ block: 'center' })
  }, [answer])
  useEffect(() => {
    if (choice === undefined) return
    const isAnother = choiceBefore.current !== undefined && choiceBefore.current !== choice
    choiceBefore.current = choice
    if (isAnother && note) messages.current?.scrollIntoView({ block: 'nearest' })
  }, [choice, note])
  return messages
}
