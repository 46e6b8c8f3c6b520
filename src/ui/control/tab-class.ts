/** The current one carries `aria-current`. */
export const tabClass =
  'flex min-h-touch items-center gap-1.75 rounded-full px-3.5 text-[0.9375rem] font-semibold text-ink-muted ' +
  'max-[26rem]:gap-1 max-[26rem]:px-[clamp(0.25rem,1.7vw,0.4375rem)] max-[26rem]:text-[clamp(0.8125rem,3.5vw,0.875rem)] ' +
  'transition-colors hover:bg-sunken aria-[current=page]:bg-secondary aria-[current=page]:text-on-secondary'
