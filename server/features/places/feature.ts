import { feature } from '../../core/feature.ts'
import { loadTowns } from '../../gateways/geography.ts'
import { placesPhp } from './php.ts'
import { placesRouter } from './router.ts'
import { placesSettings } from './settings.ts'

export const places = feature({
  router: placesRouter,
  php: placesPhp,
  settings: placesSettings,
  // Loads the towns at the start, so that the first search around a position is as fast as later ones.
  background: () => {
    void loadTowns()
    return () => {}
  },
})
