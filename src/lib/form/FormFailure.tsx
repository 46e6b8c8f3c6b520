import { Alert } from '@/ui/Alert.tsx'
import type { ErrorText } from './trouble.ts'

/** Beside the fields: why the form as a whole was refused. */
export function FormFailure({ failure }: { failure: ErrorText | null }) {
  return (
    failure && (
      <Alert tone="danger" announce>
        {failure.words}
      </Alert>
    )
  )
}
