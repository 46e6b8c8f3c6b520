/** The current one carries `aria-current`. */
export const tabClass =
  'flex min-h-touch items-center gap-1.75 rounded-full px-3.5 text-[0.9375rem] font-semibold text-ink-muted ' +
  'max-[26rem]:gap-1 max-[26rem]:px-2.25 max-[26rem]:text-sm ' +
  'transition-colors hover:bg-sunken aria-[current=page]:bg-secondary aria-[current=page]:text-on-secondary'
