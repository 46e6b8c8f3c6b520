import { appRouter } from '../../../router.ts'
import { allPages, type Screens, screensIn, trpc } from '../../../testing/screen.ts'
import type { MemberProfile } from '../profile.ts'

export const screens: Screens = (ctx, others) => {
  const { members } = appRouter.createCaller(ctx)
  const stillStanding = whoStoodThere()
  return [
    screensIn('search')(
      'search',
      trpc.members.search.infiniteQueryKey({}),
      () => allPages((cursor) => members.search({ cursor })),
      ({ pages }) => stillStanding(pages.flatMap(({ items }) => items)),
    ),
    ...others.map(({ id, name }) =>
      screensIn('profiles')(
        `profile of ${name}`,
        trpc.members.get.queryKey({ id }),
        () => members.get({ id }),
        shownProfile,
      ),
    ),
  ]
}

/** The heart is by the member's own likes; a match is both hearts. */
const shownProfile = ({ relation, ...profile }: MemberProfile) => ({ ...profile, ...relation, matched: null })

/** A search that stands does not move under a thumb: who is new, or was active, comes when it is asked again. */
function whoStoodThere() {
  let ids: Set<string> | undefined
  return (cards: { id: string }[]) => {
    ids ??= new Set(cards.map(({ id }) => id))
    const known = ids
    return cards.filter(({ id }) => known.has(id)).toSorted((a, b) => (a.id < b.id ? -1 : 1))
  }
}
