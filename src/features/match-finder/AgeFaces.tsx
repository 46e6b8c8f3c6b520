import { useHydrated } from '@tanstack/react-router'
import { Skeleton } from '@/ui/loading/Skeleton.tsx'
import { CardPortrait } from '@/ui/picture/Portrait.tsx'
import type { Answer } from './answers.ts'
import { useFound } from './use-found.ts'

const shown = 2

/**
 * Two members of these ages whom the answer will find; shown only if the other answer has faces, too. Only the browser
 * knows the search (`usualFilters`). Their space is reserved until they are loaded, so that nothing moves under a
 * thumb.
 */
export function AgeFaces({ answer }: { answer: Answer<'age'> }) {
  return <span aria-hidden>{useHydrated() ? <Found answer={answer} /> : <ToCome />}</span>
}

function Found({ answer }: { answer: Answer<'age'> }) {
  const found = { younger: useFaces('younger'), older: useFaces('older') }
  const both = Object.values(found)
  if (both.some(({ isPending }) => isPending)) return <ToCome />
  if (both.some(({ faces }) => faces.length < shown)) return null
  return (
    <span className={rowClass}>
      {found[answer].faces.map(({ id, name, photo }) => (
        <CardPortrait key={id} photo={photo} name={name} className={faceClass} />
      ))}
    </span>
  )
}

function ToCome() {
  return (
    <span className={rowClass}>
      <Skeleton className={faceClass} />
      <Skeleton className={faceClass} />
    </span>
  )
}

function useFaces(answer: Answer<'age'>) {
  const { members, query } = useFound(answer)
  return { isPending: query.isPending, faces: members.filter(({ photo }) => photo).slice(0, shown) }
}

const rowClass = 'grid grid-cols-2 gap-0.75'
const faceClass = 'h-43'
