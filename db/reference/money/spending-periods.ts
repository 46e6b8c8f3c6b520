/** What a member may set a spending limit for (product §17.9). */
export const spendingPeriods = ['week', 'month'] as const
export type SpendingPeriod = (typeof spendingPeriods)[number]
