import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../control/IconButton.tsx'

export interface ModalHeaderProps {
  id: string
  title: ReactNode
  /** Leaves the title to those who listen, where the content itself says it large. */
  titleHidden?: boolean
  /** No close button without it. */
  close?: { label: string; onClose: () => void }
}

export function ModalHeader({ id, title, titleHidden, close }: ModalHeaderProps) {
  return (
    <header className="room-for-letters flex items-start gap-3 pr-2.5 pl-[1.25rem] pt-2.5 md:pl-[1.5rem]">
      <h2 id={id} className={titleHidden ? 'sr-only' : 'heading-section min-w-0 flex-1 pt-2 pb-1'}>
        {title}
      </h2>
      {close && (
        <IconButton label={close.label} onClick={close.onClose} className="ml-auto">
          <X aria-hidden className="size-5.5" />
        </IconButton>
      )}
    </header>
  )
}
