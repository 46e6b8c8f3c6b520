/** The browser's time zone, by which days go for its reader. */
export const browsersZone = () => ({ timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone.slice(0, 64) })
