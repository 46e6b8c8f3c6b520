/** The demo's brands; `settings` as in server/settings.ts. The first answers under every other host. */
export const demoSites = [
  { id: 'vonk', hosts: ['localhost'], settings: {}, members: 1080 },
  { id: 'gloed', hosts: ['vonk2.localhost'], settings: { name: 'Gloed', countries: ['NL', 'BE'] }, members: 160 },
] as const
