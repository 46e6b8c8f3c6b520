import type { ComponentProps } from 'react'

export function MaskIcon(props: ComponentProps<'svg'>) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
      className={`lucide ${props.className ?? 'size-5.5'}`}
    >
      <path d="M5 5c4.5 1.6 9.5 1.6 14 0v6.5c0 5-3.2 8.5-7 8.5s-7-3.5-7-8.5Z" />
      <path d="M8.3 10.6c.8-.9 2-.9 2.8 0M12.9 10.6c.8-.9 2-.9 2.8 0M9 14.5c1.8 1.7 4.2 1.7 6 0" />
    </svg>
  )
}
