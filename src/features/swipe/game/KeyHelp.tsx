import { Keyboard } from 'lucide-react'
import { memo } from 'react'
import { Button } from '@/ui/control/Button.tsx'
import { m } from '~words'
import { keyClass } from './Buttons.tsx'

/** On wide screens, where there are keys. */
export const KeyHelp = memo(function KeyHelp({ isShown, onToggle }: { isShown: boolean; onToggle: () => void }) {
  const keys = [
    ['→', m.swipe_key_like()],
    ['←', m.swipe_key_pass()],
    ['Z', m.swipe_key_undo()],
    ['Enter', m.swipe_key_profile()],
    ['?', m.swipe_key_help()],
  ] as const
  return (
    <div className="hidden w-full max-w-62 self-center justify-self-end lg:block">
      {isShown && (
        <div className="mb-3 rounded-lg bg-surface p-4.5 shadow-sm">
          <h2 className="flex items-center gap-2 text-sm font-semibold">
            <Keyboard aria-hidden className="size-4.5" />
            {m.swipe_keys()}
          </h2>
          <dl className="mt-3 grid grid-cols-[4rem_1fr] items-center gap-y-2.5 text-sm">
            {keys.map(([key, words]) => (
              <div key={key} className="contents">
                <dt>
                  <kbd className={keyClass}>{key}</kbd>
                </dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      <Button variant="plain" size="md" aria-expanded={isShown} onClick={onToggle}>
        {isShown ? m.swipe_keys_hide() : m.swipe_keys_show()}
      </Button>
    </div>
  )
})
