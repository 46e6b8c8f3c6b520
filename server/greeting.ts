import { demoCodes, demoDiscountForLife, demoLogins, demoPassword, demoStaff } from '../db/demo/index.ts'
import type { World } from './core/context.ts'
import { addressOf as addressAt, sends } from './core/http/origin.ts'
import { isInboxShown } from './core/pages/inbox/response.tsx'
import type { Site } from './core/site/settings.ts'
import { isBankOpen } from './features/sandbox/parts.ts'

/**
 * The start-up banner: the server's addresses, how to become its owner and, in the demo, how to log in. `addresses` are
 * those of this machine in its network.
 */
export function greeting(
  world: Pick<World, 'config' | 'isDemo'>,
  sites: Site[],
  { port, ownerPath, addresses }: { port: number; ownerPath: string | undefined; addresses: string[] },
): string {
  const { config, isDemo } = world
  const addressOf = (host: string) => addressAt(config, host, port)
  const lines = sites.map(({ settings, hosts }) => `  ${settings.name.padEnd(12)} ${hosts.map(addressOf).join('  ')}`)
  const host = sites[0]?.hosts[0] ?? 'localhost'
  if (!config.publicUrl && ['::', '0.0.0.0'].includes(config.host) && addresses.length > 0)
    lines.push(`  ${'Elsewhere'.padEnd(12)} ${addresses.map(addressOf).join('  ')}`)
  if (!config.publicUrl && sends(config))
    lines.push(
      `  No PUBLIC_URL: links in mails and text messages lead to ${addressOf(host)}, unless one of these addresses was asked`,
    )
  if (isInboxShown(world, 'smtpUrl')) lines.push(`  ${'Mailbox'.padEnd(12)} ${addressOf(host)}/dev/mail`)
  else if (!config.smtpUrl) lines.push(`  No SMTP_URL: mails stay in ${config.dataDir}/mailbox and reach nobody`)
  if (isInboxShown(world, 'smsUrl')) lines.push(`  ${'SMS'.padEnd(12)} ${addressOf(host)}/dev/sms`)
  else if (!config.smsUrl) lines.push(`  No SMS_URL: text messages stay in ${config.dataDir}/sms and reach nobody`)
  if (isBankOpen(world)) lines.push(`  ${'Test bank'.padEnd(12)} ${addressOf(host)}/sandbox/webhooks`)
  else if (!config.mollieApiKey)
    lines.push('  No MOLLIE_API_KEY: members pay by direct debit alone, where a site collects it (docs/payments.md)')
  if (config.isPublic && isDemo)
    lines.push('  DEMO is on at a public address: its log-ins, mails, text messages and test bank are open to all')
  if (config.demo && !isDemo)
    lines.push('  DEMO is on, but the database holds members of its own: nothing of the demo is shown')
  const [first] = sites
  if (ownerPath && first) {
    const address = addressOf(first.hosts[0] ?? 'localhost')
    lines.push('', `  Nobody runs this yet. Who opens this link first is the owner: ${address}${ownerPath}`)
  }
  if (!isDemo) return ['', ...lines, ''].join('\n')
  const logins = demoLogins.map(({ siteId, kind, email, name }) => {
    const site = sites.find(({ id }) => id === siteId)
    return `  ${kind.padEnd(12)} ${email.padEnd(27)} ${name} on ${site?.settings.name ?? siteId}`
  })
  const staff = `  ${demoStaff.role.padEnd(12)} ${demoStaff.email.padEnd(27)} ${demoStaff.name} at /admin`
  const codes = demoCodes.map(({ code, what }) => `  ${code.padEnd(12)} ${what}`)
  const { code, percentage, name } = demoDiscountForLife
  codes.push(`  ${code.padEnd(12)} ${percentage}% for life, ${name}’s alone, who need not type it`)
  return [
    ...['', ...lines, '', `  Demo log-ins, password: ${demoPassword}`, ...logins, staff],
    ...['', '  Demo discount codes, typed at the checkout', ...codes, ''],
  ].join('\n')
}
