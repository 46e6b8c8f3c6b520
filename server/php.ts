import { Elysia } from 'elysia'
import type { Feature } from './core/feature.ts'
import { type PhpPath, pathsIn } from './core/php/path.ts'
import { otherwise } from './core/php/plugin.ts'
import * as features from './features.ts'

const byAlphabet = (a: PhpPath, b: PhpPath) => (`${a.path} ${a.method}` < `${b.path} ${b.method}` ? -1 : 1)

const plugins = Object.values<Feature>(features).flatMap(({ php }) => php ?? [])

/**
 * The PHP-compatible paths of old clients and landers: frozen, and documented from here (`/api/docs`). In the order of the
 * alphabet: features share a path.
 */
export const phpPaths: readonly PhpPath[] = plugins.flatMap(pathsIn).toSorted(byAlphabet)

/** All PHP paths as one Elysia plugin, with the answer to any other path under `/api/`. */
export const phpPlugin = new Elysia().use([...plugins, otherwise(plugins)])
