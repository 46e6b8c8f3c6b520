import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from './control/IconButton.tsx'
import { cx } from './cx.ts'

export type AlertTone = 'info' | 'success' | 'warning' | 'danger'

const tones = {
  info: { Icon: Info, className: 'bg-secondary-soft text-on-secondary-soft' },
  success: { Icon: CircleCheck, className: 'bg-success-soft text-on-success-soft' },
  warning: { Icon: TriangleAlert, className: 'bg-warning-soft text-on-warning-soft' },
  danger: { Icon: CircleAlert, className: 'bg-danger-soft text-on-danger-soft' },
}

export interface AlertProps {
  tone: AlertTone
  title?: ReactNode
  children?: ReactNode
  /** In place of the tone's own. */
  icon?: ReactNode
  action?: ReactNode
  /** It came up just now: read it out. What was there from the start is not announced. */
  announce?: boolean
  dismiss?: { label: string; onDismiss: () => void }
  className?: string
}

/** A message that stays where it is until its cause is gone or it is put away. */
export function Alert({ tone, title, children, icon, action, announce, dismiss, className }: AlertProps) {
  const { Icon, className: toneClass } = tones[tone]
  return (
    <div
      role={announce ? (tone === 'danger' ? 'alert' : 'status') : undefined}
      className={cx(frameClass, toneClass, className)}
    >
      <span className="mt-px *:[svg]:size-5.5">{icon ?? <Icon aria-hidden />}</span>
      <div className="min-w-0">
        {title && <p className="text-[1.0625rem] leading-snug font-bold">{title}</p>}
        {children && <div className={cx(textClass, title ? 'mt-0.5' : undefined)}>{children}</div>}
      </div>
      {action && <div className={actionClass}>{action}</div>}
      {dismiss && (
        <IconButton
          label={dismiss.label}
          onClick={dismiss.onDismiss}
          className="col-start-3 row-start-1 -my-2.5 -mr-2.5 hover:bg-transparent hover:opacity-70 md:col-start-4"
        >
          <X aria-hidden className="size-5" />
        </IconButton>
      )}
    </div>
  )
}

const frameClass = 'grid grid-cols-[auto_1fr_auto] items-start gap-x-3 rounded-lg p-4 md:grid-cols-[auto_1fr_auto_auto]'

const textClass = 'text-[0.9375rem] leading-normal'

/** Under the words on phones, beside them where there is room. */
const actionClass = 'col-span-full mt-3 grid md:col-span-1 md:mt-0 md:self-center'
