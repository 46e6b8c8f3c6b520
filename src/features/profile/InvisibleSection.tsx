import { EyeOff, Lock, type LucideIcon, MessageSquare } from 'lucide-react'
import { Switch } from '@/ui/form/choice/Switch.tsx'
import { m } from '~words'
import { useMe } from '../../lib/session/me.ts'
import { FieldMark } from './FieldMark.tsx'
import { Section } from './Section.tsx'
import type { Editing } from './saving/use-own-profile.ts'

/** The switch, and what it does in words. It says that it is on only when the server knows. */
export function InvisibleSection({ editing: { profile, save, stateOf } }: { editing: Editing }) {
  const { invisible } = profile
  const state = stateOf('invisible')
  const isConfirmed = useMe()?.status === 'active'
  const off = isConfirmed ? m.profile_invisible_off() : m.profile_invisible_off_unconfirmed()
  const now = invisible ? m.profile_invisible_on() : off
  return (
    <Section title={m.profile_invisible()} action={<FieldMark state={state} />}>
      <div className="overflow-hidden rounded-lg border border-line bg-surface">
        <Switch
          label={m.profile_invisible_switch()}
          note={state === 'unsaved' ? m.profile_invisible_switching() : now}
          on={invisible}
          onChange={(on) => save({ invisible: on })}
        />
        <ul className="grid gap-2.5 px-4 pt-1 pb-4.5 text-sm">
          <Point Icon={EyeOff}>{m.profile_invisible_search()}</Point>
          <Point Icon={Lock}>{m.profile_invisible_others()}</Point>
          <Point Icon={MessageSquare}>{m.profile_invisible_chats()}</Point>
        </ul>
      </div>
    </Section>
  )
}

function Point({ Icon, children }: { Icon: LucideIcon; children: string }) {
  return (
    <li className="flex items-start gap-3">
      <Icon aria-hidden className="size-5 flex-none text-ink-muted" />
      {children}
    </li>
  )
}
