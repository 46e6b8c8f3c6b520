export function Rays({ className }: { className: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 390 420"
      className={`pointer-events-none absolute fill-none stroke-accent stroke-5 transition-[scale,opacity] delay-150 duration-320 ease-spark starting:scale-75 starting:opacity-0 ${className}`}
      strokeLinecap="round"
    >
      <path d="M262 62l16-34M302 84l30-26M238 52l2-20M126 330l-16 32M88 322l-30 25M154 336l-3 20" />
    </svg>
  )
}
