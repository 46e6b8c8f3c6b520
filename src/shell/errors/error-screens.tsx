import { type ErrorComponentProps, HeadContent, Scripts, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isMissingChunk, mayReload } from '../../lib/chunks/chunk-reload.ts'
import { errorWords, isCallError } from '../../lib/refusal-words.ts'
import { statusIn } from '../../lib/server-answer.ts'
import { Stylesheet } from '../layouts/Stylesheet.tsx'
import { ErrorPage } from './ErrorPage.tsx'

/** Stands in for a page that could not be shown; a piece missing after a deploy reloads once instead. */
export function ErrorScreen({ error }: ErrorComponentProps) {
  const router = useRouter()
  useEffect(() => {
    // Without a line the reload would leave nothing at all on the screen.
    if (navigator.onLine && isMissingChunk(error) && mayReload(sessionStorage, Date.now())) location.reload()
  }, [error])
  const status = statusIn(error)
  const message = isCallError(error) && status !== 500 ? errorWords(error) : undefined
  return <ErrorPage status={status} message={message} onRetry={() => router.invalidate()} />
}

export function NotFoundScreen() {
  return <ErrorPage status={404} />
}

/** When not even the frame could be made. */
export function RootError(props: ErrorComponentProps) {
  const { locale, theme } = useRouter().options.context
  return (
    <html lang={locale} data-theme={theme}>
      <head>
        <HeadContent />
      </head>
      <body>
        <ErrorScreen {...props} />
        <Stylesheet />
        <Scripts />
      </body>
    </html>
  )
}
