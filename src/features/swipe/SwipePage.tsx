import { useHydrated } from '@tanstack/react-router'
import { m } from '~words'
import { Game } from './game/Game.tsx'
import { GameSkeleton } from './game/GameSkeleton.tsx'

/** Only the browser knows the member's search, so the game starts after hydration. */
export function SwipePage() {
  const isHydrated = useHydrated()
  return (
    // Cards leave at the sides of the window.
    <div className="flex flex-1 flex-col overflow-x-clip">
      <div className="wrap relative flex flex-1 flex-col py-3.5 lg:block lg:py-8">
        <h1 className="sr-only lg:not-sr-only lg:absolute! lg:heading-page">{m.swipe_title()}</h1>
        {isHydrated ? <Game /> : <GameSkeleton />}
      </div>
    </div>
  )
}
