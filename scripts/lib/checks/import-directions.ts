import type { Import } from '../imports.ts'
import { circlesOf } from './import-circles.ts'
import { breaks, importRules } from './import-rules.ts'

/** One line for each import that goes against the directions of ARCHITECTURE.md. */
export function findWrongDirections(imports: Import[]): string[] {
  return [...forbiddenImports(imports), ...foreignJsonColumns(imports), ...circlesOf(imports)]
}

function forbiddenImports(imports: Import[]): string[] {
  return imports.flatMap((found) =>
    importRules
      .filter((rule) => breaks(found, rule))
      .map(({ reason }) => `${found.from} imports ${found.to}: ${reason}`),
  )
}

function foreignJsonColumns(imports: Import[]): string[] {
  return imports
    .filter(({ to, names }) => to === 'npm:drizzle-orm/pg-core' && /\bjsonb?\b/.test(names))
    .map(({ from }) => `${from} imports jsonb of drizzle-orm: it stores strings with this driver, use db/json.ts`)
}
