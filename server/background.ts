import type { World } from './core/context.ts'
import type { Feature } from './core/feature.ts'
import * as features from './features.ts'

/** Begins what the features do as long as the server runs. Returns what stops all of it. */
export function beginBackground(world: World): () => void {
  const stops = Object.values<Feature>(features).flatMap(({ background }) => background?.(world) ?? [])
  return () => {
    for (const stop of stops) stop()
  }
}
