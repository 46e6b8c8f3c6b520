import { parseArgs } from 'node:util'
import type { Db } from '../../../db/client.ts'
import { sqlState } from '../../../db/errors.ts'
import { listSites } from '../../../db/queries/sites.ts'
import { NotDone } from '../../core/operations/not-done.ts'
import { changeLanders, type LanderSettings, landersOf, toOrigin } from './landers.ts'

/** Nothing has been migrated here yet. */
const noTable = '42P01'

export const usage = `What pages elsewhere may do with a site (docs/lander-guide.md):

  bun run site origins                      which origins are allowed
  bun run site allow-origin <origin>        let the pages of https://lander.example sign visitors up
  bun run site forbid-origin <origin>       no more
  bun run site landers-read-members on|off  let them read a member's own data as well (never messages); off at first

  --site <id>                               which site, where there are several

Running servers know it within ten seconds.`

type SettingsChange = (settings: LanderSettings, word: string) => Partial<LanderSettings>

const changes: Record<string, SettingsChange> = {
  'allow-origin': ({ landerOrigins }, word) => ({ landerOrigins: [...new Set([...landerOrigins, toOrigin(word)])] }),
  'forbid-origin': ({ landerOrigins }, word) => {
    const origin = toOrigin(word)
    if (!landerOrigins.includes(origin)) throw new NotDone(`${origin} is not allowed anyway.`)
    return { landerOrigins: landerOrigins.filter((allowed) => allowed !== origin) }
  },
  'landers-read-members': (_, word) => {
    if (word !== 'on' && word !== 'off') throw new NotDone('Say on or off.')
    return { landersReadMembers: word === 'on' }
  },
}

/** Runs a command and returns the resulting state in words. Throws `NotDone`. */
export async function runSiteCommand(db: Db, args: string[]): Promise<string> {
  const { command, word, site } = parse(args)
  const siteId = await siteNamed(db, site)
  const change = changes[command]
  if (change) return toldOf(siteId, await changeLanders(db, siteId, (settings) => change(settings, word)))
  const { settings } = (await listSites(db)).find(({ id }) => id === siteId)!
  return toldOf(siteId, landersOf(settings))
}

function parse(args: string[]) {
  try {
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options: { site: { type: 'string' } } })
    const [command = '', word = '', ...others] = positionals
    const isKnown = command === 'origins' ? !word : Object.hasOwn(changes, command) && word
    if (!isKnown || others.length > 0) throw new NotDone(usage)
    return { command, word, site: values.site }
  } catch {
    throw new NotDone(usage)
  }
}

async function siteNamed(db: Db, wanted: string | undefined): Promise<string> {
  const sites = await listSites(db).catch((error) => {
    if (sqlState(error) === noTable) return []
    throw error
  })
  const ids = sites.map(({ id }) => id)
  const [only] = ids
  if (!only) throw new NotDone('There is no site yet: start the server once.')
  if (wanted === undefined && ids.length === 1) return only
  if (wanted !== undefined && ids.includes(wanted)) return wanted
  throw new NotDone(`Which site? Say --site with one of: ${ids.join(', ')}`)
}

function toldOf(siteId: string, { landerOrigins, landersReadMembers }: LanderSettings): string {
  const origins = landerOrigins.length > 0 ? landerOrigins.map((origin) => `  ${origin}`).join('\n') : '  none'
  return `Allowed origins of ${siteId}:\n${origins}\nThey may${landersReadMembers ? '' : ' not'} read a member's own data.`
}
