import { UserRound } from 'lucide-react'
import { cx } from '../cx.ts'
import { useImageFailure } from './image-failure.ts'

export type AvatarSize = 'xs' | 'sm' | 'md' | 'lg'

const sizes: Record<AvatarSize, { px: number; className: string }> = {
  xs: { px: 30, className: 'size-7.5' },
  sm: { px: 36, className: 'size-9' },
  md: { px: 48, className: 'size-12' },
  lg: { px: 56, className: 'size-14' },
}

export interface AvatarProps {
  src: string | null | undefined
  /** Empty, as it is by default, where the name stands beside it. */
  alt?: string
  size?: AvatarSize
  className?: string
}

export function Avatar({ src, alt = '', size = 'md', className }: AvatarProps) {
  const { failed, imageProps } = useImageFailure(src)
  const { px, className: sizeClass } = sizes[size]
  const look = cx('flex-none rounded-full', sizeClass, className)
  if (!src || failed) {
    return (
      <span
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
        className={cx('grid place-items-center bg-secondary-soft text-on-secondary-soft', look)}
      >
        <UserRound className="size-[55%]" />
      </span>
    )
  }
  return (
    <img
      {...imageProps}
      alt={alt}
      width={px}
      height={px}
      decoding="async"
      className={cx('bg-sunken object-cover', look)}
    />
  )
}
