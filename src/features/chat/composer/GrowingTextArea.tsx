import type { ComponentProps, ReactNode } from 'react'
import { cx } from '@/ui/cx.ts'

interface GrowingTextAreaProps extends ComponentProps<'textarea'> {
  value: string
  /** A button at the end of its last line. */
  end?: ReactNode
}

/**
 * A rounded text area of one line that grows with its text to eight. An unseen copy of the text gives the height: that
 * works in every browser, and before the scripts are there.
 */
export function GrowingTextArea({ value, end, ...props }: GrowingTextAreaProps) {
  return (
    <div className="relative grid max-h-52 min-w-0 flex-[1_1_96px]">
      <div aria-hidden className={cx(textClass, 'invisible overflow-hidden border-transparent')}>
        {`${value} `}
      </div>
      <textarea dir="auto" {...props} rows={1} value={value} className={cx(textClass, areaClass)} />
      <div className="absolute right-0.5 bottom-0">{end}</div>
    </div>
  )
}

const textClass =
  'col-start-1 row-start-1 max-h-52 min-h-field min-w-0 border-[1.5px] py-2.75 ps-4 pe-12 leading-[1.45] whitespace-pre-wrap ' +
  'wrap-break-word'

const areaClass =
  'block w-full resize-none rounded-[1.5rem] border-control bg-surface placeholder:truncate placeholder:text-ink-subtle ' +
  'placeholder:opacity-100 aria-invalid:border-2 aria-invalid:border-danger'
