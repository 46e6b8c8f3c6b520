// The settings of all features stand in these, because all features have been loaded.
import './features.ts'

export { siteSettings } from './core/site/settings.ts'
