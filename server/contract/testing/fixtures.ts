import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Set to write what is answered now as what is promised. */
const isUpdating = Bun.env.UPDATE_CONTRACT === '1'

const frozenHeaders = [
  'content-type',
  'cache-control',
  'etag',
  'vary',
  'allow',
  'retry-after',
  'access-control-allow-origin',
  'access-control-allow-credentials',
  'access-control-allow-methods',
  'access-control-allow-headers',
  'access-control-max-age',
  'access-control-expose-headers',
]

export interface Frozen {
  status: number
  headers: Record<string, unknown>
  body: unknown
}

/** What is promised about an answer, with names for what nobody can know before. */
export async function freeze(response: Response, names: ReadonlyMap<string, string>): Promise<Frozen> {
  const headers: Record<string, unknown> = {}
  for (const name of frozenHeaders) {
    const value = response.headers.get(name)
    if (value !== null) headers[name] = name === 'etag' ? '<of the answer>' : value
  }
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) headers['set-cookie'] = cookies.map((cookie) => cookie.replace(/=[^;]{20,}/, '=<secret>'))
  const text = await response.text()
  return { status: response.status, headers, body: text === '' ? null : JSON.parse(withNames(text, names)) }
}

function withNames(text: string, names: ReadonlyMap<string, string>): string {
  let named = text
  for (const [id, name] of names) named = named.replaceAll(id, name)
  return named
    .replace(/\/photos\/[^/]+\/(\w+)\.webp\?e=\d+&s=[\w-]+/g, '/photos/<file>/$1.webp?<signature>')
    .replace(/token=[\w-]+/g, 'token=<token>')
}

/** What is promised in this file; when updating, what is answered now. */
export function promised(name: string, answered: object): unknown {
  const path = join(import.meta.dir, '../snapshots', `${name}.json`)
  if (isUpdating) writeFileSync(path, `${JSON.stringify(answered, null, 2)}\n`)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}
