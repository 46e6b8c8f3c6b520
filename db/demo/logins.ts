/** Of every member of the demo. */
export const demoPassword = 'samen-koffie'

export type DemoLoginKind = 'free' | 'premium' | 'unconfirmed'

export interface DemoLogin {
  kind: DemoLoginKind
  /** The site whose host they log in at. */
  siteId: string
  email: string
  name: string
}

/** Reserved names, at which nobody gets mail. All members of the demo have their addresses there. */
export const demoDomains = ['demo.example', 'gloed.example'] as const

/** The accounts that people can log in to when they try the product, in the order in which they are offered. */
export const demoLogins: readonly DemoLogin[] = [
  { kind: 'free', siteId: 'vonk', email: 'free@demo.example', name: 'Ruben' },
  { kind: 'premium', siteId: 'vonk', email: 'premium@demo.example', name: 'Sophie' },
  { kind: 'unconfirmed', siteId: 'vonk', email: 'unconfirmed@demo.example', name: 'Noah' },
  { kind: 'free', siteId: 'gloed', email: 'free@gloed.example', name: 'Joris' },
  { kind: 'premium', siteId: 'gloed', email: 'premium@gloed.example', name: 'Maud' },
]

/** Who inspects photos in the demo; without a second factor, for the password is published. */
export const demoStaff = { role: 'moderator', email: 'moderator@demo.example', name: 'Mila' } as const

/** Whether this normalised address is of the demo: of its log-ins, its staff or anybody else in it. Nobody else can have one. */
export function isDemoAddress(emailNormalized: string): boolean {
  return demoDomains.some((domain) => emailNormalized.endsWith(`@${domain}`))
}
