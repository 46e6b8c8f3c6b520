import { Switch } from '@/ui/form/choice/Switch.tsx'
import { m } from '~words'
import { FieldMark } from './FieldMark.tsx'
import { Section } from './Section.tsx'
import type { Editing } from './saving/use-own-profile.ts'

/** Who sees the profile beyond members: everybody who comes to the site, and search engines. */
export function PublicitySection({ editing: { profile, save, stateOf } }: { editing: Editing }) {
  const { shownToVisitors, foundBySearchEngines } = profile
  const [visitors, engines] = [stateOf('shownToVisitors'), stateOf('foundBySearchEngines')]
  const noteOf = (state: typeof visitors, now: string) => (state === 'unsaved' ? m.profile_invisible_switching() : now)
  return (
    <Section title={m.profile_publicity()} action={<FieldMark state={visitors ?? engines} />}>
      <div className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
        <Switch
          label={m.profile_visitors_switch()}
          note={noteOf(visitors, shownToVisitors ? m.profile_visitors_on() : m.profile_visitors_off())}
          on={shownToVisitors}
          onChange={(on) => save({ shownToVisitors: on })}
        />
        {shownToVisitors && (
          <Switch
            label={m.profile_engines_switch()}
            note={noteOf(engines, foundBySearchEngines ? m.profile_engines_on() : m.profile_engines_off())}
            on={foundBySearchEngines}
            onChange={(on) => save({ foundBySearchEngines: on })}
          />
        )}
      </div>
    </Section>
  )
}
