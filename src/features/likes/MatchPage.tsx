import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTRPC } from '../../lib/trpc.ts'
import { MatchScene } from './scene/MatchScene.tsx'
import { MessageLink } from './scene/MessageLink.tsx'

const route = getRouteApi('/likes/m/$id')

export function MatchPage() {
  const trpc = useTRPC()
  const { id } = route.useParams()
  const { data: other } = useSuspenseQuery(trpc.likes.card.queryOptions({ memberId: id }))
  return (
    <div className="on-dark flex flex-1 flex-col overflow-hidden bg-stage px-5 pb-7 text-on-stage md:mx-auto md:my-8 md:w-full md:max-w-[27.5rem] md:flex-none md:rounded-xl md:rounded-bl-sm md:px-6 md:pb-6">
      <div className="flex-1">
        <MatchScene other={other} isPage />
      </div>
      <MessageLink other={other} />
    </div>
  )
}
