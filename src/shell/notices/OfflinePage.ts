import { useEffect } from 'react'
import { installOfflinePage } from '../../lib/browser/service-worker.ts'

/** Shows nothing: gets the browser ready for a page that is opened without a connection. */
export function OfflinePage(): null {
  useEffect(installOfflinePage, [])
  return null
}
