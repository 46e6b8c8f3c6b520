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
      className={cx('@container justify-self-stretch rounded-lg p-4', toneClass, className)}
    >
      <div className={gridClass}>
        <span className="mt-px *:[svg]:size-5.5">{icon ?? <Icon aria-hidden />}</span>
        <div className={wordsClass}>
          {title && <p className="text-[1.0625rem] leading-snug font-bold">{title}</p>}
          {children && <div className={cx(textClass, title ? 'mt-0.5' : undefined)}>{children}</div>}
        </div>
        {action && <div className={actionClass}>{action}</div>}
        {dismiss && (
          <IconButton label={dismiss.label} onClick={dismiss.onDismiss} className={dismissClass}>
            <X aria-hidden className="size-5" />
          </IconButton>
        )}
      </div>
    </div>
  )
}

const gridClass = 'grid grid-cols-[auto_1fr_auto] items-start gap-x-3 @lg:grid-cols-[auto_1fr_auto_auto]'

/** Under the sign where large letters leave no room for a word beside it. */
const wordsClass = 'min-w-0 @max-[12rem]:col-span-full @max-[12rem]:row-start-2 @max-[12rem]:mt-2'

const textClass = 'text-[0.9375rem] leading-normal'

/** Under the words on phones, beside them where there is room. */
const actionClass = 'col-span-full mt-3 grid @lg:col-span-1 @lg:mt-0 @lg:self-center'

const dismissClass = 'col-start-3 row-start-1 -my-2.5 -mr-2.5 hover:bg-transparent hover:opacity-70 @lg:col-start-4'
