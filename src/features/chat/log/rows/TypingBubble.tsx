/** The room it takes under the last message, in CSS pixels. */
export const typingHeight = 68

/** Three dots under the last message; the header says it in words. */
export function TypingBubble() {
  return (
    <div aria-hidden className={bubbleClass}>
      {dots.map((className) => (
        <span key={className} className={`size-2 animate-pulse rounded-full bg-ink-muted ${className}`} />
      ))}
    </div>
  )
}

const dots = ['', '[animation-delay:200ms]', '[animation-delay:400ms]']

const bubbleClass =
  'absolute bottom-4 left-0 flex h-10 items-center gap-1.5 rounded-bubble-other bg-bubble-other px-4 shadow-sm'
