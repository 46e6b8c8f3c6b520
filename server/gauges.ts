import type { World } from './core/context.ts'
import type { Feature } from './core/feature.ts'
import type { ReadGauge } from './core/operations/metrics.ts'
import * as features from './features.ts'

/** What `/metrics` tells besides requests and the process. */
export function gaugesOf(world: World): ReadGauge[] {
  const declared = Object.values<Feature>(features).flatMap(({ gauges = [] }) => gauges)
  return [
    { name: 'vonk_open_streams', help: 'Members listening now', read: () => world.bus.stats().listeners },
    {
      name: 'vonk_bus_connected',
      help: 'Live events of other servers are heard: 0 while REDIS_URL does not answer',
      read: () => Number(world.bus.isConnected()),
    },
    {
      name: 'vonk_storage_away',
      help: '1 while the storage of files does not answer',
      read: () => Number(world.storage.isAway?.() ?? false),
    },
    {
      name: 'vonk_mail_away',
      help: '1 while the mail server does not answer, and mails wait for it',
      read: () => Number(world.mail.isAway?.() ?? false),
    },
    ...declared.map(({ read, ...told }) => ({ ...told, read: () => read(world) })),
  ]
}
