import { useEffect } from 'react'
import { trpc } from '../../lib/trpc.ts'
import { LikeDialog } from './LikeDialog.tsx'
import { MatchDialog } from './MatchDialog.tsx'
import { closeMoment, type Moment } from './moments.ts'

/** Opens when the card of the other one is there; a like that was taken back meanwhile shows nothing. */
export function MomentDialog({ moment: { kind, memberId } }: { moment: Moment }) {
  const { data: card, isError } = trpc.likes.card.useQuery({ memberId })
  useEffect(() => {
    if (isError) closeMoment()
  }, [isError])
  if (!card || isError) return null
  const Moment = kind === 'match' ? MatchDialog : LikeDialog
  return <Moment other={card} onClose={closeMoment} />
}
