import { Elysia } from 'elysia'
import type { Feature } from './core/feature.ts'
import { type PhpPath, pathsIn } from './core/php/path.ts'
import { otherwise } from './core/php/plugin.ts'
import * as features from './features.ts'

const plugins = Object.values<Feature>(features).flatMap(({ php = [] }) => php)

/** The PHP-compatible paths of old clients and landers: frozen, and documented from here (`/api/docs`). */
export const phpPaths: readonly PhpPath[] = plugins.flatMap(pathsIn)

/** All of them as one Elysia plugin, with what is said to whoever asks for anything else under `/api/`. */
export const phpPlugin = new Elysia().use([...plugins, otherwise(plugins)])
