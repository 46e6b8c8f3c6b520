import { Crop, RefreshCw, Star, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '@/ui/cx.ts'
import { Sheet } from '@/ui/overlay/Sheet.tsx'
import { m } from '~words'
import { acceptedTypes, filesIn } from '../upload/FileButton.tsx'

export interface PhotoMenuProps {
  title: string
  /** Not for the one that it is already. */
  onMain?: () => void
  onCrop: () => void
  onReplace: (files: File[]) => void
  onRemove: () => void
  onClose: () => void
}

/** What can be done with one photo. */
export function PhotoMenu({ title, onMain, onCrop, onReplace, onRemove, onClose }: PhotoMenuProps) {
  const after = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    <Sheet title={title} closeLabel={m.shell_close()} onClose={onClose}>
      <ul className="-mx-2 divide-y divide-line">
        {onMain && (
          <li>
            <button type="button" onClick={after(onMain)} className={itemClass}>
              <Star aria-hidden className="size-5.5" />
              <Words title={m.photos_make_main()} />
            </button>
          </li>
        )}
        <li>
          <button type="button" onClick={after(onCrop)} className={itemClass}>
            <Crop aria-hidden className="size-5.5" />
            <Words title={m.photos_crop()}>{m.photos_inspected_again()}</Words>
          </button>
        </li>
        <li>
          <label className={cx(itemClass, 'relative has-focus-visible:focus-ring')}>
            <input
              type="file"
              accept={acceptedTypes}
              onChange={({ currentTarget }) => {
                const files = filesIn(currentTarget)
                after(() => onReplace(files))()
              }}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <RefreshCw aria-hidden className="size-5.5" />
            <Words title={m.photos_replace()}>{m.photos_inspected_again()}</Words>
          </label>
        </li>
        <li>
          <button type="button" onClick={after(onRemove)} className={cx(itemClass, 'text-danger')}>
            <Trash2 aria-hidden className="size-5.5" />
            <Words title={m.photos_remove()}>{m.photos_remove_text()}</Words>
          </button>
        </li>
      </ul>
    </Sheet>
  )
}

function Words({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <span>
      <span className="block font-semibold">{title}</span>
      {children && <span className="block text-sm font-normal text-ink-muted">{children}</span>}
    </span>
  )
}

const itemClass = 'flex min-h-14 w-full items-center gap-4 rounded-md px-2 py-2 text-left hover:bg-sunken'
