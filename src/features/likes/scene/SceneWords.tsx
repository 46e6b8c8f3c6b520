import type { ReactNode } from 'react'
import { Badge } from '@/ui/Badge.tsx'
import { MaskIcon } from '@/ui/picture/MaskIcon.tsx'
import { m } from '~words'

export interface SceneWordsProps {
  title: ReactNode
  /** The page's own heading; in a dialog the title is read out already. */
  isHeading?: boolean
  fictional: boolean
  children: ReactNode
}

export function SceneWords({ title, isHeading, fictional, children }: SceneWordsProps) {
  const Title = isHeading ? 'h1' : 'p'
  return (
    <div className="text-center">
      <Title aria-hidden={!isHeading} className={titleClass}>
        {title}
      </Title>
      {fictional && (
        <p className="mt-3">
          <Badge tone="quiet" icon={<MaskIcon />}>
            {m.likes_fictional()}
          </Badge>
        </p>
      )}
      <p className="mt-3 text-lg text-balance text-on-stage-muted">{children}</p>
    </div>
  )
}

/** One line from 320 px on. */
const titleClass = 'text-[clamp(2rem,10.5vw,2.625rem)] leading-[1.05] font-bold tracking-[-0.035em] text-balance'
