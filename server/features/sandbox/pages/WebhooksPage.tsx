import { m } from '~words'
import type { listSandboxAttempts, SandboxSettings } from '../../../../db/queries/sandbox/deliveries.ts'
import { choices } from '../rules/settings.ts'

type WebhookAttempt = Awaited<ReturnType<typeof listSandboxAttempts>>[number]

interface WebhooksPageProps {
  settings: SandboxSettings
  /** The newest first. */
  attempts: WebhookAttempt[]
}

/** How the test bank sends its webhooks. Developers use it to test the shop under bad conditions. */
export function WebhooksPage({ settings, attempts }: WebhooksPageProps) {
  return (
    <>
      <h1>{m.sandbox_webhooks_title()}</h1>
      <p>{m.sandbox_webhooks_lead()}</p>
      <Settings settings={settings} />
      <section className="box">
        <h2>{m.sandbox_deliveries()}</h2>
        {attempts.length === 0 && <p>{m.sandbox_deliveries_none()}</p>}
        <ol>
          {attempts.map((attempt) => (
            <AttemptLine key={attempt.id} attempt={attempt} />
          ))}
        </ol>
        <form method="post" action="/sandbox/webhooks/again">
          <button type="submit">{m.sandbox_again()}</button>
        </form>
      </section>
    </>
  )
}

function Settings({ settings }: { settings: SandboxSettings }) {
  const { delay, copies, losses, isShuffled, isSilent, refunds, charges } = settings
  const refundWords = {
    at_once: m.sandbox_refunds_at_once,
    later: m.sandbox_refunds_later,
    never: m.sandbox_refunds_never,
  }
  const chargeWords = {
    paid: m.sandbox_charges_paid,
    later: m.sandbox_charges_later,
    refused: m.sandbox_charges_refused,
  }
  return (
    <form method="post" className="box">
      <Select
        name="delay"
        label={m.sandbox_delay()}
        chosen={delay}
        options={choices.delay.map((count) => [count, count ? m.sandbox_seconds({ count }) : m.sandbox_none()])}
      />
      <Select
        name="copies"
        label={m.sandbox_copies()}
        chosen={copies}
        options={choices.copies.map((count) => [count, m.sandbox_times({ count })])}
      />
      <Select
        name="isShuffled"
        label={m.sandbox_order()}
        chosen={isShuffled ? 'on' : 'off'}
        options={[
          ['off', m.sandbox_in_order()],
          ['on', m.sandbox_shuffled()],
        ]}
      />
      <Select
        name="losses"
        label={m.sandbox_losses()}
        chosen={losses}
        options={choices.losses.map((count) => [count, count ? m.sandbox_lost({ count }) : m.sandbox_none()])}
      />
      <Select
        name="isSilent"
        label={m.sandbox_never()}
        chosen={isSilent ? 'on' : 'off'}
        options={[
          ['off', m.sandbox_off()],
          ['on', m.sandbox_on()],
        ]}
      />
      <Select
        name="refunds"
        label={m.sandbox_refunds()}
        chosen={refunds}
        options={choices.refunds.map((way) => [way, refundWords[way]()])}
      />
      <Select
        name="charges"
        label={m.sandbox_charges()}
        chosen={charges}
        options={choices.charges.map((way) => [way, chargeWords[way]()])}
      />
      <button type="submit" className="go">
        {m.sandbox_save()}
      </button>
    </form>
  )
}

interface SettingSelectProps {
  name: keyof SandboxSettings
  label: string
  chosen: string | number
  options: (readonly [value: string | number, label: string])[]
}

function Select({ name, label, chosen, options }: SettingSelectProps) {
  return (
    <label>
      {label}
      <select name={name} defaultValue={chosen}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

function AttemptLine({ attempt: { at, status, kind, number, answer } }: { attempt: WebhookAttempt }) {
  const kinds = {
    first: m.sandbox_attempt({ number }),
    copy: m.sandbox_copy(),
    late: m.sandbox_late(),
    again: m.sandbox_sent_again(),
  }
  return (
    <li>
      <time dateTime={at.toISOString()}>{at.toISOString().slice(11, 19)}</time>
      <span>{`${status}, ${kinds[kind]}`}</span>
      <b>{answer ?? m.sandbox_lost_attempt()}</b>
    </li>
  )
}
