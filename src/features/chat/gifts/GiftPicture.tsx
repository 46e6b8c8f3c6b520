import type { Gift } from '../../../../db/reference/gifts.ts'
import { pictures } from './pictures.tsx'

export interface GiftPictureProps {
  gift: Gift
  className?: string
}

/** Decorative: the name is beside it. A gift that is newer than this page has no picture. */
export function GiftPicture({ gift, className }: GiftPictureProps) {
  return (
    <svg aria-hidden viewBox="0 0 48 48" className={className}>
      {pictures[gift]}
    </svg>
  )
}
