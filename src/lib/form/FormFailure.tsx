import { Alert } from '@/ui/Alert.tsx'
import type { Said } from './trouble.ts'

/** Beside the fields: why the form as a whole was refused. */
export function FormFailure({ failure }: { failure: Said | null }) {
  return (
    failure && (
      <Alert tone="danger" announce>
        {failure.words}
      </Alert>
    )
  )
}
