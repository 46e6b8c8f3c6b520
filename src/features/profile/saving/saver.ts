import { createAtom } from '@tanstack/react-store'
import { type ToastMessage, toast } from '@/ui/overlay/toast.ts'
import { tidyText } from '../../../../server/core/values/text.ts'
import { errorWords, refusalIn } from '../../../lib/refusal-words.ts'
import { isTransient, retryDelay } from '../../../lib/retry.ts'
import type { RouterContext } from '../../../lib/router-context.ts'
import { privateKey, readPrivate, writePrivate } from '../../../lib/session/private-store.ts'
import { leaveWhenLoggedOut } from '../../../lib/session/session-end.ts'
import { keepUnsavedAbout } from './unsaved-about.ts'
import {
  afterSaving,
  asStored,
  fieldsOf,
  firstOf,
  laidOver,
  type PendingChanges,
  together,
  type WantedField,
  wantedIn,
} from './wanted.ts'

const keyOf = (myId: string) => privateKey(myId, 'profile')

export const readWanted = (myId: string): PendingChanges => wantedIn(readPrivate(keyOf(myId)))

function writeWanted(myId: string, wanted: PendingChanges): void {
  writePrivate(keyOf(myId), fieldsOf(wanted).length > 0 ? JSON.stringify(wanted) : null)
}

/** The fields that were stored just now. */
export const justSaved = createAtom<readonly WantedField[]>([])

/** What is to be said once these fields are stored. */
const unsaid = new Map<WantedField, ToastMessage>()

/** How long it is said that a field was stored, in milliseconds. */
const saidFor = 3_000

/** Keeps a change until it is stored, in this browser; it shows at once. */
export function keep(myId: string, change: PendingChanges): void {
  writeWanted(myId, together(readWanted(myId), change))
}

/** Shows a message about a field when that is stored, at once where it is; never where another tab stores it. */
export function sayOnceSaved(myId: string, field: WantedField, message: ToastMessage): void {
  if (readWanted(myId)[field] === undefined) toast(message)
  else unsaid.set(field, message)
}

let isSaving = false
let isAsked = false
let hurry = () => {}

/** Stores what is kept, field by field, as long as it takes. One tab of a browser does so at a time. */
export async function saveKept(myId: string, context: RouterContext): Promise<void> {
  hurry()
  isAsked = true
  if (isSaving) return
  isSaving = true
  const work = () => saveAll(myId, context)
  try {
    // What is changed once all is stored, while the lock is on its way back, is stored by another round.
    while (isAsked) {
      isAsked = false
      await (navigator.locks ? navigator.locks.request(`vonk-profile-${myId}`, work) : work())
    }
  } finally {
    isSaving = false
  }
}

async function saveAll(myId: string, context: RouterContext): Promise<void> {
  let failures = 0
  /** A text whose response was lost: the server may have stored it. */
  let unanswered: string | undefined
  for (let next = firstOf(readWanted(myId)); next; next = firstOf(readWanted(myId))) {
    try {
      await store(next, context)
      settle(myId, next, context)
      failures = 0
    } catch (error) {
      const pause = pauseAfter(error, failures++)
      if (pause !== undefined) {
        unanswered = next.about?.text ?? unanswered
        await untilHurried(pause)
      } else if (refusalIn(error)?.code === 'about_changed' && (await standsThere(unanswered, context))) {
        settle(myId, { about: { text: unanswered ?? '' } }, context)
        unanswered = undefined
      } else if (refusalIn(error)?.code === 'authentication_required') return leaveWhenLoggedOut(error, context)
      else giveUp(myId, next, error, context)
    }
  }
  unsaid.clear()
}

async function store(wanted: PendingChanges, { api }: RouterContext): Promise<void> {
  const { invisible, shownToVisitors, foundBySearchEngines, ...change } = wanted
  if (invisible !== undefined) await api.profile.setInvisible.mutate({ invisible })
  else if (shownToVisitors !== undefined || foundBySearchEngines !== undefined)
    await api.profile.setPublicity.mutate({ shownToVisitors, foundBySearchEngines })
  else await api.profile.change.mutate(change)
}

/** In milliseconds, when the same may go well later. */
function pauseAfter(error: unknown, failures: number): number | undefined {
  const refusal = refusalIn(error)
  if (refusal?.code === 'too_many_requests') return (refusal.details.retryAfter ?? 60) * 1000
  return isTransient(error) ? retryDelay(failures) : undefined
}

function untilHurried(pause: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, pause)
    hurry = () => {
      clearTimeout(timer)
      resolve()
    }
  })
}

/** Whether the profile has this text, so that it was not written elsewhere. */
async function standsThere(text: string | undefined, { api }: RouterContext): Promise<boolean> {
  if (text === undefined) return false
  const stored = await api.profile.own.query().catch(() => undefined)
  return stored?.about === tidyText(text)
}

function settle(myId: string, done: PendingChanges, { queryClient, trpc }: RouterContext): void {
  void queryClient.cancelQueries(trpc.profile.own.queryFilter())
  queryClient.setQueryData(trpc.profile.own.queryKey(), (profile) => profile && laidOver(profile, asStored(done)))
  const left = afterSaving(readWanted(myId), done)
  writeWanted(myId, left)
  const saved = fieldsOf(done)
  for (const field of saved) if (left[field] === undefined) say(field)
  justSaved.set((before) => [...before, ...saved])
  setTimeout(() => justSaved.set((before) => before.filter((field) => !saved.includes(field))), saidFor)
}

function say(field: WantedField): void {
  const message = unsaid.get(field)
  unsaid.delete(field)
  if (message) toast(message)
}

/** What the server does not take is put back, and said. */
function giveUp(myId: string, refused: PendingChanges, error: unknown, { queryClient, trpc }: RouterContext): void {
  const unsaved = refusalIn(error)?.code === 'about_changed' ? refused.about : undefined
  if (unsaved) keepUnsavedAbout(myId, unsaved.text)
  const left = { ...readWanted(myId) }
  for (const field of fieldsOf(refused)) {
    delete left[field]
    unsaid.delete(field)
  }
  writeWanted(myId, left)
  void queryClient.invalidateQueries(trpc.profile.own.queryFilter())
  if (!unsaved) toast({ text: errorWords(error), tone: 'danger' })
}
