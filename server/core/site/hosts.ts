import type { Config } from '../../config.ts'
import { isIpAddress, isLocalName } from '../http/network.ts'
import type { Site } from './settings.ts'

export type Hosting = Pick<Config, 'publicUrl' | 'isPublic' | 'defaultSite'>

/**
 * The site that answers under a host (as the header names it, with or without port): the one that has it among its hosts,
 * else the operator's default. The host of PUBLIC_URL is the first site's, and so are names of this machine and its network
 * while no public address is named: there nobody can lead others to us under a name of their own.
 */
export function siteAt(sites: readonly Site[], host: string, hosting: Hosting): Site | undefined {
  const name = host
    .toLowerCase()
    .replace(/:\d*$/, '')
    .replace(/(?<=[^.])\.$/, '')
  const named = sites.find(({ hosts }) => hosts.includes(name)) ?? sites.find(({ id }) => id === hosting.defaultSite)
  return named ?? (isOurs(name, hosting) ? sites[0] : undefined)
}

function isOurs(name: string, { publicUrl, isPublic }: Hosting): boolean {
  if (publicUrl !== undefined && new URL(publicUrl).hostname === name) return true
  return !isPublic && (isIpAddress(name) || isLocalName(name))
}
