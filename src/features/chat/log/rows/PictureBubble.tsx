import { GiftBubble } from '../../gifts/GiftBubble.tsx'
import { PhotoBubble } from '../../photos/PhotoBubble.tsx'
import { placeOf } from '../../photos/photo-box.ts'
import type { BubbleProps } from './Bubble.tsx'
import { otherClass, ownClass, shapeOf } from './bubble-class.ts'

/** What is no text: a gift, a photo. */
export function PictureBubble({ id, entry, view, onDiscard }: BubbleProps) {
  const { mine, content, seq } = entry
  const from = mine ? null : view.member.name
  if (content?.kind === 'gift') {
    const isNew = mine ? seq === undefined : (seq ?? 0) > view.readSeq
    return <GiftBubble gift={content.gift} {...{ id, from, isNew }} className={mine ? ownClass : otherClass} />
  }
  if (content?.kind !== 'photo') return null
  return (
    // The place is there before what is drawn in it.
    <div className="max-w-full" style={content.look && placeOf(content.look)}>
      <PhotoBubble
        {...{ id, entry, content, from, onDiscard }}
        conversationId={view.conversationId}
        className={shapeOf(mine)}
      />
    </div>
  )
}
