import { dirname } from 'node:path'
import { sourcesOf } from '../imports.ts'

/** Files of a folder that can still be taken in at a glance; a test lies beside what it tests and does not count. */
const most = 16

/** Where each feature has one file by its own name, and one looks for the name. */
const oneOfEachFeature = new Set(['db/migrations', 'db/schema', 'e2e'])

/** One line for each folder that holds more files than that. */
export function findFullFolders(root: string): string[] {
  return fullFolders(sourcesOf(root))
}

export function fullFolders(files: string[]): string[] {
  const folders = Map.groupBy(
    files.filter((file) => !/\.(test|gen)\.tsx?$/.test(file)),
    (file) => dirname(file),
  )
  return [...folders]
    .filter(([folder, { length }]) => length > most && !oneOfEachFeature.has(folder))
    .map(
      ([folder, { length }]) => `${folder} has ${length} files, ${most} at most: make rooms of what belongs together`,
    )
}
