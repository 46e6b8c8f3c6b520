import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Outputs, useTRPC } from '../../lib/trpc.ts'

export type Statement = Outputs['inspection']['statements'][number]

/** Why one's photos were removed. Who has them on the screen has seen them: the notice of them ends. */
export function useStatements(): readonly Statement[] {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const { data: statements = [] } = useQuery(trpc.inspection.statements.queryOptions())
  const { mutate: noteSeen } = useMutation(
    trpc.inspection.noteSeen.mutationOptions({
      onSuccess: () => queryClient.setQueryData(trpc.inspection.hasUnseen.queryKey(), false),
    }),
  )
  const newest = statements.map(({ id, outcome }) => `${id} ${outcome}`).join()
  useEffect(() => {
    if (newest) noteSeen()
  }, [newest, noteSeen])
  return statements
}
