import { cx } from '../cx.ts'

/** Decoration; the name beside it speaks. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 40 40" className={cx('flex-none', className ?? 'size-8')}>
      <path
        className="fill-primary"
        d="M12 0h16a12 12 0 0 1 12 12v16a12 12 0 0 1-12 12H3a3 3 0 0 1-3-3V12A12 12 0 0 1 12 0Z"
      />
      <g className="fill-on-primary stroke-on-primary stroke-[3.4]" strokeLinecap="round">
        <circle cx="13.5" cy="26.5" r="4" />
        <path d="M13.5 17.5V8.5M19.8 20.2l7.6-7.6M22.5 26.5h7" />
      </g>
    </svg>
  )
}
