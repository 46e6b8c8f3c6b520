import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { m } from '~words'
import { lazyPage } from '../../../lib/navigation/lazy-page.tsx'
import { titledForPeople } from '../../../lib/navigation/page-title.ts'

export const Route = createFileRoute('/members/$id/signup')({
  beforeLoad: ({ context: { me }, params: { id } }) => {
    if (me) throw redirect({ to: '/members/$id', params: { id } })
  },
  loader: async ({ context: { queryClient, trpc }, params: { id } }) => {
    const [member] = await queryClient.ensureQueryData(trpc.members.cards.queryOptions({ ids: [id] })).catch(() => [])
    if (!member) throw notFound()
    return member
  },
  head: ({ match, loaderData }) =>
    titledForPeople(loaderData ? m.signup_for({ name: loaderData.name }) : m.signup_title(), { match }),
  staticData: { layout: 'empty' },
  component: lazyPage(() => import('../../../features/signup/MemberSignupPage.tsx'), 'MemberSignupPage'),
})
