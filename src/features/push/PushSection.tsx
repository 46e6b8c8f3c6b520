import { BellRing, Lock, type LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { Alert } from '@/ui/Alert.tsx'
import { Switch } from '@/ui/form/choice/Switch.tsx'
import { m } from '~words'
import { useSettings } from '../../lib/settings.ts'
import { failureWords } from './failure-words.ts'
import { type PushState, usePushState, useSwitchPush } from './use-push.ts'

/** Whether the member is notified in this browser. A section for a settings page. */
export function PushSection() {
  const id = useId()
  const site = useSettings().name
  const state = usePushState()
  const { mutate, isPending, error } = useSwitchPush()
  const isSwitched = state !== 'unsupported' && state !== 'denied'
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 heading-section">
        {m.push_title()}
      </h2>
      {state === 'unsupported' && <Alert tone="info">{m.push_unsupported({ site })}</Alert>}
      {state === 'denied' && (
        <Alert tone="warning" title={m.push_denied_title()} announce>
          {m.push_denied({ site })}
        </Alert>
      )}
      {isSwitched && (
        <div className="overflow-hidden rounded-lg border border-line bg-surface">
          <Switch
            label={m.push_switch()}
            note={isPending ? m.push_changing() : notes[state]()}
            on={state === 'on'}
            onChange={(on) => !isPending && state !== 'unknown' && mutate(on)}
          />
          {error && !isPending && (
            <p role="alert" className="px-4 pb-3 text-sm font-semibold text-danger">
              {failureWords(error)}
            </p>
          )}
          <ul className="grid gap-2.5 px-4 pt-1 pb-4.5 text-sm">
            <Point Icon={BellRing}>{m.push_what()}</Point>
            <Point Icon={Lock}>{m.push_private()}</Point>
          </ul>
        </div>
      )}
    </section>
  )
}

const notes: Record<Exclude<PushState, 'unsupported' | 'denied'>, () => string> = {
  unknown: m.push_unknown,
  off: m.push_off,
  on: m.push_on,
}

function Point({ Icon, children }: { Icon: LucideIcon; children: string }) {
  return (
    <li className="flex items-start gap-3">
      <Icon aria-hidden className="size-5 flex-none text-ink-muted" />
      {children}
    </li>
  )
}
