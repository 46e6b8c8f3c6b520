import { m } from '~words'
import type { SandboxPayment } from '../../../../db/queries/sandbox/payments.ts'
import { countryCodes } from '../../../../db/reference/countries/codes.ts'
import type { PaymentMethod } from '../../../../db/reference/money/payment-methods.ts'
import { banksFor, isByCard, methodNames, testCards } from '../rules/methods.ts'
import { isUndecided, oddOutcomes, outcomes, type SandboxOutcome } from '../rules/outcomes.ts'

interface PaymentPageProps {
  payment: SandboxPayment
  /** The shop that the money is for. */
  siteName: string
  locale: string
}

/** On which somebody decides what becomes of a payment, in place of a bank's own page. */
export function PaymentPage({ payment, siteName, locale }: PaymentPageProps) {
  return (
    <>
      <p>
        <b>{m.sandbox_no_bank()}</b> {m.sandbox_left({ site: siteName })}
      </p>
      <Facts {...{ payment, siteName, locale }} />
      {isUndecided(payment.status) ? <Decision payment={payment} /> : <Decided payment={payment} siteName={siteName} />}
    </>
  )
}

function Facts({ payment, siteName, locale }: PaymentPageProps) {
  const { id, description, method, bank, minor, currency } = payment
  const named = banksFor(method).find((one) => one.id === bank)
  const amount = new Intl.NumberFormat(locale, { style: 'currency', currency }).format(minor / 100)
  return (
    <section className="box">
      <dl>
        <Fact name={m.sandbox_to()} value={siteName} />
        <Fact name={m.sandbox_description()} value={description} />
        <Fact name={m.sandbox_method()} value={[methodWords(method), named?.name].filter(Boolean).join(', ')} />
        <Fact name={m.sandbox_reference()} value={id.slice(0, 11)} />
        <Fact name={m.sandbox_amount()} value={amount} isTotal />
      </dl>
    </section>
  )
}

/** What has no name of its own has the shop’s words. */
function methodWords(method: PaymentMethod): string {
  if (method === 'creditcard') return m.orders_method_creditcard()
  return method === 'sct' ? m.orders_method_sct() : methodNames[method]
}

function Fact({ name, value, isTotal = false }: { name: string; value: string; isTotal?: boolean }) {
  return (
    <div className={isTotal ? 'total' : undefined}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function Decision({ payment: { method, bank, country } }: { payment: SandboxPayment }) {
  const banks = bank === null ? banksFor(method) : []
  return (
    <form method="post">
      {banks.length > 0 && <Choice label={m.sandbox_choose_bank()} name="bank" options={banks} />}
      {isByCard(method) && <Choice label={m.sandbox_choose_card()} name="card" options={cards()} />}
      <h1>{m.sandbox_question()}</h1>
      {outcomes.map((outcome, n) => (
        <OutcomeButton key={outcome} outcome={outcome} isFirst={n === 0} />
      ))}
      <details>
        <summary>{m.sandbox_odd()}</summary>
        <fieldset>
          <Choice
            label={m.sandbox_country()}
            name="country"
            options={countryCodes.map((id) => ({ id, name: id }))}
            chosen={country}
          />
          {oddOutcomes.map((outcome) => (
            <OutcomeButton key={outcome} outcome={outcome} />
          ))}
        </fieldset>
      </details>
      <p>{m.sandbox_afterwards()}</p>
      <WebhooksLink />
    </form>
  )
}

const cards = () =>
  Object.entries(testCards).map(([id, { name, isChargeable }]) => ({
    id,
    name: isChargeable ? name : m.sandbox_card_once({ card: name }),
  }))

interface RadioGroupProps {
  label: string
  name: string
  options: { id: string; name: string }[]
  chosen?: string
}

function Choice({ label, name, options, chosen }: RadioGroupProps) {
  return (
    <label>
      {label}
      <select name={name} defaultValue={chosen}>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </select>
    </label>
  )
}

function OutcomeButton({ outcome, isFirst = false }: { outcome: SandboxOutcome; isFirst?: boolean }) {
  const { label, note } = words[outcome]
  return (
    <button type="submit" name="outcome" value={outcome} className={isFirst ? 'go' : undefined}>
      <span>{label()}</span>
      <small>{note()}</small>
    </button>
  )
}

/** The notes name the states of the protocol, which are the same in every language. */
const words: Record<SandboxOutcome, { label: () => string; note: () => string }> = {
  paid: { label: m.sandbox_pay, note: () => 'paid' },
  failed: { label: m.sandbox_fail, note: () => 'failed' },
  cancelled: { label: m.sandbox_cancel, note: () => 'cancelled' },
  expired: { label: m.sandbox_expire, note: () => 'expired' },
  pending: { label: m.sandbox_leave_pending, note: m.sandbox_leave_pending_note },
  charged_back: { label: m.sandbox_charge_back, note: m.sandbox_charge_back_note },
  paid_less: { label: m.sandbox_pay_less, note: () => '− 1,00' },
  paid_more: { label: m.sandbox_pay_more, note: () => '+ 1,00' },
  paid_other_currency: { label: m.sandbox_pay_other_currency, note: () => 'USD, EUR' },
}

function Decided({ payment, siteName }: { payment: SandboxPayment; siteName: string }) {
  const { status, chargedBackMinor, returnUrl } = payment
  const state = chargedBackMinor > 0 ? 'charged back' : status
  return (
    <>
      <h1>{m.sandbox_decided({ state })}</h1>
      <a className="stands-alone" href={returnUrl}>
        {m.sandbox_back({ site: siteName })}
      </a>
      {state === 'paid' && (
        <form method="post">
          <button type="submit" name="outcome" value="charged_back_now">
            <span>{m.sandbox_charge_back_now()}</span>
            <small>charged back</small>
          </button>
        </form>
      )}
      {state === 'charged back' && (
        <form method="post">
          <button type="submit" name="outcome" value="charge_back_won">
            <span>{m.sandbox_charge_back_won()}</span>
            <small>paid</small>
          </button>
        </form>
      )}
      <WebhooksLink />
    </>
  )
}

const WebhooksLink = () => (
  <a className="stands-alone" href="/sandbox/webhooks">
    {m.sandbox_set_webhooks()}
  </a>
)
