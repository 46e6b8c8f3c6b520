import type { Scene } from '../../../contract/testing/access/scene.ts'
import { maxBatchSize } from '../../../core/trpc/handler.ts'
import { phpPaths } from '../../../php.ts'
import { phpObjects, procedureObjects } from '../../../testing/matrices.ts'
import { client, type Question } from '../../../testing/php.ts'
import { placesIn, withAt } from '../inputs.ts'
import { procedures, questionOf } from '../procedures.ts'
import { heavyShapes, heavyTexts, ordinaryShape, ordinaryText } from './heavy-texts.ts'

/** What should cost no more than the ordinary question of the same kind does, byte by byte. */
export interface Heavy {
  name: string
  /** The text or shape, and the way by which it comes in. */
  kind: string
  way: string
  hostile: Question
  ordinary: Question
  /** What people ask there, where that is something. */
  right?: Question
}

/** The maximum bytes of a body and an address, with room for the rest of the request. */
const most = { body: 60_000, address: 12_000 }

/** Each kind of text at every place that takes text: calls, old paths, pages, headers, cookies and addresses. */
export function heavyTextsAt(scene: Scene, lengths: number[]): Heavy[] {
  return lengths.flatMap((length) =>
    Object.entries(heavyTexts).flatMap(([kind, written]) => {
      const of = (text: (length: number) => string) => texted(scene, text(length).toWellFormed())
      const ordinary = new Map(of((size) => ordinaryText(size, kind)).map(({ at, question }) => [at, question]))
      return of(written)
        .filter(({ question: { path, body } }) => path.length < most.address && asText(body).length < most.body)
        .map(({ at, way, question: hostile, right }) => ({
          ...{ name: `${length} of ${kind}: ${at}`, kind, way, hostile, right },
          ordinary: ordinary.get(at) as Question,
        }))
    }),
  )
}

interface Placed {
  at: string
  way: string
  question: Question
  right?: Question
}

function texted(scene: Scene, text: string): Placed[] {
  return [...calls(scene, text), ...oldPaths(scene, text), ...headers(text), ...addresses(text), ...pages(text)]
}

/** The first example of what is asked there, with the text in place of each of its words. */
function calls(scene: Scene, text: string): Placed[] {
  return procedures.flatMap((procedure) => {
    const [right] = Object.values(procedureObjects[procedure.name]?.(scene) ?? {})
    return worded(right, text).map(
      ([place, input]): Placed => ({
        ...{ at: `${procedure.name} ${place}`, way: `a call, ${procedure.type}` },
        ...{ question: questionOf(procedure, input), right: questionOf(procedure, right) },
      }),
    )
  })
}

function oldPaths(scene: Scene, text: string): Placed[] {
  return phpPaths.flatMap(({ method, path }) => {
    const [right] = Object.values(phpObjects[`${method} ${path}`]?.(scene) ?? {})
    if (!right) return []
    const bodies = worded(right.body, text).map(
      ([place, body]): Placed => ({
        ...{ at: `${method} ${path} ${place}`, way: 'an old path', question: { ...right, body }, right },
      }),
    )
    const query = `${path}?${['country', 'lat', 'lon', 'conversation'].map((name) => `${name}=${encodeURIComponent(text)}`).join('&')}`
    const asked = { at: `${method} ${path} in the address`, way: 'the query of an old path' }
    return [...bodies, { ...asked, question: { ...right, path: query }, right }]
  })
}

function worded(right: unknown, text: string): [place: string, input: unknown][] {
  const places = placesIn(right).filter((place) => typeof at(right, place) === 'string')
  return places.map((place) => [place.join('.'), withAt(right, place, text)])
}

const at = (input: unknown, place: string[]) =>
  place.reduce<unknown>((inner, name) => (inner as Record<string, unknown> | null)?.[name], input)

const read = ['/trpc/session.me', '/api/settings.php', '/activate']
const readHeaders = [
  ...['accept', 'accept-encoding', 'accept-language', 'if-none-match', 'last-event-id', 'origin', 'referer'],
  ...['sec-fetch-site', 'user-agent', 'x-forwarded-for', 'x-forwarded-proto', 'x-request-type'],
]

function headers(text: string): Placed[] {
  const value = encodeURIComponent(text).slice(0, most.address).replaceAll('%20', ',').replaceAll('%2C', ';')
  return read.flatMap((path) =>
    Object.entries({ ...plainHeaders(value), ...lists(value) }).map(([at, [name, written]]): Placed => {
      const question = { path, headers: { ...client, [name]: written.slice(0, most.address) } }
      return { at: `${path} with ${at}`, way: name === 'cookie' ? 'a cookie' : 'a header', question }
    }),
  )
}

type Written = Record<string, [name: string, value: string]>

const plainHeaders = (value: string): Written => Object.fromEntries(readHeaders.map((name) => [name, [name, value]]))

/** Headers that hold several things, and cookies in the bytes that browsers never write. */
function lists(value: string): Written {
  const many = (item: string) => item.repeat(value.length / item.length)
  const bytes = Buffer.from(Buffer.from(value).map((byte) => byte | 128)).toString('latin1')
  return {
    'cookies in odd bytes': [
      'cookie',
      `locale=${bytes}; theme=${bytes.slice(0, 999)}; vonk_device=${bytes.slice(0, 999)}`,
    ],
    'as many cookies as fit': ['cookie', many('a=1; ')],
    'one cookie again and again': ['cookie', many('vonk_session=x; ')],
    'cookies without names': ['cookie', many('=;')],
    'as many languages as fit': ['accept-language', many('nl-NL;q=0.9,')],
    'languages that are none': ['accept-language', many('*;q=,-')],
    'as many proxies as fit': ['x-forwarded-for', many('10.1.2.3, ')],
    'proxies that are none': ['x-forwarded-for', many('[::1%,')],
  }
}

function addresses(text: string): Placed[] {
  const written = encodeURIComponent(text)
  const paths = ['/activate?token=', '/photos/', '/assets/', '/trpc/', '/api/', '/photos/a/card.webp?e=1&s=']
  return paths.map(
    (path): Placed => ({
      ...{ at: `in the address ${path}`, way: 'an address', question: { path: path + written } },
    }),
  )
}

/** Pages and what their addresses ask, as visitors open them. */
function pages(text: string): Placed[] {
  const written = encodeURIComponent(text)
  const queries = ['/?sub1=', '/members?region=', '/members?minAge=', '/members?x=', '/login?next=/', '/login?notice=']
  return [...queries, '/signup?', '/pages/', '/members/'].map((path): Placed => {
    const question = { path: path + written, headers: { cookie: '' } }
    return { at: `the page ${path}`, way: 'a page', question }
  })
}

/** Each odd shape, in calls by both methods, alone and in a batch, in the old paths and in the stream. */
export function heavyShapesEverywhere(): Heavy[] {
  const ways: Record<string, [bytes: number, asked: (shape: string) => Question]> = {
    'a call by POST': [most.body, (body) => ({ method: 'POST', path: '/trpc/signup.checkStep', body })],
    'a call by GET': [most.address, (shape) => ({ path: `/trpc/members.search?input=${shape}` })],
    'a batch by POST': [most.body / maxBatchSize, (shape) => batch('signup.checkName', shape)],
    'a batch by GET': [
      most.address / 20,
      (shape) => ({ path: `${batch('members.get', shape, 10).path}&input=${inBatch(shape, 10)}` }),
    ],
    'a stream': [most.address, (shape) => ({ path: `/trpc/live.events?input=${shape}` })],
    'a page': [most.address, (shape) => ({ path: `/members?region=${shape}`, headers: { cookie: '' } })],
    'an old path': [most.body, (body) => ({ method: 'POST', path: '/api/signup.php', body })],
  }
  return Object.entries(ways).flatMap(([way, [bytes, asked]]) =>
    Object.entries(heavyShapes).map(([kind, shaped]) => {
      const hostile = shaped(bytes)
      return {
        ...{ name: `${way}: ${kind}`, kind, way },
        hostile: asked(hostile),
        ordinary: asked(ordinaryShape(Math.max(0, hostile.length - 20))),
      }
    }),
  )
}

function batch(name: string, shape: string, calls = maxBatchSize): Question {
  const path = `/trpc/${Array.from({ length: calls }, () => name).join()}?batch=1`
  return { method: 'POST', path, body: inBatch(shape, calls) }
}

const inBatch = (shape: string, calls: number) =>
  `{${Array.from({ length: calls }, (_, n) => `"${n}":${shape}`).join()}}`

const asText = (body: unknown) => (typeof body === 'string' ? body : (JSON.stringify(body) ?? ''))
