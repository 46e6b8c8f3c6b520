import type { Audience } from '../../../db/testing/canaries/columns.ts'
import {
  allColumns,
  type Canary,
  photoCanaries,
  photoKeyOf,
  plantCanaries,
} from '../../../db/testing/canaries/plant.ts'
import { aSession } from '../../../db/testing/journeys.ts'
import { pageObjects } from '../../contract/testing/access/pages.ts'
import { aCast, aScene, type Others, type Scene } from '../../contract/testing/access/scene.ts'
import { photoVariants } from '../../features/photos/addresses.ts'
import { variantKey } from '../../features/photos/stored.ts'
import { openMailbox } from '../../gateways/mailbox.ts'
import { mailsTo } from '../../testing/mailbox.ts'
import { columns, phpObjects, procedureObjects } from '../../testing/matrices.ts'
import type { Question } from '../../testing/php.ts'
import type { Drill, Finding } from '../drill.ts'
import { procedures, questionOf } from '../testing/procedures.ts'
import { type LocalApp, openApp } from '../testing/servers/local-app.ts'

type Who =
  | 'a visitor'
  | 'a free member'
  | 'a premium member'
  | 'somebody blocked'
  | 'somebody banned'
  | 'a friend'
  | 'Dirk'

export const drill: Drill<undefined> = {
  title: 'A crawl for private data with a canary in every column',
  small: undefined,
  full: undefined,
  async run() {
    await using app = await openApp('debug')
    const { db } = app.world
    const others = await aCast(db)
    const crawlers = await crawlersOf(app, others)
    const canaries = [...(await plantCanaries(db, others, columns)), ...besides]
    await storePhotos(app)
    const crawl = await crawlAll(app, crawlers, canaries)
    return [
      unlisted(),
      crawl,
      await eventsOfOthers(app, others, canaries),
      await mailsToOthers(app, others, canaries),
      logLines(app, canaries),
    ]
  },
}

const clearVariants = photoVariants.filter((variant) => variant !== 'blurred')

/** What one column holds for several audiences. */
const besides: Canary[] = [
  { column: 'photos, in inspection', audience: 'owner', traces: [photoCanaries.inspected, inClear('inspected')] },
  { column: 'photos, removed', audience: 'owner', traces: [photoCanaries.removed, inClear('removed')] },
  {
    column: 'photos, locked',
    audience: 'premium',
    traces: [...clearVariants.map((variant) => `${photoCanaries.locked}/${variant}`), inClear('locked')],
  },
  { column: 'sites.settings, landerOrigins', audience: 'nobody', traces: ['lander.example'] },
  // Dirk has given the consent; the invisible member has not.
  { column: 'profiles.sexuality, without consent', audience: 'nobody', traces: sexuality('gay') },
  { column: 'profiles.sexuality, with consent', audience: 'members', traces: sexuality('bi') },
]

/** What the clear files of this photo hold. */
function inClear(photo: keyof typeof photoCanaries): string {
  return `kanarie-in-het-zicht-${photo}`
}

async function storePhotos({ world: { storage } }: LocalApp): Promise<void> {
  for (const photo of Object.keys(photoCanaries) as (keyof typeof photoCanaries)[]) {
    await storage.put(variantKey(photoKeyOf(photo), 'blurred'), 'blurred')
    for (const variant of clearVariants) await storage.put(variantKey(photoKeyOf(photo), variant), inClear(photo))
  }
}

function sexuality(value: string): string[] {
  return [`"sexuality":"${value}"`, `sexuality:"${value}"`]
}

const seers: Record<Audience | 'premium', readonly Who[]> = {
  everybody: [],
  premium: ['a premium member', 'Dirk'],
  members: ['a free member', 'a premium member', 'somebody blocked', 'a friend', 'Dirk'],
  both: ['a friend', 'Dirk'],
  owner: ['Dirk'],
  nobody: [],
}

async function crawlersOf({ world: { db } }: LocalApp, others: Others): Promise<Record<Who, Scene>> {
  const { dirk, stranger, conversationOfTwoOthers } = others
  const talk = Object.fromEntries(
    ['dirk', 'invisibleFriend', 'banned', 'leaving'].map((name) => [name, conversationOfTwoOthers]),
  ) as Scene['conversations']
  const known = { role: 'free', conversations: talk, freeEmail: 'x@example.org' } as const
  return {
    'a visitor': await aScene(db, 'visitor', others),
    'a free member': await aScene(db, 'free', others),
    'a premium member': await aScene(db, 'premium', others),
    'somebody blocked': await aScene(db, 'blocked by Dirk', others),
    'somebody banned': await aScene(db, 'banned', others),
    'a friend': { ...known, me: stranger, others },
    Dirk: { ...known, me: dirk, others: { ...others, dirk: stranger } },
  }
}

function unlisted(): Finding {
  const all = allColumns()
  const missing = all.filter((column) => !(column in columns))
  const gone = Object.keys(columns).filter((column) => !all.includes(column))
  return {
    claim: 'For every column it is written down who may see it',
    tried: `${all.length} columns`,
    found:
      [...missing.map((column) => `not: ${column}`), ...gone.map((column) => `gone: ${column}`)].join(', ') || 'all',
    holds: missing.length + gone.length === 0,
  }
}

/** Every question there is, about everything; those that change something come last. */
function allQuestions(scene: Scene): Question[] {
  const calls = procedures.flatMap((procedure) =>
    Object.entries(procedureObjects[procedure.name]?.(scene) ?? {})
      .filter(([object]) => !isWithPassword(procedure.name, object))
      .map(([, input]) => questionOf(procedure, input)),
  )
  const paths = Object.values({ ...phpObjects, ...pageObjects() }).flatMap((objects) => Object.values(objects(scene)))
  return [...calls, ...paths].toSorted((a, b) => Number(isWriting(a)) - Number(isWriting(b)))
}

/** With the right password the answer is that of the member. */
const isWithPassword = (name: string, object: string) => name === 'login.logIn' && !object.endsWith('another password')

const isWriting = ({ method = 'GET', path }: Question) => method !== 'GET' || path.includes('logout')

async function crawlAll(app: LocalApp, crawlers: Record<Who, Scene>, canaries: Canary[]): Promise<Finding> {
  const found = new Set<string>()
  const seen = new Set<string>()
  const opened = new Set<string>()
  let asked = 0
  const look = (text: string, who: Who, place: string) => {
    for (const { column, audience, traces } of canaries) {
      if (!traces.some((trace) => text.includes(trace))) continue
      if (seers[audience].includes(who)) seen.add(column)
      else found.add(`${column} for ${who} at ${place}`)
    }
  }
  for (const isLast of [false, true]) {
    for (const [who, scene] of Object.entries(crawlers) as [Who, Scene][]) {
      for (const question of allQuestions(scene).filter((one) => isWriting(one) === isLast)) {
        asked++
        const headers = { ...question.headers, ...(await sessionOf(app, scene)) }
        const text = await textOf(app, { ...question, headers })
        look(text, who, question.path.split('?')[0]!)
        for (const [path] of text.replaceAll('&amp;', '&').matchAll(photoAddress)) {
          const picture = path.split('?')[0]!
          if (opened.has(who + picture)) continue
          opened.add(who + picture)
          look(await textOf(app, { path, headers }), who, picture)
        }
      }
    }
  }
  return {
    claim: 'No answer and no page holds what is somebody else’s',
    tried: `${asked} questions and ${opened.size} pictures of ${Object.keys(crawlers).length} people, ${canaries.length} canaries`,
    found: [...found].slice(0, 20).join('\n') || `none; ${seen.size} of them where they may be seen`,
    // Canaries that nobody sees where they may be seen would say that the crawl looks at nothing.
    holds: found.size === 0 && seen.size > 10,
  }
}

const photoAddress = /\/photos\/[\w-]+\/\w+\.webp\?e=\d+&s=[\w-]+/g

/** A log-in of its own for each question, for some end theirs. */
async function sessionOf({ world: { db } }: LocalApp, { me }: Scene): Promise<Record<string, string>> {
  return me ? { cookie: `vonk_session=${await aSession(db, me.id)}` } : {}
}

async function textOf({ ask }: LocalApp, question: Question): Promise<string> {
  const response = await ask(question)
  const headers = JSON.stringify([...response.headers])
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return headers + (await response.text())
  return headers + (await beginningOf(response.body as ReadableStream<Uint8Array>))
}

/** The first data of a stream: missed events, or a refusal. It is silent then until its first ping. */
async function beginningOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const reader = stream.getReader()
  const [decoder, silence] = [new TextDecoder(), { done: true, value: undefined }]
  let text = ''
  for (let isOver = false; !isOver; ) {
    const { done, value } = await Promise.race([reader.read(), Bun.sleep(300).then(() => silence)])
    text += decoder.decode(value, { stream: true })
    isOver = done
  }
  await reader.cancel()
  return text
}

const isPrivate = ({ audience }: Canary) => audience !== 'everybody' && audience !== 'members' && audience !== 'premium'

function leaksIn(text: string, canaries: Canary[]): string[] {
  return canaries
    .filter((canary) => isPrivate(canary) && canary.traces.some((trace) => text.includes(trace)))
    .map(({ column }) => column)
}

function report(claim: string, tried: string, leaks: string[]): Finding {
  return { claim, tried, found: leaks.join(', ') || 'none', holds: leaks.length === 0 }
}

async function eventsOfOthers({ world }: LocalApp, { dirk, stranger }: Others, canaries: Canary[]): Promise<Finding> {
  const rows: { data: unknown }[] = await world.database.sql`
    select data from member_events where member_id not in (${dirk.id}, ${stranger.id})`
  const text = JSON.stringify(rows)
  return report('No live event tells others', `${rows.length} events of others`, leaksIn(text, canaries))
}

async function mailsToOthers({ world }: LocalApp, { dirk }: Others, canaries: Canary[]): Promise<Finding> {
  await mailsTo(world, '')
  const mails = await openMailbox(world.config.dataDir).list(10_000)
  const toOthers = mails.filter(({ to }) => to !== dirk.email && !to.startsWith('kanarie'))
  // Each names its own reader, and nobody else.
  return report(
    'No mail tells others',
    `${toOthers.length} mails to others`,
    leaksIn(JSON.stringify(toOthers), canaries),
  )
}

function logLines({ said }: LocalApp, canaries: Canary[]): Finding {
  return report(
    'No line of the log tells anybody',
    `${said.length} lines, at debug`,
    leaksIn(said.join('\n'), canaries),
  )
}
