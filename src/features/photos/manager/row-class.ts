/** A photo beside what is said of it, or above where the text is large. */
export const rowClass = 'flex flex-wrap items-start gap-[min(0.875rem,4vw)] rounded-card bg-surface p-2.5 shadow-sm'
