import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Outputs, useTRPC } from '../../lib/trpc.ts'
import { useHasUnseen } from './use-has-unseen.ts'

export type StatementOfReasons = Outputs['inspection']['statements'][number]

/**
 * Why one's photos were removed. Who has them on the screen has seen them, and what is back among the others as well: the
 * notice of it ends.
 */
export function useStatements(): readonly StatementOfReasons[] {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const { data: statements } = useQuery(trpc.inspection.statements.queryOptions())
  const { mutate: noteSeen } = useMutation(
    trpc.inspection.noteSeen.mutationOptions({
      onSuccess: () => queryClient.setQueryData(trpc.inspection.hasUnseen.queryKey(), false),
    }),
  )
  const hasUnseen = useHasUnseen()
  const shown = statements?.map(({ id, outcome }) => `${id} ${outcome}`).join()
  useEffect(() => {
    if (shown || (shown === '' && hasUnseen)) noteSeen()
  }, [shown, hasUnseen, noteSeen])
  return statements ?? []
}
