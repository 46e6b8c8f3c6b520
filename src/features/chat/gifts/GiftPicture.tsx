import type { Gift } from '../../../../db/reference/gifts.ts'
import { pictures } from './pictures.tsx'

export interface GiftPictureProps {
  gift: Gift
  className?: string
}

/** Its name stands beside it. Of a gift that this page is too old to know there is none. */
export function GiftPicture({ gift, className }: GiftPictureProps) {
  return (
    <svg aria-hidden viewBox="0 0 48 48" className={className}>
      {pictures[gift]}
    </svg>
  )
}
