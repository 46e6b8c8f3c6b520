/** Finds what can be found wrong without running the product: types, style, the directions of imports. */
import { findWrongDirections } from './lib/import-directions.ts'
import { importsOfProject } from './lib/imports.ts'
import { findSlowPatterns } from './lib/linear-patterns.ts'
import { findLostCitations } from './lib/product-sections.ts'
import { root, run, withBun } from './lib/run.ts'
import { findTimedIds } from './lib/timed-ids.ts'

/** Each gives its complaints, or nothing. The order matters: types need what is generated. */
const checks: Record<string, () => Promise<string>> = {
  generated: () => complaintsOf(withBun('scripts/generate.ts')),
  types: () => complaintsOf(withBun('tsc', '--noEmit', '--pretty', 'false', '--project', '.')),
  style: () => complaintsOf(withBun('biome', 'check', '--colors=off', '--diagnostic-level=warn')),
  directions: async () => findWrongDirections(importsOfProject(root)).join('\n'),
  ids: async () => findTimedIds(root).join('\n'),
  patterns: async () => findSlowPatterns(root).join('\n'),
  citations: async () => findLostCitations(root).join('\n'),
}

async function complaintsOf(command: string[]): Promise<string> {
  const { exitCode, output } = await run(command)
  return exitCode === 0 ? '' : output || `exit code ${exitCode}`
}

/** Prints one line for each check, with its complaints below it. True when there are none. */
export async function check(): Promise<boolean> {
  let isClean = true
  for (const [name, complaints] of Object.entries(checks)) {
    const found = await complaints()
    console.log(found ? `${name}: failed\n${found}` : `${name}: ok`)
    isClean &&= found === ''
  }
  return isClean
}

if (import.meta.main) process.exit((await check()) ? 0 : 1)
