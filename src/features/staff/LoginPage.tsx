import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTRPC } from '../../lib/trpc.ts'
import { PasswordStep } from './PasswordStep.tsx'
import { SecondStep } from './SecondStep.tsx'

/** `/admin/login`: the password, then the second factor, which the first time is set up. */
export function LoginPage() {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { data: staff } = useSuspenseQuery(trpc.staff.me.queryOptions())
  const isIn = staff?.isProved === true
  useEffect(() => {
    if (isIn) void navigate({ to: '/admin/photos', replace: true })
  }, [isIn, navigate])
  const goOn = () => queryClient.invalidateQueries(trpc.staff.pathFilter())
  return staff ? <SecondStep onDone={goOn} /> : <PasswordStep onDone={goOn} />
}
