import type { ReactNode } from 'react'
import { Portrait } from '@/ui/picture/Portrait.tsx'
import { withNames } from '@/ui/text/with-names.tsx'
import { m } from '~words'
import { useMe } from '../../../lib/session/me.ts'
import type { Outputs } from '../../../lib/trpc.ts'
import { markName } from '../../../lib/words/mark-name.ts'
import { InspectionStrip } from '../../cards/InspectionStrip.tsx'
import { Rays } from './Rays.tsx'
import { SceneWords } from './SceneWords.tsx'
import { SparkHeart } from './SparkHeart.tsx'

export interface SceneProps {
  other: Outputs['likes']['card']
  /** It is the page and not a dialog above one. */
  isPage?: boolean
}

export function MatchScene({ other, isPage }: SceneProps) {
  const me = useMe()
  return (
    <div className="flex min-h-full flex-col justify-center pt-10 pb-6">
      <div className="relative mx-auto mb-13.5 h-75 w-full max-w-87.5">
        <Rays className="-inset-x-5 -inset-y-15 h-[calc(100%+7.5rem)] w-[calc(100%+2.5rem)]" />
        <span className="absolute top-0 left-1 -rotate-4">
          <SmallPortrait
            photo={me?.photo}
            name={me?.name}
            alt={m.likes_own_photo()}
            className="rounded-[2.25rem_2.25rem_0.375rem_2.25rem]"
          >
            {me?.photo?.underInspection && <InspectionStrip />}
          </SmallPortrait>
        </span>
        <span className="absolute top-13.5 right-1 rotate-3">
          <SmallPortrait
            photo={other.photo}
            name={other.name}
            alt={m.likes_photo_of({ name: other.name })}
            className="rounded-[0.375rem_2.25rem_2.25rem_2.25rem]"
          />
        </span>
        <SparkHeart className="top-1/2 left-1/2 -mt-12.5 -translate-x-1/2" />
      </div>
      <SceneWords title={m.likes_match_title()} isHeading={isPage} fictional={other.fictional}>
        {withNames(m.likes_match_text({ name: markName(other.name) }))}
        <br />
        {m.likes_match_question()}
      </SceneWords>
    </div>
  )
}

interface SmallPortraitProps {
  photo: { match: string; colour: string } | null | undefined
  name: string | undefined
  alt: string
  className: string
  children?: ReactNode
}

function SmallPortrait({ photo, className, ...whose }: SmallPortraitProps) {
  const look = `h-59 w-47.5 max-w-[46vw] ring-5 ring-stage ${className}`
  const picture = { src: photo?.match, colour: photo?.colour, width: 800, height: 1000 }
  return <Portrait eager {...picture} {...whose} className={look} />
}
