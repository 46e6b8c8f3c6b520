import type { Question } from '../../../testing/php.ts'
import { missing, type Scene } from './scene.ts'

/** What is put into a procedure, by the name of the object that it is about. */
export type Objects = (scene: Scene) => Record<string, unknown>

export const noObject: Objects = () => ({ '': undefined })

export const members: (input: (id: string) => unknown) => Objects =
  (input) =>
  ({ me, others }) => ({
    ...(me ? { oneself: input(me.id) } : {}),
    Dirk: input(others.dirk.id),
    'a stranger': input(others.stranger.id),
    'somebody invisible': input(others.invisible.id),
    'somebody invisible whom one talks with': input(others.invisibleFriend.id),
    'somebody unconfirmed': input(others.unconfirmed.id),
    'somebody banned': input(others.banned.id),
    'somebody leaving': input(others.leaving.id),
    'somebody of another site': input(others.elsewhere.id),
    nobody: input(missing),
  })

export const conversations: (input: (conversationId: string) => unknown) => Objects =
  (input) =>
  ({ conversations, others }) => ({
    'one’s own with Dirk': input(conversations.dirk),
    'one’s own with somebody invisible': input(conversations.invisibleFriend),
    'one’s own with somebody banned': input(conversations.banned),
    'one’s own with somebody leaving': input(conversations.leaving),
    'that of two others': input(others.conversationOfTwoOthers),
    'that is not there': input(missing),
  })

export const addresses: (input: (email: string) => unknown) => Objects =
  (input) =>
  ({ me, others, freeEmail }) => ({
    ...(me ? { 'one’s own': input(me.email) } : {}),
    'Dirk’s': input(others.dirk.email),
    'that of somebody unconfirmed': input(others.unconfirmed.email),
    'that of somebody banned': input(others.banned.email),
    'that of somebody leaving': input(others.leaving.email),
    'that of somebody of another site': input(others.elsewhere.email),
    free: input(freeEmail),
  })

export const memberId = members((memberId) => ({ memberId }))
export const inConversation = (more: object = {}) => conversations((conversationId) => ({ conversationId, ...more }))
export const withEmail = addresses((email) => ({ email }))

/** What is asked at a path, by the name of the object that it is about. */
export type PhpQuestions = (scene: Scene) => Record<string, Question>

export const get =
  (path: string, headers: Record<string, string> = {}): PhpQuestions =>
  () => ({ '': { path, headers } })

/** A form as a browser sends it by itself. */
export const form = (path: string, fields: Record<string, string>): Question => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: `${new URLSearchParams(fields)}`,
})

/** The form on the page that a mailed link leads to. */
export function pressed(link: string): Question {
  const [path = '', query] = link.split('?')
  return form(path, Object.fromEntries(new URLSearchParams(query)))
}

/** Members whose ids may be in the address of a page. */
export function someMembers({ me, others }: Scene): Record<string, string> {
  return {
    ...(me ? { oneself: me.id } : {}),
    Dirk: others.dirk.id,
    'somebody invisible': others.invisible.id,
    'somebody invisible whom one talks with': others.invisibleFriend.id,
    'somebody banned': others.banned.id,
    'somebody of another site': others.elsewhere.id,
    nobody: missing,
  }
}
