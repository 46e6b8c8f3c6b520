import type { ReactNode } from 'react'
import { cx } from '@/ui/cx.ts'
import { useDroppedFiles } from '../upload/use-dropped-files.ts'

/** Takes pictures that are dropped anywhere on the page, or pasted, while it is there. */
export function DropArea({ onFiles, children }: { onFiles: (files: File[]) => void; children: ReactNode }) {
  const isOver = useDroppedFiles(onFiles)
  return <div className={cx('min-h-[60dvh] transition-colors', isOver && 'bg-primary-soft')}>{children}</div>
}
