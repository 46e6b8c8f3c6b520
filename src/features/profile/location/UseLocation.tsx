import { Locate, MapPin } from 'lucide-react'
import { Alert } from '@/ui/Alert.tsx'
import { Button } from '@/ui/control/Button.tsx'
import { withNames } from '@/ui/text/with-names.tsx'
import { m } from '~words'
import { markName } from '../../../lib/words/mark-name.ts'
import type { Editing } from '../saving/use-own-profile.ts'
import { type LocationPermission, type LocationSearch, useLocation } from './use-location.ts'

/** Offers the town around the browser's position; nothing is changed before it is taken. */
export function UseLocation({ editing: { profile, saveWithUndo } }: { editing: Editing }) {
  const { permission, search, find, forget } = useLocation()
  if (permission === 'unsupported') return null
  const { country, region, city } = profile
  return (
    <>
      <Button
        variant="outline"
        full
        icon={<Locate aria-hidden className="size-5.5" />}
        busy={search.state === 'searching'}
        onClick={() => void find()}
        className="mt-3"
      >
        {m.profile_location_use()}
      </Button>
      <div aria-live="polite" className="mt-3 empty:hidden">
        {search.state === 'found' ? (
          <Alert tone="success" icon={<MapPin aria-hidden />}>
            <p className="wrap-anywhere">
              {withNames(m.profile_location_found({ city: markName(search.place.city) }))}
            </p>
            <p className="mt-3 flex flex-wrap gap-2">
              <Button
                variant="outline"
                size="md"
                onClick={() => {
                  const said = m.profile_changed({ name: m.profile_area() })
                  saveWithUndo({ area: search.place }, { area: { country, region, city } }, said)
                  forget()
                }}
              >
                {m.profile_location_take({ city: search.place.city })}
              </Button>
              <Button variant="plain" size="md" onClick={forget}>
                {m.profile_location_not()}
              </Button>
            </p>
          </Alert>
        ) : (
          <Trouble permission={permission} state={search.state} />
        )}
      </div>
    </>
  )
}

function Trouble({ permission, state }: { permission: LocationPermission; state: LocationSearch['state'] }) {
  if (state === 'denied' || (permission === 'denied' && state === 'idle')) {
    return <Alert tone="warning">{m.profile_location_denied()}</Alert>
  }
  if (state === 'nowhere') return <Alert tone="warning">{m.profile_location_nowhere()}</Alert>
  if (state === 'failed') return <Alert tone="warning">{m.profile_location_failed()}</Alert>
  return null
}
