import { trpc } from '../../lib/trpc.ts'
import { LikesFrame } from './LikesFrame.tsx'
import { LikesHead } from './LikesHead.tsx'
import { likeLists } from './like-lists.ts'

/** /likes: the beginning of each list. */
export function LikesPage() {
  const [overview] = trpc.likes.overview.useSuspenseQuery()
  return (
    <LikesFrame>
      {likeLists.map((list) => (
        <LikesHead key={list} list={list} {...overview[list]} />
      ))}
    </LikesFrame>
  )
}
