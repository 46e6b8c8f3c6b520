import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { Portrait } from '@/ui/picture/Portrait.tsx'
import { Verbatim } from '@/ui/text/Verbatim.tsx'
import { m } from '~words'
import { nameWithLabel } from '../../likes/name-with-label.ts'
import type { ShownToday } from '../deck/use-today.ts'

/** On wide screens: what the game is about, and who was liked today. */
export const Aside = memo(function Aside({ liked }: Pick<ShownToday, 'liked'>) {
  return (
    <div className="hidden pt-13 lg:block">
      <p className="max-w-60 text-ink-muted">{m.swipe_intro()}</p>
      {liked.length > 0 && (
        <>
          <h2 className="mt-8 text-sm font-bold">{m.swipe_liked_today()}</h2>
          <ul className="mt-3 grid gap-2">
            {liked.map((member) => (
              <li key={member.id}>
                <Link
                  to="/members/$id"
                  params={{ id: member.id }}
                  className="flex items-center gap-3 rounded-lg p-1 hover:bg-sunken"
                >
                  <Portrait
                    src={member.photo?.thumb}
                    colour={member.photo?.colour}
                    alt=""
                    name={member.name}
                    width={160}
                    height={160}
                    className="h-20 w-16 flex-none rounded-bubble-other"
                  />
                  <span className="min-w-0">
                    <span className="block font-semibold wrap-anywhere">
                      <Verbatim>{nameWithLabel(member)}</Verbatim> <span className="font-normal">{member.age}</span>
                    </span>
                    {member.city && <span className="block truncate text-sm text-ink-muted">{member.city}</span>}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
})
