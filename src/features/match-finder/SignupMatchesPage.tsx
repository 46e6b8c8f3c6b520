import { Link, useHydrated } from '@tanstack/react-router'
import { buttonClass } from '@/ui/control/button-class.ts'
import { m } from '~words'
import { LoadFailure } from '../../lib/LoadFailure.tsx'
import { useMe } from '../../lib/session/me.ts'
import { CardGrid, CardGridSkeleton } from '../members/search/CardGrid.tsx'
import { givenAnswers } from './answers.ts'
import { useFound } from './use-found.ts'
import { ageWords } from './words.ts'

/** As many as fill the rows of every width. */
const shown = 12

/** Suggestions for a new member: from their answers in sign-up, and in the match finder if they came from it. */
export function SignupMatchesPage() {
  const isConfirmed = useMe()?.status === 'active'
  const isHydrated = useHydrated()
  return (
    <div className="wrap flex-1 py-5 lg:py-9">
      <h1 className="heading-page">{m.match_finder_signup_title()}</h1>
      <p className="mt-1.5 mb-5 max-w-[65ch] text-ink-muted">
        {isConfirmed ? m.match_finder_signup_text() : m.match_finder_signup_unconfirmed()}
      </p>
      {/* Only this browser knows whom they look for. */}
      {isHydrated ? <Matches /> : <CardGridSkeleton />}
      <div className="mt-8 flex flex-wrap gap-3">
        {!isConfirmed && (
          <Link to="/complete-signup" className={buttonClass()}>
            {m.match_finder_signup_confirm()}
          </Link>
        )}
        <Link to="/members" className={buttonClass({ variant: isConfirmed ? 'primary' : 'outline' })}>
          {m.match_finder_signup_on()}
        </Link>
      </div>
    </div>
  )
}

function Matches() {
  const { members, query, filters } = useFound(givenAnswers().age)
  if (query.isPending) return <CardGridSkeleton />
  if (query.isLoadingError) return <LoadFailure error={query.error} onRetry={() => void query.refetch()} />
  if (members.length === 0) return <p className="text-ink-muted">{m.match_finder_nobody()}</p>
  return (
    <>
      <p className="-mt-3 mb-4 text-sm text-ink-muted">{m.match_finder_signup_how({ ages: ageWords(filters) })}</p>
      <CardGrid label={m.match_finder_people()} members={members.slice(0, shown)} eager />
    </>
  )
}
