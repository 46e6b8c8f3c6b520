import { Heart } from 'lucide-react'

export function SparkHeart({ className }: { className: string }) {
  return (
    <span
      className={`absolute grid size-19 place-items-center rounded-full bg-primary text-on-primary ring-6 ring-stage ${className}`}
    >
      <Heart aria-hidden className="size-9 fill-current" />
    </span>
  )
}
