import { Heart } from 'lucide-react'
import { useState } from 'react'
import { iconButtonClass } from '@/ui/control/IconButton.tsx'
import { pressedOnce } from '@/ui/control/pressed-once.ts'
import { cx } from '@/ui/cx.ts'
import { m } from '~words'
import { lazyPart } from '../../../lib/chunks/lazy-part.tsx'
import { useMe } from '../../../lib/session/me.ts'
import { useLike } from './use-like.ts'

const LogInPrompt = lazyPart(() => import('./LogInPrompt.tsx'), 'LogInPrompt')

export interface LikeButtonProps {
  memberId: string
  /** What the server has said; what happens afterwards the button knows by itself. */
  liked: boolean
  name: string
  /** `raised` floats over a photo, `bar` is in an action bar, `plain` beside a name. */
  look?: 'raised' | 'bar' | 'plain'
  className?: string
}

/** The heart: pressed it likes, pressed again it takes the like back. Visitors are asked to log in. */
export function LikeButton({ memberId, liked: loaded, name, look = 'raised', className }: LikeButtonProps) {
  const me = useMe()
  const { liked, toggle } = useLike(memberId, loaded)
  const [isAsking, setAsking] = useState(false)
  const press = (at: number) => (me ? toggle(at) : setAsking(true))
  return (
    <>
      <button
        type="button"
        aria-label={m.likes_give({ name })}
        aria-pressed={liked}
        {...pressedOnce(press)}
        className={cx(look === 'bar' ? barClass : iconButtonClass(look === 'raised'), 'text-primary-ink', className)}
      >
        <Heart
          aria-hidden
          className={cx('size-5.5 transition-transform ease-spark', liked && 'scale-115 fill-current')}
        />
      </button>
      {isAsking && <LogInPrompt memberId={memberId} name={name} onClose={() => setAsking(false)} />}
    </>
  )
}

const barClass =
  'grid h-13 w-14 flex-none place-items-center rounded-full border-[1.5px] border-control bg-surface transition-colors ' +
  'hover:bg-sunken'
