import { demoLogins, demoPassword } from '../db/demo/index.ts'
import type { Config } from './config.ts'
import type { Site } from './features/sites/settings.ts'

/** What whoever has started the server reads: where it answers and, in the demo, how to get in. */
export function greeting(config: Config, sites: Site[], port: number, hasDemo: boolean): string {
  const addressOf = (host: string) =>
    config.publicUrl?.startsWith('https:') ? `https://${host}` : `http://${host}:${port}`
  const lines = sites.map(({ settings, hosts }) => `  ${settings.name.padEnd(12)} ${hosts.map(addressOf).join('  ')}`)
  if (!config.smtpUrl) lines.push(`  ${'Mailbox'.padEnd(12)} ${addressOf(sites[0]?.hosts[0] ?? 'localhost')}/dev/mail`)
  if (!hasDemo) return ['', ...lines, ''].join('\n')
  const logins = demoLogins.map(({ siteId, kind, email, name }) => {
    const site = sites.find(({ id }) => id === siteId)
    return `  ${kind.padEnd(12)} ${email.padEnd(27)} ${name} on ${site?.settings.name ?? siteId}`
  })
  return ['', ...lines, '', `  Demo log-ins, password: ${demoPassword}`, ...logins, ''].join('\n')
}
