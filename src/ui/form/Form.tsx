import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from 'react'
import { isFocusLost } from '../focus/is-focus-lost.ts'
import { noteFocus } from '../focus/note-focus.ts'
import { type ErrorsByField, ErrorsContext } from './field-control.ts'
import { focusInvalid } from './focus-invalid.ts'

export interface FormProps extends Omit<ComponentProps<'form'>, 'action' | 'onSubmit' | 'ref'> {
  /** Where the browser leads when it sends the form by itself; without it the form is nothing without script. */
  action?: string
  errors?: ErrorsByField
  /** Gets what stands in the fields. As long as its promise is open, the form is not sent again. */
  onSend: (data: FormData) => Promise<void> | void
}

/**
 * A form whose fields are the browser's: they have a name and what stands in them at first, and nothing is known of them
 * until they are sent. So what is typed before React is there stays, and a browser without script can send it. What is
 * wrong stands next to the field of its name; the first such field gets the focus when the form comes and after sending,
 * unless whoever sent it has gone on meanwhile.
 */
export function Form({ errors = noErrors, onSend, ...props }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const isSending = useRef(false)
  // Another function with each answer: that is when the fields are told which of them are wrong.
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
