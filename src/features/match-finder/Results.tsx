import { Link, useNavigate } from '@tanstack/react-router'
import { RotateCcw, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/ui/control/Button.tsx'
import { buttonClass } from '@/ui/control/button-class.ts'
import { ChipButton } from '@/ui/control/ChipButton.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { m } from '~words'
import { LoadFailure } from '../../lib/LoadFailure.tsx'
import { refusalIn } from '../../lib/refusal-words.ts'
import { useMe } from '../../lib/session/me.ts'
import { useSettings } from '../../lib/settings.ts'
import { SignupLink } from '../../lib/signup/SignupLink.tsx'
import { CardGrid, CardGridSkeleton } from '../members/search/CardGrid.tsx'
import { paramsOf } from '../members/search/filters.ts'
import { VisitorInvitation } from '../members/search/VisitorInvitation.tsx'
import { forgetAnswers, useAnswers } from './answers.ts'
import { useFound } from './use-found.ts'
import { ageWords, answersTo } from './words.ts'

/** As many as one can look at in peace. */
const shown = 6

export function Results() {
  const me = useMe()
  const { minAge } = useSettings()
  const { age } = useAnswers()
  const [isAnyAge, setAnyAge] = useState(false)
  const { filters, query, members } = useFound(isAnyAge ? undefined : age)
  const people = members.filter(({ liked }) => !liked).slice(0, shown)
  const ageWord = answersTo('age', minAge).find(({ value }) => value === age)?.label

  return (
    <div className="wrap flex-1 py-4 lg:py-9">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h1 className="heading-page">{people.length === shown ? m.match_finder_six() : m.match_finder_people()}</h1>
        <Again />
      </div>
      <p className="mt-1.5 max-w-[65ch] text-ink-muted">
        {me ? m.match_finder_how({ ages: ageWords(filters) }) : m.match_finder_how_visitor({ ages: ageWords(filters) })}
      </p>
      {ageWord && !isAnyAge && (
        <ChipButton
          active
          onClick={() => setAnyAge(true)}
          aria-label={m.match_finder_lift({ answer: ageWord })}
          className="mt-4"
        >
          {ageWord}
          <X aria-hidden />
        </ChipButton>
      )}
      <div className="mt-5">
        {query.error ? <Trouble error={query.error} onRetry={() => void query.refetch()} /> : null}
        {query.isPending && <CardGridSkeleton />}
        {people.length > 0 && <CardGrid label={m.match_finder_people()} members={people} eager />}
        {query.data && people.length === 0 && (
          <EmptyState title={m.match_finder_nobody()}>{m.match_finder_nobody_text()}</EmptyState>
        )}
      </div>
      {query.data && (
        <div className="mt-8 flex flex-wrap gap-3">
          <Link to="/members" search={paramsOf(filters)} className={buttonClass({ variant: 'outline' })}>
            {m.match_finder_more()}
          </Link>
          {me ? (
            <Link to="/swipe-game" className={buttonClass({ variant: 'outline' })}>
              {m.match_finder_swipe()}
            </Link>
          ) : (
            <SignupLink className={buttonClass()}>{m.shell_sign_up()}</SignupLink>
          )}
        </div>
      )}
    </div>
  )
}

function Again() {
  const navigate = useNavigate()
  const again = () => {
    void navigate({ to: '/match-finder', search: {} }).then(forgetAnswers)
  }
  return (
    <Button variant="plain" size="md" icon={<RotateCcw aria-hidden className="size-4.5" />} onClick={again}>
      {m.match_finder_again()}
    </Button>
  )
}

function Trouble({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const code = refusalIn(error)?.code
  if (code === 'search_login_required' || code === 'members_seen_enough') return <VisitorInvitation closed={code} />
  return <LoadFailure error={error} onRetry={onRetry} />
}
