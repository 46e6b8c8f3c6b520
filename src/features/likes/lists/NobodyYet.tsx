import { Link } from '@tanstack/react-router'
import { Heart } from 'lucide-react'
import { buttonClass } from '@/ui/control/button-class.ts'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { m } from '~words'
import { type LikeListName, listWords } from './like-lists.ts'

export function NobodyYet({ list }: { list: LikeListName }) {
  const { empty, emptyText } = listWords[list]
  return (
    <EmptyState
      icon={<Heart aria-hidden />}
      title={empty()}
      action={
        <Link to="/members" className={buttonClass()}>
          {m.likes_find_members()}
        </Link>
      }
    >
      {emptyText()}
    </EmptyState>
  )
}
