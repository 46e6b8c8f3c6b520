import { Portrait } from '@/ui/picture/Portrait.tsx'
import { withNames } from '@/ui/text/with-names.tsx'
import { m } from '~words'
import { markName } from '../../../lib/words/mark-name.ts'
import type { SceneProps } from './MatchScene.tsx'
import { Rays } from './Rays.tsx'
import { SceneWords } from './SceneWords.tsx'
import { SparkHeart } from './SparkHeart.tsx'

export function LikeScene({ other: { name, photo, fictional } }: SceneProps) {
  return (
    <div className="-mx-5 flex min-h-full flex-col justify-center overflow-x-clip px-5 pt-7 pb-6">
      <div className="relative mx-auto mb-13.5">
        <Rays className="top-1/2 left-1/2 h-126 w-117 -translate-1/2" />
        <Portrait
          eager
          src={photo?.match}
          colour={photo?.colour}
          alt={m.likes_photo_of({ name })}
          name={name}
          width={800}
          height={1000}
          className="h-75 w-60 rounded-[2.25rem_2.25rem_2.25rem_0.375rem]"
        />
        <SparkHeart className="right-0 bottom-0 translate-x-1/3 translate-y-1/3" />
      </div>
      <SceneWords title={withNames(m.likes_like_title({ name: markName(name) }))} fictional={fictional}>
        {m.likes_like_text()}
      </SceneWords>
    </div>
  )
}
