import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from 'react'
import { isFocusLost } from '../focus/is-focus-lost.ts'
import { noteFocus } from '../focus/note-focus.ts'
import { type ErrorsByField, ErrorsContext } from './field-control.ts'
import { focusInvalid } from './focus-invalid.ts'

export interface FormProps extends Omit<ComponentProps<'form'>, 'action' | 'onSubmit' | 'ref'> {
  /** Where the browser leads when it sends the form by itself; without it the form is nothing without script. */
  action?: string
  errors?: ErrorsByField
  /** Gets the values of the fields. As long as its promise is open, the form is not sent again. */
  onSend: (data: FormData) => Promise<void> | void
}

/**
 * A form with uncontrolled fields: they have a name and an initial value, and are read when the form is sent. So text
 * typed before hydration stays, and a browser without script can send the form. An error appears next to the field of
 * its name. The first such field gets the focus on mount and after sending, unless the user has moved on.
 */
export function Form({ errors = noErrors, onSend, ...props }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const isSending = useRef(false)
  // A new function with each response: then the fields get their errors.
  const [isAwaited, setAwaited] = useState(() => isFocusLost)
  useEffect(() => {
    if (isAwaited()) focusInvalid(form.current)
  }, [isAwaited])

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending.current) return
    isSending.current = true
    const isStillAwaited = noteFocus()
    try {
      await onSend(new FormData(event.currentTarget))
    } finally {
      isSending.current = false
      setAwaited(() => isStillAwaited)
    }
  }
  return (
    <ErrorsContext value={errors}>
      <form method="post" noValidate {...props} ref={form} onSubmit={send} />
    </ErrorsContext>
  )
}

const noErrors: ErrorsByField = {}
