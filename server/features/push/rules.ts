import type { AppEvent } from '../../core/events.ts'
import { pushServiceUnknown } from './refusals.ts'

/** Browsers of a member in which they are notified; the one that was added longest ago makes room. */
export const mostSubscriptions = 10

/** Code units of the address that a push service gives a browser, also as it is asked; none is known to need 600. */
export const longestEndpoint = 2000

/** Whether another member has caused this event, so that its reader may want to open the page. */
export function isNews(event: AppEvent, memberId: string): boolean {
  if (event.type === 'message') return event.message.senderId !== memberId
  return event.type === 'like_received' && !event.again
}

/**
 * The address as it is asked, when it is one at a push service that the operator lists: `host`, `*.domain`, or an origin.
 * So nobody makes the server ask anything else. Throws `push_service_unknown`.
 */
export function endpointAt(services: readonly string[], endpoint: string): string {
  const url = URL.parse(endpoint)
  const isPlain = url && !url.username && !url.password && !url.hash && url.href.length <= longestEndpoint
  if (!isPlain || !services.some((service) => isAt(url, service))) throw pushServiceUnknown({ field: 'endpoint' })
  return url.href
}

function isAt({ origin, protocol, host }: URL, service: string): boolean {
  if (service.includes('://')) return origin === service
  if (protocol !== 'https:') return false
  return service.startsWith('*.') ? host.endsWith(service.slice(1)) : host === service
}
