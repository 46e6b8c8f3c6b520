import { useNavigate } from '@tanstack/react-router'
import { useSettings } from '../shell/use-shell.ts'
import { Landing } from './Landing.tsx'

/** `/` for visitors: what the site is, who is there, and the first step of signing up. */
export function LandingPage() {
  const settings = useSettings()
  const navigate = useNavigate()
  return <Landing site={settings} canSearch={settings.loggedOutSearch} onStart={() => navigate({ to: '/' })} />
}
