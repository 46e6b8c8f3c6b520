import { ImageOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { useImageFailure } from './image-failure.ts'

export interface PortraitProps {
  src: string | null | undefined
  /** Empty where the words beside it say the same. */
  alt: string
  /** The size of the file in pixels; it holds the place until the photo is there. */
  width: number
  height: number
  /** The photo's own main colour, as `#rrggbb`: the ground until it is there. */
  colour?: string | null
  /** In view at once: loaded first, not when scrolled to. */
  eager?: boolean
  /** The same photo in other widths, and the width it is shown in. */
  srcSet?: string
  sizes?: string
  /** What lies on the photo: badges, a button. */
  children?: ReactNode
  /** Shape and place. The photo fills it; without a height it keeps 4 to 5. */
  className?: string
}

/** A large photo. The sharp corner of its shape points at whoever speaks. */
export function Portrait(props: PortraitProps) {
  const { src, alt, width, height, colour, eager, srcSet, sizes, children, className } = props
  const { failed, imageProps } = useImageFailure(src)
  const missing = !src || failed
  return (
    <span
      style={colour ? { backgroundColor: colour } : undefined}
      className={cx('relative block overflow-hidden bg-sunken', className ?? 'aspect-4/5 rounded-card')}
    >
      {missing ? (
        <Missing alt={alt} />
      ) : (
        <img
          {...imageProps}
          alt={alt}
          width={width}
          height={height}
          srcSet={srcSet}
          sizes={sizes}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
          className="absolute inset-0 size-full object-cover"
        />
      )}
      {children}
    </span>
  )
}

function Missing({ alt }: { alt: string }) {
  return (
    <span
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      className="absolute inset-0 grid place-items-center bg-secondary-soft text-on-secondary-soft"
    >
      <ImageOff className="size-8" />
    </span>
  )
}
