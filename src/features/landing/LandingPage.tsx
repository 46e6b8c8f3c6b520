import { getRouteApi } from '@tanstack/react-router'
import { MemberCard } from '../members/card/MemberCard.tsx'
import { useSettings } from '../shell/use-shell.ts'
import { useOpenSignup } from '../signup/use-open-signup.ts'
import { Landing } from './Landing.tsx'

const route = getRouteApi('/')

export function LandingPage() {
  const settings = useSettings()
  const preview = route.useLoaderData()
  const openSignup = useOpenSignup()
  const cards = preview.map((member) => <MemberCard key={member.id} member={member} />)
  return (
    <Landing
      site={settings}
      members={cards.length > 0 && cards}
      canSearch={settings.loggedOutSearch}
      onStart={openSignup}
    />
  )
}
