import type { ReactNode } from 'react'
import { cx } from '@/ui/cx.ts'
import { FieldGroup } from '@/ui/form/FieldGroup.tsx'
import { m } from '~words'
import type { PaymentMethod } from '../../../../db/reference/money/payment-methods.ts'
import { methodName } from '../../../../server/features/payments/rules/method-names.ts'
import type { Outputs } from '../../../lib/trpc.ts'
import { MethodMark } from './MethodMark.tsx'
import { type DebitTerms, methodHelp } from './method-words.ts'
import { type SavedMethod, savedName } from './saved-words.ts'

export type MethodView = Outputs['orders']['methods'][number]

/** `bank`: null to choose at the method's own page. */
export interface ChosenMethod {
  method: PaymentMethod
  bank: string | null
  /** What is remembered, and charged at once. */
  savedMethodId: string | null
}

export interface MethodChoiceProps {
  offers: readonly MethodView[]
  /** Those that are offered here. */
  savedMethods: readonly SavedMethod[]
  chosen: ChosenMethod | null
  debitTerms: DebitTerms | undefined
  onChoose: (chosen: ChosenMethod) => void
}

/** A card for whatever is remembered, then one for each method, and within the chosen one its banks. */
export function MethodChoice({ offers, savedMethods, chosen, debitTerms, onChoose }: MethodChoiceProps) {
  const hasCard = savedMethods.some(({ method }) => method === 'creditcard')
  return (
    <FieldGroup name="method" label={m.orders_methods()} labelHidden className="@container room-for-letters">
      <div className="grid grid-cols-1 gap-2 @xl:grid-cols-2">
        {savedMethods.map((saved) => (
          <MethodCard
            key={saved.id}
            value={saved.id}
            name={savedName(saved)}
            help={[m.saved_methods_help()]}
            method={saved.method}
            isChosen={chosen?.savedMethodId === saved.id}
            onChoose={() => onChoose({ method: saved.method, bank: null, savedMethodId: saved.id })}
          />
        ))}
        {offers.map(({ method, banks }) => {
          const isChosen = chosen?.method === method && chosen.savedMethodId === null
          const choose = (bank: string | null) => onChoose({ method, bank, savedMethodId: null })
          return (
            <MethodCard
              key={method}
              value={method}
              name={hasCard && method === 'creditcard' ? m.saved_methods_other_card() : methodName(method)}
              help={methodHelp(method, debitTerms)}
              method={method}
              isChosen={isChosen}
              onChoose={() => choose(null)}
              className={isChosen && banks.length > 0 ? '@xl:col-span-2' : undefined}
            >
              {isChosen && banks.length > 0 && (
                <Banks banks={banks} method={method} bank={chosen.bank} onChoose={choose} />
              )}
            </MethodCard>
          )
        })}
      </div>
    </FieldGroup>
  )
}

interface MethodCardProps {
  value: string
  name: string
  help: readonly string[]
  method: PaymentMethod
  isChosen: boolean
  onChoose: () => void
  className?: string | undefined
  children?: ReactNode
}

function MethodCard({ value, name, help, method, isChosen, onChoose, className, children }: MethodCardProps) {
  return (
    <div className={cx(cardClass, isChosen ? chosenClass : 'border-line', className)}>
      <label className="flex min-h-14 flex-auto items-center gap-3 px-3.5 py-2.5">
        <input type="radio" name="method" value={value} checked={isChosen} onChange={onChoose} className={radioClass} />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold wrap-anywhere">{name}</span>
          {help.map((line) => (
            <span key={line} className="block text-sm text-ink-muted">
              {line}
            </span>
          ))}
        </span>
        <span className="@max-[12rem]:hidden">
          <MethodMark method={method} />
        </span>
      </label>
      {children}
    </div>
  )
}

interface BanksProps {
  banks: MethodView['banks']
  method: PaymentMethod
  bank: string | null
  onChoose: (bank: string | null) => void
}

function Banks({ banks, method, bank, onChoose }: BanksProps) {
  const each = [...banks, { id: null, name: m.orders_bank_there({ method: methodName(method) }) }]
  return (
    <fieldset className="min-w-0 px-3.5 pb-3.5">
      <legend className="mb-2 text-sm font-semibold">{m.orders_bank()}</legend>
      <div className="grid grid-cols-1 gap-2 @min-[15rem]:grid-cols-2">
        {each.map(({ id, name }) => (
          <label
            key={id}
            className={cx(
              'flex min-h-touch items-center gap-2.5 rounded-md border-[1.5px] px-3 py-1.5 text-[0.9375rem]',
              id === bank ? 'border-primary' : 'border-line',
              id === null && 'col-span-full',
            )}
          >
            <input
              type="radio"
              name="bank"
              value={id ?? ''}
              checked={id === bank}
              onChange={() => onChoose(id)}
              className={radioClass}
            />
            <span className="min-w-0 wrap-anywhere">{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const cardClass = 'flex flex-col rounded-lg border-[1.5px] bg-surface'
const chosenClass = 'border-primary ring-1 ring-primary'
const radioClass =
  'size-6 flex-none appearance-none rounded-full border-[1.5px] border-control bg-surface ' +
  'checked:border-[7px] checked:border-primary'
