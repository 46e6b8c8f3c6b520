import type { Tx } from '../../../db/client.ts'
import { lockMembers } from '../../../db/queries/locks/members.ts'
import * as queries from '../../../db/queries/saved-searches.ts'
import type { MemberContext } from '../../core/context.ts'
import { changeAndTell } from '../live/change-and-tell.ts'
import type { SearchFilters } from '../members/rules/search-filters.ts'
import { placed } from '../members/search/filters.ts'
import { savedSearchNotFound } from './refusals.ts'
import { checkNameIsFree, checkRoomFor, mostSavedSearches, searchNameOf } from './rules.ts'
import { toRow } from './stored-filters.ts'

export interface NewSearch {
  /** Made by the member's client, one for each search: saved again with the same one, it is saved once. */
  id: string
  name: string
  filters: SearchFilters
}

export async function save(ctx: MemberContext, { id, name, filters }: NewSearch): Promise<void> {
  const [named, wanted, now] = [searchNameOf(name), toRow(placed(ctx, filters)), ctx.now()]
  await change(ctx, async (tx) => {
    const held = await lockMembers(tx, [ctx.me.id])
    const kept = await queries.listSavedSearches(tx, ctx.me.id)
    if (kept.some((search) => search.id === id)) return false
    checkRoomFor(named.nameKey, kept)
    await queries.insertSavedSearch(tx, held, {
      memberId: ctx.me.id,
      id,
      ...named,
      ...wanted,
      seenAt: now,
      createdAt: now,
    })
    return true
  })
}

export async function rename(ctx: MemberContext, { id, name }: { id: string; name: string }): Promise<void> {
  const named = searchNameOf(name)
  await change(ctx, async (tx) => {
    const held = await lockMembers(tx, [ctx.me.id])
    const kept = await queries.listSavedSearches(tx, ctx.me.id)
    const own = kept.find((search) => search.id === id)
    if (!own) throw savedSearchNotFound()
    if (own.name === named.name) return false
    checkNameIsFree(
      named.nameKey,
      kept.filter((search) => search !== own),
    )
    await queries.setSavedSearchName(tx, held, { memberId: ctx.me.id, id, ...named })
    return true
  })
}

/** From now on, only matches who join later count as new. */
export async function markSeen(ctx: MemberContext, id: string): Promise<void> {
  const now = ctx.now()
  await change(ctx, async (tx) => {
    if (!(await queries.setSavedSearchSeen(tx, ctx.me.id, id, now))) throw savedSearchNotFound()
    return true
  })
}

/** One that is gone already stays gone. */
export async function remove(ctx: MemberContext, id: string): Promise<void> {
  const now = ctx.now()
  await change(ctx, async (tx) => {
    if (!(await queries.removeSavedSearch(tx, ctx.me.id, id, now))) return false
    await queries.forgetAllButLatestRemoved(tx, ctx.me.id, mostSavedSearches)
    return true
  })
}

/** Brings back what was removed, to its place and with its newcomers. */
export async function restore(ctx: MemberContext, id: string): Promise<void> {
  await change(ctx, async (tx) => {
    const held = await lockMembers(tx, [ctx.me.id])
    const kept = await queries.listSavedSearches(tx, ctx.me.id)
    if (kept.some((search) => search.id === id)) return false
    const nameKey = await queries.findRemovedName(tx, ctx.me.id, id)
    if (nameKey === undefined) throw savedSearchNotFound()
    checkRoomFor(nameKey, kept)
    await queries.restoreSavedSearch(tx, held, ctx.me.id, id)
    return true
  })
}

/** Tells the member's other screens of what `work` has changed; where it answers false, that was done before. */
async function change(ctx: MemberContext, work: (tx: Tx) => Promise<boolean>): Promise<void> {
  const { me } = ctx
  await changeAndTell(ctx, async (tx) => {
    if (!(await work(tx))) return { result: undefined, gapFor: [me.id] }
    return { result: undefined, events: [{ memberId: me.id, event: { type: 'saved_searches' as const } }] }
  })
}
