import { createFileRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { refusalIn } from '../lib/refusal-words.ts'

export const Route = createFileRoute('/members/$id/')({
  loader: async ({ context: { utils }, params: { id } }) => {
    const profile = await utils.members.get.ensureData({ id }).catch((error: unknown) => {
      const code = refusalIn(error)?.code
      if (code === 'member_not_found' || code === 'input_invalid') throw notFound()
      throw error
    })
    return { title: `${profile.name}, ${profile.age}` }
  },
  head: ({ loaderData }) => ({ meta: loaderData && [{ title: loaderData.title }] }),
  component: lazyRouteComponent(() => import('../features/members/profile/ProfilePage.tsx'), 'ProfilePage'),
  notFoundComponent: lazyRouteComponent(
    () => import('../features/members/profile/ProfileMissing.tsx'),
    'ProfileMissing',
  ),
  staticData: { back: true, actionBar: true },
})
