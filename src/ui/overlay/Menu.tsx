import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { cx } from '../cx.ts'
import { type MenuPlace, useMenuPosition } from './menu-position.ts'

export interface MenuProps extends Partial<MenuPlace> {
  /** The button's face, and its name where the face has no words. */
  button: ReactNode
  buttonLabel?: string
  buttonClassName: string
  /** Links and buttons with `menuItemClass`. */
  children: ReactNode
  className?: string
}

/**
 * A button that discloses a few links and buttons. The browser's own popover: Escape and a press elsewhere close it and
 * the focus goes back to the button.
 */
export function Menu({
  button,
  buttonLabel,
  buttonClassName,
  side = 'below',
  align = 'end',
  children,
  className,
}: MenuProps) {
  const id = useId()
  const buttonRef = useRef<HTMLButtonElement>(null)
  const panelRef = useRef<HTMLDivElement>(null)
  useMenuPosition(panelRef, buttonRef, { side, align })
  useCloseOnChoice(panelRef)
  return (
    <>
      <button ref={buttonRef} type="button" popoverTarget={id} aria-label={buttonLabel} className={buttonClassName}>
        {button}
      </button>
      <div ref={panelRef} id={id} popover="auto" className={cx(panelClass, className)}>
        {children}
      </div>
    </>
  )
}

function useCloseOnChoice(panelRef: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const panel = panelRef.current
    const close = (event: Event) => {
      // A button that opens another menu within this one is no choice yet.
      if ((event.target as Element).closest('a, button:not([popovertarget])')) panel?.hidePopover()
    }
    panel?.addEventListener('click', close)
    return () => panel?.removeEventListener('click', close)
  }, [panelRef])
}

const panelClass =
  'enter-1 fixed inset-auto m-0 max-h-[calc(100dvh-5rem)] w-max max-w-[calc(100vw-1rem)] min-w-56 overflow-y-auto ' +
  'overscroll-contain rounded-lg border border-line bg-surface p-1.5 text-ink shadow-lg'
