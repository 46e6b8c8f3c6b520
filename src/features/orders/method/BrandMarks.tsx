import { applepay, type BrandMark, mastercard, paypal, visa } from './brand-marks.ts'
import type { Branded } from './MethodMark.tsx'

const brands: Record<Branded, readonly BrandMark[]> = {
  creditcard: [visa, mastercard],
  visa: [visa],
  mastercard: [mastercard],
  paypal: [paypal],
  applepay: [applepay],
}

export function BrandMarks({ method }: { method: Branded }) {
  const marks = brands[method]
  return marks.map(({ path, colour }) => (
    <svg
      key={path}
      viewBox="0 0 24 24"
      fill={colour}
      aria-hidden
      className={marks.length > 1 ? 'size-4.5' : 'size-6.5'}
    >
      <path d={path} />
    </svg>
  ))
}
