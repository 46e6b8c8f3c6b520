import { useSuspenseQuery } from '@tanstack/react-query'
import { useTRPC } from '../../../lib/trpc.ts'
import { LikesFrame } from './LikesFrame.tsx'
import { LikesHead } from './LikesHead.tsx'
import { likeLists } from './like-lists.ts'
import { NobodyYet } from './NobodyYet.tsx'

export function LikesPage() {
  const trpc = useTRPC()
  const { data: overview } = useSuspenseQuery(trpc.likes.overview.queryOptions())
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
