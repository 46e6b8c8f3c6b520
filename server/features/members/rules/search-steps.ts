// Apart from the filters, so that a browser's first load has no lists of attributes.

/** The steps in which last activity is shown and searched: at most this long ago. */
export const activeSteps = ['today', 'this_week', 'this_month'] as const
export type ActiveStep = (typeof activeSteps)[number]

/** From town to town, in kilometres. */
export const distanceSteps = [10, 25, 50, 100] as const
export type DistanceStep = (typeof distanceSteps)[number]

/** Other than by activity. */
export const searchOrders = ['newest', 'nearest'] as const
export type SearchOrder = (typeof searchOrders)[number]

/** As many interests at once: all of them must be there. */
export const mostInterests = 10

/** The ages one can search for; at an end nothing is left to limit. */
export const searchAges = { min: 18, max: 99 }
