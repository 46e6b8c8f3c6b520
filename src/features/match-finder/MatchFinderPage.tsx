import { getRouteApi, Link, useHydrated } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { iconButtonClass } from '@/ui/control/IconButton.tsx'
import { m } from '~words'
import { useMe } from '../../lib/session/me.ts'
import { useSettings } from '../../lib/settings.ts'
import { questionsOf, stepOf, useAnswers } from './answers.ts'
import { QuestionForm } from './QuestionForm.tsx'
import { Results } from './Results.tsx'

const route = getRouteApi('/match-finder/')

/** A few questions, each a page that the back button knows, and then a few people. */
export function MatchFinderPage() {
  const asked = questionsOf(useSettings())
  const answers = useAnswers()
  const step = stepOf(route.useSearch().step, asked, useHydrated() ? answers : {})
  if (step === 'results') return <Results />
  return (
    <div className="wrap max-w-xl! flex-1 py-4 lg:py-9">
      <div className="mb-3 flex items-center gap-2">
        <CloseLink />
        <p className="font-bold">{m.match_finder_title()}</p>
      </div>
      <QuestionForm key={step} question={step} asked={asked} />
    </div>
  )
}

function CloseLink() {
  const isMember = useMe() !== null
  return (
    <Link
      to={isMember ? '/members' : '/'}
      aria-label={m.match_finder_close()}
      className={iconButtonClass(false, '-ml-2.5')}
    >
      <X aria-hidden className="size-6" />
    </Link>
  )
}
