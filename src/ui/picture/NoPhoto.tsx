import { cx } from '../cx.ts'

export interface NoPhotoProps {
  /** Whose photo it would be; without a name the mark's spark stands for them. */
  name?: string
  /** Large, in the shape of a card, or small and round. */
  shape: 'card' | 'round'
}

/** Stands where somebody has no photo: their initial, on the same ground wherever they are met. Decoration; words say the rest. */
export function NoPhoto({ name = '', shape }: NoPhotoProps) {
  const initial = initialOf(name)
  return (
    <svg
      aria-hidden
      viewBox={shape === 'card' ? '0 0 400 500' : '100 150 200 200'}
      preserveAspectRatio="xMidYMid slice"
      className={cx('absolute inset-0 size-full', grounds[numberOf(name) % grounds.length])}
    >
      {shape === 'card' && <Bubbles />}
      {initial ? (
        <text
          x="200"
          y="250"
          dy="0.36em"
          textAnchor="middle"
          fontSize={shape === 'card' ? 116 : 92}
          fontWeight="700"
          className="fill-current"
        >
          {initial}
        </text>
      ) : (
        <g className="fill-current stroke-current" strokeWidth="14" strokeLinecap="round">
          <circle cx="182" cy="272" r="16" />
          <path d="M182 232v-34M208 246l30-30M222 272h30" />
        </g>
      )}
    </svg>
  )
}

/** One who speaks and one who is still to answer. */
function Bubbles() {
  return (
    <>
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
    </>
  )
}

const grounds = [
  'bg-secondary-soft text-on-secondary-soft',
  'bg-primary-soft text-on-primary-soft',
  'bg-sunken text-ink-muted',
]

const initialOf = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase() ?? ''

const numberOf = (name: string): number => [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)
