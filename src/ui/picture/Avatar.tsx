import { cx } from '../cx.ts'
import { useImageFailure } from './image-failure.ts'
import { NoPhoto } from './NoPhoto.tsx'

export type AvatarSize = 'xs' | 'sm' | 'md' | 'lg'

const sizes: Record<AvatarSize, { px: number; className: string }> = {
  xs: { px: 30, className: 'size-7.5' },
  sm: { px: 36, className: 'size-9' },
  md: { px: 48, className: 'size-12' },
  lg: { px: 56, className: 'size-14' },
}

export interface AvatarProps {
  src: string | null | undefined
  /** Empty by default, for a photo beside the name. */
  alt?: string
  /** The member's name, for the placeholder. */
  name?: string
  size?: AvatarSize
  className?: string
}

export function Avatar({ src, alt = '', name, size = 'md', className }: AvatarProps) {
  const { failed, imageProps } = useImageFailure(src)
  const { px, className: sizeClass } = sizes[size]
  const look = cx('flex-none rounded-full', sizeClass, className)
  if (!src || failed) {
    return (
      <span
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
        translate="no"
        className={cx('relative block overflow-hidden', look)}
      >
        <NoPhoto name={name} shape="round" />
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
