import { Mark } from './Mark.tsx'

/** The mark with a name beside it. Long names are cut off before they push anything away. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="flex min-h-touch min-w-0 items-center gap-2.5">
      <Mark />
      {/* Letters that stand closer reach out of their box, where they would be cut off. */}
      <span className="min-w-0 truncate pe-[0.05em] text-[min(1.375rem,9vw)] leading-tight font-bold tracking-[-0.03em] text-ink">
        {name}
      </span>
    </span>
  )
}
