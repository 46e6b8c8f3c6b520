/** Finds what can be found wrong without running the product: types, style, what nothing uses, the directions of imports. */

import { findBrokenLinks } from './lib/checks/document-links.ts'
import { findDearFeatures } from './lib/checks/feature-touches.ts'
import { findFullFolders } from './lib/checks/full-folders.ts'
import { findWrongDirections } from './lib/checks/import-directions.ts'
import { findChangedMigrations } from './lib/checks/landed-migrations.ts'
import { findSlowPatterns } from './lib/checks/linear-patterns.ts'
import { findLostCitations } from './lib/checks/product-sections.ts'
import { findTimedIds } from './lib/checks/timed-ids.ts'
import { findUnclearTypeNames } from './lib/checks/type-names.ts'
import { findStrayConditions } from './lib/checks/visibility.ts'
import { importsOfProject } from './lib/imports.ts'
import { benchResults, drillResults, findStaleTables } from './lib/results.ts'
import { root, run, withBun } from './lib/run.ts'

/** Each gives what is wrong, or nothing. */
const checks: Record<string, () => Promise<string>> = {
  types: () => problemsOf(withBun('tsc', '--noEmit', '--pretty', 'false', '--project', '.')),
  style: () => problemsOf(withBun('biome', 'check', '--colors=off', '--diagnostic-level=warn')),
  unused: () => problemsOf(withBun('knip', '--no-progress')),
  directions: async () => findWrongDirections(importsOfProject(root)).join('\n'),
  touches: async () => findDearFeatures(root).join('\n'),
  rooms: async () => findFullFolders(root).join('\n'),
  ids: async () => findTimedIds(root).join('\n'),
  names: async () => findUnclearTypeNames(root).join('\n'),
  patterns: async () => findSlowPatterns(root).join('\n'),
  visibility: async () => findStrayConditions(root).join('\n'),
  citations: async () => findLostCitations(root).join('\n'),
  links: async () => findBrokenLinks(root).join('\n'),
  tables: async () => [...findStaleTables(root, benchResults), ...findStaleTables(root, drillResults)].join('\n'),
  migrations: async () => findChangedMigrations(root).join('\n'),
}

async function problemsOf(command: string[]): Promise<string> {
  const { exitCode, output } = await run(command)
  return exitCode === 0 ? '' : output || `exit code ${exitCode}`
}

/** Prints one line for each check, with its problems below it. True when there are none. */
export async function check(): Promise<boolean> {
  // The others need what is generated.
  const isGenerated = report('generated', await problemsOf(withBun('scripts/generate.ts')))
  const running = Object.entries(checks).map(async ([name, find]) => report(name, await find()))
  return (await Promise.all(running)).every(Boolean) && isGenerated
}

function report(name: string, problems: string): boolean {
  console.log(problems ? `${name}: failed\n${problems}` : `${name}: ok`)
  return problems === ''
}

if (import.meta.main) process.exit((await check()) ? 0 : 1)
