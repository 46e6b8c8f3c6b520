import { getRouteApi } from '@tanstack/react-router'
import { useSettings } from '../../lib/settings.ts'
import { LikeableCard } from '../likes/lists/LikeableCard.tsx'
import { useOpenSignup } from '../signup/use-open-signup.ts'
import { Landing } from './Landing.tsx'

const route = getRouteApi('/')

export function LandingPage() {
  const settings = useSettings()
  const preview = route.useLoaderData()
  const openSignup = useOpenSignup()
  const cards = preview.map((member) => <LikeableCard key={member.id} member={member} />)
  return (
    <Landing
      site={settings}
      members={cards.length > 0 && cards}
      canSearch={settings.loggedOutSearch}
      onStart={openSignup}
    />
  )
}
