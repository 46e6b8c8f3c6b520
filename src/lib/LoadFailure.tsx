import { Alert } from '@/ui/Alert.tsx'
import { Button } from '@/ui/control/Button.tsx'
import { m } from '~words'
import { errorWords } from './refusal-words.ts'

export interface LoadFailureProps {
  error: unknown
  /** Without it there is nothing to be tried again here. */
  onRetry?: (() => void) | undefined
  className?: string
}

/** Why something could not be loaded. */
export function LoadFailure({ error, onRetry, className }: LoadFailureProps) {
  const retry = onRetry && (
    <Button variant="outline" size="md" onClick={onRetry}>
      {m.shell_error_retry()}
    </Button>
  )
  return (
    <Alert tone="danger" announce action={retry} className={className}>
      {errorWords(error)}
    </Alert>
  )
}
