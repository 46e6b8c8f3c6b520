import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useId } from 'react'
import { Badge } from '@/ui/Badge.tsx'
import { Avatar } from '@/ui/picture/Avatar.tsx'
import { MaskIcon } from '@/ui/picture/MaskIcon.tsx'
import { CardPortrait } from '@/ui/picture/Portrait.tsx'
import { Verbatim } from '@/ui/text/Verbatim.tsx'
import { withNames } from '@/ui/text/with-names.tsx'
import { m } from '~words'
import type { Outputs } from '../../lib/trpc.ts'
import { markName } from '../../lib/words/mark-name.ts'
import { usePurpose } from './flow/begin.ts'
import { Signup } from './Signup.tsx'
import { signupCardClass } from './signup-card-class.ts'

const route = getRouteApi('/members/$id/signup')

type Card = Outputs['members']['cards'][number]

/** `/members/{id}/signup`: sign-up for visitors who want to get to know this member, who stays in view. */
export function MemberSignupPage() {
  const member = route.useLoaderData()
  const navigate = useNavigate()
  const { id } = member
  usePurpose({ target: member, next: null })
  return (
    <div className="flex flex-1 flex-col lg:wrap lg:grid lg:grid-cols-[minmax(0,20rem)_minmax(0,30rem)] lg:items-start lg:justify-center lg:gap-16">
      <LargeView member={member} />
      <div className={signupCardClass}>
        <Signup
          titleId={useId()}
          intro={<SmallView member={member} />}
          onClose={() => void navigate({ to: '/members/$id', params: { id } })}
        />
      </div>
    </div>
  )
}

/** Beside the form where there is room. */
function LargeView({ member }: { member: Card }) {
  const { name, age, city, photo, fictional } = member
  return (
    <aside className="hidden lg:block lg:pt-10">
      <CardPortrait photo={photo} name={name} eager className="aspect-4/5 rounded-portrait" />
      <p className="mt-4 text-xl font-bold">
        <Verbatim>{name}</Verbatim> <span className="font-normal">{age}</span>
      </p>
      {city && <p className="text-ink-muted">{city}</p>}
      {fictional && <FictionalBadge />}
      <p className="mt-4 heading-section">{withNames(m.signup_for({ name: markName(name) }))}</p>
      <p className="mt-1.5 text-ink-muted">{withNames(m.signup_for_text({ name: markName(name) }))}</p>
    </aside>
  )
}

/** Above the first questions elsewhere. */
function SmallView({ member: { name, photo, fictional } }: { member: Card }) {
  return (
    <div className="mb-6 flex items-center gap-3.5 rounded-lg bg-surface p-3.5 shadow-sm lg:hidden">
      <Avatar src={photo?.thumb} name={name} size="lg" />
      <div className="min-w-0">
        <p className="font-semibold">{withNames(m.signup_for({ name: markName(name) }))}</p>
        {fictional && <FictionalBadge />}
      </div>
    </div>
  )
}

function FictionalBadge() {
  return (
    <Badge tone="quiet" icon={<MaskIcon />}>
      {m.signup_complete_fictional()}
    </Badge>
  )
}
