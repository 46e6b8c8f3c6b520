import type { RegisteredRouter, StaticDataRouteOption } from '@tanstack/react-router'

export type Layout = NonNullable<StaticDataRouteOption['layout']>

/** Which frame surrounds the page of these matches. */
export const layoutOf = (matches: RegisteredRouter['state']['matches']): Layout =>
  matches.at(-1)?.staticData.layout ?? 'default'
