import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { buttonClass } from '../control/button-class.ts'
import { IconButton } from '../control/IconButton.tsx'
import { cx } from '../cx.ts'
import { Avatar } from '../picture/Avatar.tsx'
import { withNames } from '../text/with-names.tsx'
import { dismissToast, type Toast } from './toast.ts'

const tones = {
  info: { Icon: Info, className: 'text-ink-muted' },
  success: { Icon: CircleCheck, className: 'text-success' },
  danger: { Icon: CircleAlert, className: 'text-danger' },
}

/** Leaves by itself, but not while someone points at it or has the focus in it. */
export function ToastCard({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dismissToast(toast.id), toast.action ? 10_000 : 6_000)
    return () => clearTimeout(timer)
  }, [held, toast])

  const { Icon, className } = tones[toast.tone ?? 'info']
  return (
    <article
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-auto relative flex animate-toast items-start gap-3 rounded-lg border border-line bg-surface py-2 pr-1.5 pl-4 shadow-lg"
    >
      {toast.picture === undefined ? (
        <Icon aria-hidden className={`mt-2.75 size-5.5 ${className}`} />
      ) : (
        <Avatar src={toast.picture} className="mt-1.5" />
      )}
      <div className="min-w-0 flex-1 py-2.5">
        {toast.title && (
          <p dir="auto" className="truncate font-bold">
            {withNames(toast.title)}
          </p>
        )}
        <p
          dir="auto"
          className={cx('text-[0.9375rem] leading-normal wrap-anywhere', toast.picture !== undefined && 'line-clamp-3')}
        >
          {withNames(toast.text)}
        </p>
        {toast.note && <p className="text-sm text-ink-muted">{withNames(toast.note)}</p>}
        {toast.action && (
          <button
            type="button"
            onClick={() => choose(toast)}
            className={buttonClass({ variant: 'outline', size: 'md' }, 'static! mt-2.5 after:absolute after:inset-0')}
          >
            {toast.action.label}
          </button>
        )}
      </div>
      <IconButton label={closeLabel} onClick={() => dismissToast(toast.id)} className="z-10 text-ink-muted">
        <X aria-hidden className="size-5" />
      </IconButton>
    </article>
  )
}

function choose({ id, action }: Toast) {
  action?.onSelect()
  dismissToast(id)
}
