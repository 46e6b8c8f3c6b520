import { phpObjects } from '../../../contract/testing/access/paths.ts'
import { procedureObjects } from '../../../contract/testing/access/procedures.ts'
import type { Scene } from '../../../contract/testing/access/scene.ts'
import { phpPaths } from '../../../php.ts'
import { client, type Question } from '../../../testing/php.ts'
import { placesIn, withAt } from '../inputs.ts'
import { procedures, questionOf } from '../procedures.ts'
import { heavyShapes, heavyTexts, ordinaryShape, ordinaryText } from './heavy-texts.ts'

/** What should cost no more than the ordinary question of the same kind does, byte by byte. */
export interface Heavy {
  name: string
  hostile: Question
  ordinary: Question
}

/** Bytes that a body and an address may have, with room for what stands around. */
const most = { body: 60_000, address: 12_000 }

/** Each kind of text at each place where one stands, in calls by both methods, in the old paths, in headers and addresses. */
export function heavyTextsAt(scene: Scene, lengths: number[]): Heavy[] {
  return lengths.flatMap((length) =>
    Object.entries(heavyTexts).flatMap(([kind, written]) => {
      const of = (text: (length: number) => string) => texted(scene, text(length).toWellFormed())
      const ordinary = new Map(of((size) => ordinaryText(size, kind)))
      return of(written)
        .filter(([, { path, body }]) => path.length < most.address && asText(body).length < most.body)
        .map(([at, hostile]) => ({
          name: `${length} of ${kind}: ${at}`,
          hostile,
          ordinary: ordinary.get(at) as Question,
        }))
    }),
  )
}

type Placed = [at: string, question: Question]

function texted(scene: Scene, text: string): Placed[] {
  return [...calls(scene, text), ...oldPaths(scene, text), ...headers(text), ...addresses(text)]
}

/** The first example of what is asked there, with the text in place of each of its words. */
function calls(scene: Scene, text: string): Placed[] {
  return procedures.flatMap((procedure) => {
    const [right] = Object.values(procedureObjects[procedure.name]?.(scene) ?? {})
    return worded(right, text).map(
      ([place, input]): Placed => [`${procedure.name} ${place}`, questionOf(procedure, input)],
    )
  })
}

function oldPaths(scene: Scene, text: string): Placed[] {
  return phpPaths.flatMap(({ method, path }) => {
    const [right] = Object.values(phpObjects[`${method} ${path}`]?.(scene) ?? {})
    if (!right) return []
    const bodies = worded(right.body, text).map(
      ([place, body]): Placed => [`${method} ${path} ${place}`, { ...right, body }],
    )
    const query = `${path}?${['country', 'lat', 'lon', 'conversation'].map((name) => `${name}=${encodeURIComponent(text)}`).join('&')}`
    return [...bodies, [`${method} ${path} in the address`, { ...right, path: query }]]
  })
}

function worded(right: unknown, text: string): [place: string, input: unknown][] {
  const places = placesIn(right).filter((place) => typeof at(right, place) === 'string')
  return places.map((place) => [place.join('.'), withAt(right, place, text)])
}

const at = (input: unknown, place: string[]) =>
  place.reduce<unknown>((inner, name) => (inner as Record<string, unknown> | null)?.[name], input)

const read = ['/trpc/accounts.me', '/api/settings.php', '/activate']
const readHeaders = [
  ...['accept', 'accept-encoding', 'accept-language', 'cookie', 'if-none-match', 'last-event-id', 'origin', 'referer'],
  ...['sec-fetch-site', 'user-agent', 'x-forwarded-for', 'x-forwarded-proto', 'x-request-type'],
]

function headers(text: string): Placed[] {
  const value = encodeURIComponent(text).slice(0, most.address).replaceAll('%20', ',').replaceAll('%2C', ';')
  return read.flatMap((path) =>
    readHeaders.map((name): Placed => {
      const written = name === 'cookie' ? `locale=${value}; vonk_session=${value.slice(0, 2000)}` : value
      return [`${path} with ${name}`, { path, headers: { ...client, [name]: written.slice(0, most.address) } }]
    }),
  )
}

function addresses(text: string): Placed[] {
  const written = encodeURIComponent(text)
  const paths = ['/activate?token=', '/photos/', '/assets/', '/trpc/', '/api/', '/photos/a/card.webp?e=1&s=']
  return paths.map((path): Placed => [`in the address ${path}`, { path: path + written }])
}

/** Each odd shape, in calls by both methods, alone and in a batch, in the old paths and in the stream. */
export function heavyShapesEverywhere(): Heavy[] {
  const ways: Record<string, [bytes: number, asked: (shape: string) => Question]> = {
    'a call by POST': [most.body, (body) => ({ method: 'POST', path: '/trpc/accounts.checkStep', body })],
    'a call by GET': [most.address, (shape) => ({ path: `/trpc/members.search?input=${shape}` })],
    'a batch by POST': [most.body / 50, (shape) => batch('accounts.checkName', shape)],
    'a batch by GET': [
      most.address / 20,
      (shape) => ({ path: `${batch('members.get', shape, 10).path}&input=${inBatch(shape, 10)}` }),
    ],
    'a stream': [most.address, (shape) => ({ path: `/trpc/live.events?input=${shape}` })],
    'an old path': [most.body, (body) => ({ method: 'POST', path: '/api/signup.php', body })],
  }
  return Object.entries(ways).flatMap(([way, [bytes, asked]]) =>
    Object.entries(heavyShapes).map(([kind, shaped]) => {
      const hostile = shaped(bytes)
      return {
        name: `${way}: ${kind}`,
        hostile: asked(hostile),
        ordinary: asked(ordinaryShape(Math.max(0, hostile.length - 20))),
      }
    }),
  )
}

function batch(name: string, shape: string, calls = 50): Question {
  const path = `/trpc/${Array.from({ length: calls }, () => name).join()}?batch=1`
  return { method: 'POST', path, body: inBatch(shape, calls) }
}

const inBatch = (shape: string, calls: number) =>
  `{${Array.from({ length: calls }, (_, n) => `"${n}":${shape}`).join()}}`

const asText = (body: unknown) => (typeof body === 'string' ? body : (JSON.stringify(body) ?? ''))
