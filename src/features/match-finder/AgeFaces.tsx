import { CardPortrait } from '@/ui/picture/Portrait.tsx'
import type { Answer } from './answers.ts'
import { useFound } from './use-found.ts'

const shown = 2

/** Two members of these ages, whom the answer will find; only where there are faces for the other answer as well. */
export function AgeFaces({ answer }: { answer: Answer<'age'> }) {
  const faces = { younger: useFaces('younger'), older: useFaces('older') }
  if (faces.younger.length < shown || faces.older.length < shown) return null
  return (
    <span aria-hidden className="grid h-43 grid-cols-2 gap-0.75">
      {faces[answer].map(({ id, photo }) => (
        <CardPortrait key={id} photo={photo} className="h-43" />
      ))}
    </span>
  )
}

function useFaces(answer: Answer<'age'>) {
  const { members } = useFound(answer)
  return members.filter(({ photo }) => photo).slice(0, shown)
}
