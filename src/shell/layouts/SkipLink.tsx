import { buttonClass } from '@/ui/control/button-class.ts'
import { m } from '~words'

export const contentId = 'content'

/** The first stop of the Tab key: past the navigation. */
export function SkipLink() {
  return (
    <a
      href={`#${contentId}`}
      className={buttonClass(
        { variant: 'secondary' },
        'fixed! top-2 left-2 z-50 -translate-y-20 focus:translate-y-0 print:hidden',
      )}
    >
      {m.shell_skip()}
    </a>
  )
}
