/** In degrees. */
export interface Coordinates {
  latitude: number
  longitude: number
}

/** On a flat map: good enough to tell one Springfield from another. */
export function kilometres(a: Coordinates, b: Coordinates): number {
  const kilometresPerDegree = 111
  const north = a.latitude - b.latitude
  const east = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180)
  return Math.hypot(north, east) * kilometresPerDegree
}

export function nearest(to: Coordinates, points: Coordinates[]): Coordinates {
  return points.reduce((best, it) => (kilometres(to, it) < kilometres(to, best) ? it : best))
}

const sum = (numbers: number[]) => numbers.reduce((total, it) => total + it, 0)

/**
 * One point for each place of a region, from its candidates. GeoNames' extract knows a place's country but not its
 * region, and several places share a name. Those of one region lie closest together.
 */
export function chooseNearEachOther(places: Coordinates[][]): Coordinates[] {
  const around = (centre: Coordinates) => places.map((candidates) => nearest(centre, candidates))
  const spread = (centre: Coordinates) => sum(around(centre).map((it) => kilometres(centre, it)))

  const centre = places.flat().reduce((best, it) => (spread(it) < spread(best) ? it : best))
  return around(centre)
}
