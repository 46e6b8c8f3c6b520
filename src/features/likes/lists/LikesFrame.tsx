import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Tabs } from '@/ui/control/Tabs.tsx'
import { tabClass } from '@/ui/control/tab-class.ts'
import { Count } from '@/ui/text/Count.tsx'
import { m } from '~words'
import { useMe } from '../../../lib/session/me.ts'
import { likeLists, listWords } from './like-lists.ts'

export function LikesFrame({ children }: { children: ReactNode }) {
  const newLikes = useMe()?.newLikes ?? 0
  return (
    <div className="wrap flex-1 py-5 lg:py-9">
      <h1 className="heading-page">{m.likes_title()}</h1>
      <Tabs label={m.likes_parts()} className="mt-3.5">
        <Link to="/likes" activeOptions={{ exact: true }} className={tabClass}>
          {m.likes_overview()}
        </Link>
        {likeLists.map((list) => (
          <Link key={list} to="/likes/$type" params={{ type: list }} className={tabClass}>
            {listWords[list].tab()}
            {list === 'received' && <Count value={newLikes} label={m.shell_new({ count: newLikes })} />}
          </Link>
        ))}
      </Tabs>
      {children}
    </div>
  )
}
