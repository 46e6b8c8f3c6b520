import { createFileRoute, notFound } from '@tanstack/react-router'
import { m } from '~words'
import { titled } from '../features/shell/page-title.ts'
import { lazyPage } from '../lib/lazy-page.ts'
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
  head: ({ loaderData, match }) => titled(loaderData?.title ?? m.profile_missing_title(), { match }),
  component: lazyPage(() => import('../features/members/profile/ProfilePage.tsx'), 'ProfilePage'),
  notFoundComponent: lazyPage(() => import('../features/members/profile/ProfileMissing.tsx'), 'ProfileMissing'),
  staticData: { back: true, actionBar: true },
})
