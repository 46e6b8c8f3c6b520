import { Link, useHydrated, useRouter } from '@tanstack/react-router'
import { withNames } from '@/ui/text/with-names.tsx'
import { m } from '~words'
import { noteBuyingFor, readBuyingFor } from '../session/buying-for.ts'
import { useMe } from '../session/me.ts'
import { markName } from '../words/mark-name.ts'
import { wordsBackTo } from './way-back.ts'

/** From the shop to what had led there, else on to the site. */
export function GoOnLink({ className }: { className: string }) {
  const { options } = useRouter()
  const me = useMe()
  // What this browser keeps is shown once the page is alive.
  const led = useHydrated() && me ? readBuyingFor(me.id) : null
  if (!me || !led)
    return (
      <Link to="/members" className={className}>
        {m.orders_elsewhere()}
      </Link>
    )
  const { pathname, search } = new URL(led.path, location.origin)
  const words = led.to ? withNames(m.orders_back_to({ name: markName(led.to.name) })) : wordsBackTo(pathname)
  return (
    <Link
      to={pathname}
      search={options.parseSearch?.(search)}
      onClick={() => noteBuyingFor(me.id, null)}
      className={className}
    >
      {words ?? m.orders_elsewhere()}
    </Link>
  )
}
