import { trpc } from '../../../lib/trpc.ts'
import { LikesFrame } from './LikesFrame.tsx'
import { LikesHead } from './LikesHead.tsx'
import { likeLists } from './like-lists.ts'
import { NobodyYet } from './NobodyYet.tsx'

export function LikesPage() {
  const [overview] = trpc.likes.overview.useSuspenseQuery()
  const isEmpty = likeLists.every((list) => overview[list].total.count === 0)
  return (
    <LikesFrame>
      {isEmpty ? (
        <NobodyYet list="received" />
      ) : (
        likeLists.map((list) => <LikesHead key={list} list={list} {...overview[list]} />)
      )}
    </LikesFrame>
  )
}
