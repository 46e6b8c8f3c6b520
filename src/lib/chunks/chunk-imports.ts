import { pageShown } from '../navigation/page-shown.ts'
import { patiently } from '../patience.ts'

/** The build's list (scripts/lib/assets/client-assets.ts): which chunks a page or part needs besides its own, by its name. */
interface ChunkImportList {
  chunks: string[]
  importsOf: Record<string, number[]>
}

let known: ChunkImportList | undefined

/** The list lies beside this script, of which the first load has enough. Without it everything comes all the same, only later. */
async function learnImports(): Promise<void> {
  try {
    const answer = await patiently(import.meta.url.replace(/js$/, 'json'))
    known = await answer.json()
  } catch {}
}

/** Once the page is alive and the list is there, or is not to be had. */
export const importsLearned = pageShown.then(learnImports)

/** Asks for all that a page or part needs in one go: by itself a browser learns of it file by file, and waits for each. */
export function askForImports(name: string): void {
  for (const chunk of known?.importsOf[name] ?? []) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = known?.chunks[chunk] ?? ''
    document.head.append(link)
  }
  delete known?.importsOf[name]
}
