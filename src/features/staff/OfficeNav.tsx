import { Link } from '@tanstack/react-router'
import { Image } from 'lucide-react'
import { m } from '~words'

/** The parts of the back office. */
export function OfficeNav() {
  return (
    <nav aria-label={m.staff_office()}>
      <Link to="/admin/photos" className={linkClass}>
        <Image aria-hidden className="size-5.5" />
        {m.inspection_nav()}
      </Link>
    </nav>
  )
}

const linkClass =
  'flex min-h-touch items-center gap-2.5 rounded-full px-4 font-semibold text-ink-muted hover:bg-sunken ' +
  'aria-[current=page]:bg-primary-soft aria-[current=page]:text-on-primary-soft'
