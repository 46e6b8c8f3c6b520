/** A thin line at the top while the next screen loads. It waits 200 ms, so that quick changes stay quiet. */
export function LoadingBar({ active, label }: { active: boolean; label: string }) {
  if (!active) return null
  return (
    <div role="progressbar" aria-label={label} className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.75">
      <div className="h-full origin-left animate-loading bg-primary" />
    </div>
  )
}
