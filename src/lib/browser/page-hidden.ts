const address = '/api/page-hidden.php'

/** Tells the server when a member's page becomes hidden, which is often the last that is heard of it. Returns what ends that. */
export function reportPageHidden(): () => void {
  const report = () => {
    if (document.visibilityState !== 'hidden') return
    // Some browsers, and what blocks trackers, have taken it away.
    navigator.sendBeacon?.(address, new Blob(['{}'], { type: 'application/json' }))
  }
  document.addEventListener('visibilitychange', report)
  return () => document.removeEventListener('visibilitychange', report)
}
