import { cx } from '../cx.ts'

export interface NoPhotoProps {
  /** The member's name; without it the logo's spark is drawn. */
  name?: string
  /** Large, in the shape of a card, or small and round. */
  shape: 'card' | 'round'
}

/**
 * Stands where somebody has no photo: their initial, on the same ground wherever they are met. Decoration, which the
 * style sheet writes: as text, the initial would be part of what a button around it is called.
 */
export function NoPhoto({ name = '', shape }: NoPhotoProps) {
  const initial = initialOf(name)
  return (
    <span
      aria-hidden
      data-initial={initial}
      className={cx(groundClass, initialClass[shape], grounds[numberOf(name) % grounds.length])}
    >
      {shape === 'card' && <Bubbles />}
      {initial === '' && <Spark shape={shape} />}
    </span>
  )
}

const groundClass =
  '@container-size isolate absolute inset-0 before:absolute before:inset-0 before:z-1 before:grid before:place-items-center ' +
  'before:leading-none before:font-bold before:content-[attr(data-initial)]'

const drawingClass = 'absolute inset-0 size-full'

/** One who speaks and one who is still to answer. */
function Bubbles() {
  return (
    <svg aria-hidden viewBox="0 0 400 500" preserveAspectRatio="xMidYMid slice" className={drawingClass}>
      <path
        className="fill-current opacity-[0.07]"
        d="M202 500V356a60 60 0 0 1 60-60h112a60 60 0 0 1 60 60v144ZM0 0h156v102a60 60 0 0 1-60 60H0Z"
      />
      <path
        className="fill-surface stroke-current opacity-90"
        strokeOpacity="0.12"
        strokeWidth="3"
        d="M176 138h48a88 88 0 0 1 88 88v48a88 88 0 0 1-88 88H102a14 14 0 0 1-14-14V226a88 88 0 0 1 88-88Z"
      />
    </svg>
  )
}

/** The mark's, in the middle of either shape. */
function Spark({ shape }: Pick<NoPhotoProps, 'shape'>) {
  return (
    <svg
      aria-hidden
      viewBox={shape === 'card' ? '0 0 400 500' : '100 150 200 200'}
      preserveAspectRatio="xMidYMid slice"
      className={cx('fill-current stroke-current', drawingClass)}
      strokeWidth="14"
      strokeLinecap="round"
    >
      <circle cx="182" cy="272" r="16" />
      <path d="M182 232v-34M208 246l30-30M222 272h30" />
    </svg>
  )
}

/** Over the drawing, and as large beside it in every size. */
const initialClass = {
  card: 'before:text-[max(29cqw,23cqh)]',
  round: 'before:text-[46cqw]',
}

const grounds = [
  'bg-secondary-soft text-on-secondary-soft',
  'bg-primary-soft text-on-primary-soft',
  'bg-sunken text-ink-muted',
]

const initialOf = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase() ?? ''

const numberOf = (name: string): number => [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)
