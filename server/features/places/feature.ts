import { feature } from '../../core/feature.ts'
import { loadTowns } from '../../gateways/geography.ts'
import { placesPhp } from './php.ts'
import { placesRouter } from './router.ts'
import { placesSettings } from './settings.ts'

export const places = feature({
  router: placesRouter,
  php: placesPhp,
  settings: placesSettings,
  // Whoever asks for the place around a position first waits no longer than others.
  background: () => {
    void loadTowns()
    return () => {}
  },
})
