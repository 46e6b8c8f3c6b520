import { useState } from 'react'
import { Button } from '@/ui/control/Button.tsx'
import { Sheet } from '@/ui/overlay/Sheet.tsx'
import { m } from '~words'
import { CityField } from '../../signup/steps/CityField.tsx'
import type { Editing } from '../saving/use-own-profile.ts'

/** A place of the country, found by its beginning: choosing one closes the sheet, and brings its region along. */
export function CitySheet({ editing: { profile, saveWithUndo }, onClose }: { editing: Editing; onClose: () => void }) {
  const { country, region, city } = profile
  const [typed, setTyped] = useState<string | null>(null)
  const take = (area: { region: string | null; city: string | null }) => {
    const said = m.profile_changed({ name: m.profile_area() })
    saveWithUndo({ area: { country, ...area } }, { area: { country, region, city } }, said)
    onClose()
  }
  return (
    <Sheet title={m.profile_city()} closeLabel={m.shell_close()} onClose={onClose} className="min-h-96">
      <CityField
        country={country}
        region={region}
        city={typed}
        onChange={(area) =>
          area.city && area.region ? take({ city: area.city, region: area.region }) : setTyped(area.city)
        }
      />
      {city && (
        <Button variant="plain" full onClick={() => take({ region, city: null })} className="mt-2">
          {m.profile_rather_not()}
        </Button>
      )}
    </Sheet>
  )
}
