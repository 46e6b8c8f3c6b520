import { breaks, importRules } from './import-rules.ts'
import type { Import } from './imports.ts'

/** One line for each import that goes against the directions of ARCHITECTURE.md. */
export function findWrongDirections(imports: Import[]): string[] {
  return [...forbiddenImports(imports), ...foreignJsonColumns(imports), ...featureCircles(imports)]
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

/** Two features that need each other share a third one, or an event. */
function featureCircles(imports: Import[]): string[] {
  const calls = callsBetweenFeatures(imports)
  return [...calls.keys()].flatMap((start) => {
    const path = pathBack(calls, start)
    // Each circle is told once, from the feature that comes first in the alphabet.
    return path && start === [...path].sort()[0]
      ? [`features call each other in a circle: ${[...path, start].join(' → ')}`]
      : []
  })
}

function callsBetweenFeatures(imports: Import[]): Map<string, Set<string>> {
  const calls = new Map<string, Set<string>>()
  for (const { from, to, typeOnly } of imports) {
    const [caller, called] = [featureOf(from), featureOf(to)]
    if (!caller || !called || caller === called || typeOnly || /\.test\.tsx?$/.test(from)) continue
    calls.set(caller, (calls.get(caller) ?? new Set()).add(called))
  }
  return calls
}

const featureOf = (path: string) => /^server\/features\/([^/]+)\//.exec(path)?.[1]

function pathBack(calls: Map<string, Set<string>>, start: string): string[] | undefined {
  const seen = new Set<string>()
  let paths = [[start]]
  while (paths.length > 0) {
    const next: string[][] = []
    for (const path of paths) {
      for (const called of calls.get(path.at(-1)!) ?? []) {
        if (called === start) return path
        if (!seen.has(called)) next.push([...path, called])
        seen.add(called)
      }
    }
    paths = next
  }
}
