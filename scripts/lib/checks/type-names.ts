import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourcesOf } from '../imports.ts'

/** They say nothing of what they name. */
const meaningless = /^(Asked|Told|Found|Given|Surroundings|Hunt|Kept)$/

/** Tests and benchmarks, in which a name means something within its file alone. */
const isLocal = (file: string) => /\.test\.tsx?$|\/testing\/|^(e2e|bench)\//.test(file)

/** One line for each name of a type that says nothing, or that is declared in several files. */
export function findUnclearTypeNames(root: string): string[] {
  return unclearTypeNames(sourcesOf(root).map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') })))
}

export function unclearTypeNames(sources: { file: string; text: string }[]): string[] {
  const declared = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/^(?:export )?(?:interface|type|class|enum) (\w+)/gm)].map(([, name = '']) => ({ file, name })),
  )
  const empty = declared.filter(({ name }) => meaningless.test(name))
  const shared = Map.groupBy(
    declared.filter(({ file }) => !isLocal(file)),
    ({ name }) => name,
  )
  return [
    ...empty.map(({ file, name }) => `${file}: the name ${name} says nothing`),
    ...[...shared]
      .map(([name, places]) => ({ name, files: [...new Set(places.map(({ file }) => file))] }))
      .filter(({ files }) => files.length > 1)
      .map(({ name, files }) => `${name} is declared in ${files.join(', ')}: one name for one thing`),
  ]
}
