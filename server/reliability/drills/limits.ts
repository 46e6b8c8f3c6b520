import type { Drill, Finding } from '../drill.ts'
import { rightBooks } from '../testing/servers/books.ts'
import { openHome, startServer } from '../testing/servers/server.ts'
import { lockout, sameSignUp, signUp } from '../testing/tries/accounts.ts'
import type { Try } from '../testing/tries/at-once.ts'
import { activation, activationMail, entry, newAddress, reactivation } from '../testing/tries/links.ts'
import { conversations, freeMessages } from '../testing/tries/sending.ts'

interface LimitsSize {
  times: number
}

const tries: Try[] = [
  conversations,
  freeMessages,
  lockout,
  signUp,
  sameSignUp,
  activation,
  activationMail,
  newAddress,
  entry,
  reactivation,
]

export const drill: Drill<LimitsSize> = {
  title: 'Many tries at once at every limit',
  small: { times: 10 },
  full: { times: 50 },
  async run({ times }) {
    await using home = openHome()
    const server = await startServer(home.path, { isWide: true })
    const findings: Finding[] = []
    for (const tryIt of tries) findings.push(await tryIt(server, times))
    findings.push(await rightBooks(server))
    await server.end('SIGTERM')
    return findings
  },
}
