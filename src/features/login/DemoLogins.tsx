import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { Spinner } from '@/ui/loading/Spinner.tsx'
import { m } from '~words'
import { errorWords } from '../../lib/refusal-words.ts'
import { requireSession } from '../../lib/session/require-session.ts'
import { type Outputs, useTRPC } from '../../lib/trpc.ts'

type DemoLoginView = Outputs['login']['demoLogins'][number]

const kindWords = {
  free: m.login_demo_free,
  premium: m.login_demo_premium,
  unconfirmed: m.login_demo_unconfirmed,
} satisfies Record<DemoLoginView['kind'], () => string>

export function DemoLogins({ logins, onLoggedIn }: { logins: DemoLoginView[]; onLoggedIn: () => void }) {
  const trpc = useTRPC()
  const router = useRouter()
  const logIn = useMutation(
    trpc.login.logInAsDemo.mutationOptions({
      onSuccess: async () => {
        await requireSession(router.options.context)
        onLoggedIn()
      },
    }),
  )
  const isBusyWith = (kind: DemoLoginView['kind']) => logIn.variables?.kind === kind && !logIn.isError && !logIn.isIdle
  return (
    <section className="mt-3 room-for-letters rounded-card border border-line bg-surface p-5 noscript:hidden">
      <h2 className="heading-section">{m.login_demo_title()}</h2>
      <p className="mt-1 text-sm text-ink-muted">{m.login_demo_note()}</p>
      <ul className="mt-3 grid gap-2">
        {logins.map(({ kind, name }) => (
          <li key={kind}>
            <button type="button" onClick={() => logIn.mutate({ kind })} className={rowClass}>
              <span>
                <span className="font-semibold">{name}</span>, {kindWords[kind]()}
              </span>
              {isBusyWith(kind) ? <Spinner /> : <ChevronRight aria-hidden className="size-5 text-ink-muted" />}
            </button>
          </li>
        ))}
      </ul>
      <p role="alert" className="mt-2 text-xs font-semibold text-danger empty:hidden">
        {logIn.isError && errorWords(logIn.error)}
      </p>
    </section>
  )
}

const rowClass =
  'flex min-h-field w-full items-center justify-between gap-3 rounded-md border-[1.5px] border-control px-3.5 py-2 ' +
  'text-left transition-colors hover:bg-sunken'
