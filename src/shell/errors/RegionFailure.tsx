import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { Alert } from '@/ui/Alert.tsx'
import { Button } from '@/ui/control/Button.tsx'
import type { RegionFailureProps } from '@/ui/region/Region.tsx'
import { m } from '~words'
import { errorWords, isCallError } from '../../lib/refusal-words.ts'

/** Stands in the place of a part of the screen that could not be drawn. */
export function RegionFailure({ error, onRetry }: RegionFailureProps) {
  const { reset } = useQueryErrorResetBoundary()
  const retry = () => {
    reset()
    onRetry()
  }
  return (
    <Alert
      tone="danger"
      announce
      action={
        <Button variant="outline" size="md" onClick={retry}>
          {m.shell_error_retry()}
        </Button>
      }
      className="m-3 mb-auto flex-none"
    >
      {isCallError(error) ? errorWords(error) : m.shell_region_failed()}
    </Alert>
  )
}
