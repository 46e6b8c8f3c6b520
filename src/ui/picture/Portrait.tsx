import type { CSSProperties, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { useImageFailure } from './image-failure.ts'
import { NoPhoto } from './NoPhoto.tsx'

export interface PortraitProps {
  src: string | null | undefined
  /** Empty where the words beside it say the same. */
  alt: string
  /** The member's name, for the placeholder. */
  name?: string
  /** The size of the file in pixels; it holds the place until the photo is there. */
  width: number
  height: number
  /** The photo's own main colour, as `#rrggbb`: the ground until it is there. */
  colour?: string | null
  /** The same photo, smaller and at hand: it is seen until the other one is there. */
  standIn?: string
  eager?: boolean
  /** The same photo in other widths, and the width it is shown in. */
  srcSet?: string
  sizes?: string
  children?: ReactNode
  /** Shape and place. The photo fills it; without a height it keeps 4 to 5. */
  className?: string
}

/** A large photo. The sharp corner of its shape points at the speaker. */
export function Portrait(props: PortraitProps) {
  const { src, alt, name, width, height, colour, standIn, eager, srcSet, sizes, children, className } = props
  const { failed, imageProps } = useImageFailure(src)
  return (
    <span
      style={groundOf(colour, standIn)}
      className={cx('relative block overflow-hidden bg-sunken bg-cover', className ?? 'aspect-4/5 rounded-card')}
    >
      {!src || failed ? (
        <Missing alt={alt} name={name} />
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

interface CardPortraitProps extends Pick<PortraitProps, 'name' | 'eager' | 'className' | 'children'> {
  photo: { card: string; colour: string } | null
}

/** The photo of a card, next to the member's name. */
export function CardPortrait({ photo, ...look }: CardPortraitProps) {
  return <Portrait src={photo?.card} colour={photo?.colour} alt="" width={480} height={600} {...look} />
}

/** The file is drawn over it and needs no other place. */
function groundOf(colour: string | null | undefined, standIn: string | undefined): CSSProperties {
  return { backgroundColor: colour ?? undefined, backgroundImage: standIn && `url("${standIn}")` }
}

/** The placeholder without a photo, or when it did not load. */
function Missing({ alt, name }: Pick<PortraitProps, 'alt' | 'name'>) {
  return (
    <span
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      translate="no"
      className="absolute inset-0"
    >
      <NoPhoto name={name} shape="card" />
    </span>
  )
}
