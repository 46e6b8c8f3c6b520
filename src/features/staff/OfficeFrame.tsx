import { useMutation, useQuery } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '@/ui/control/IconButton.tsx'
import { Logo } from '@/ui/picture/Logo.tsx'
import { withNames } from '@/ui/text/with-names.tsx'
import { m } from '~words'
import { useTRPC } from '../../lib/trpc.ts'
import { markName } from '../../lib/words/mark-name.ts'
import { roleLabel } from './role-label.ts'

/** The frame of each back-office page: navigation, the colleague's name, and the log-out. */
export function OfficeFrame({ nav, children }: { nav?: ReactNode; children: ReactNode }) {
  const trpc = useTRPC()
  const { data: staff } = useQuery(trpc.staff.me.queryOptions())
  // A full load: nothing of what staff have seen stays in memory.
  const leave = useMutation(
    trpc.staff.logOut.mutationOptions({ onSuccess: () => window.location.assign('/admin/login') }),
  )
  return (
    <>
      <header className="border-b border-line bg-surface">
        <div className="flex min-h-topbar flex-wrap items-center gap-x-4 px-gutter lg:min-h-17">
          <Logo name={m.staff_office()} />
          {nav}
          {staff && (
            <p className="ml-auto flex min-w-0 items-center gap-2 text-sm text-ink-muted">
              <span className="truncate max-sm:sr-only">
                {withNames(m.staff_who({ name: markName(staff.name), role: roleLabel(staff.role) }))}
              </span>
              <IconButton label={m.staff_log_out()} disabled={leave.isPending} onClick={() => leave.mutate()}>
                <LogOut aria-hidden className="size-5.5" />
              </IconButton>
            </p>
          )}
        </div>
      </header>
      {children}
    </>
  )
}
