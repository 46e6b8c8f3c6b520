import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Glob } from 'bun'

const sources = new Glob('{db,server,src}/**/*.{ts,tsx}')

/** Where ids are made that never leave the server (db/schema/columns.ts), or stand beside their time anyway. */
const allowed = new Set(['db/schema/columns.ts', 'server/gateways/kept-messages.ts'])

const madeByTests = /\.test\.tsx?$|\/(testing|reliability|drills)\//

/** One line for each file of the product that makes ids which tell when they were made. */
export function findTimedIds(root: string): string[] {
  return [...sources.scanSync({ cwd: root })]
    .filter((file) => !allowed.has(file) && !madeByTests.test(file))
    .filter((file) => tellsTime(readFileSync(join(root, file), 'utf8')))
    .map(
      (file) =>
        `${file} makes ids of version 7, which tell when: use crypto.randomUUID(), or innerId for what never leaves`,
    )
    .sort()
}

export const tellsTime = (text: string) => /randomUUIDv7|uuidv7|v7\(\)/i.test(text)
