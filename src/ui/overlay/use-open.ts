import { startTransition, useState } from 'react'

/** Whether something is open that comes with a press. It is drawn in pauses, so that the finger is answered before it. */
export function useOpen(): { isOpen: boolean; open: () => void; close: () => void } {
  const [isOpen, setOpen] = useState(false)
  return { isOpen, open: () => startTransition(() => setOpen(true)), close: () => setOpen(false) }
}
