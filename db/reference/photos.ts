/** Others see active ones alone; `removed` is what the inspection has refused (product §2.6). */
export const photoStatuses = ['under_inspection', 'active', 'removed'] as const
export type PhotoStatus = (typeof photoStatuses)[number]
