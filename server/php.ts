import type { Feature } from './core/feature.ts'
import type { PhpPath } from './core/php/path.ts'
import * as features from './features.ts'

/** The PHP-compatible paths of old clients and landers: frozen, and documented from here (`/api/docs`). */
export const phpPaths: readonly PhpPath[] = Object.values<Feature>(features).flatMap(({ php = [] }) => php)
