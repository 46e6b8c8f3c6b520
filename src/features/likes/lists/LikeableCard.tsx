import { MemberCard, type MemberCardProps } from '../../cards/MemberCard.tsx'
import { LikeButton } from '../button/LikeButton.tsx'

export interface LikeableCardProps extends Omit<MemberCardProps, 'action'> {
  /** `liked`: whether the viewer likes them, as far as the server has said. */
  member: MemberCardProps['member'] & { liked?: boolean }
}

/** A member's card with the heart. */
export function LikeableCard(props: LikeableCardProps) {
  const { id, name, liked = false } = props.member
  return <MemberCard {...props} action={<LikeButton memberId={id} name={name} liked={liked} />} />
}
