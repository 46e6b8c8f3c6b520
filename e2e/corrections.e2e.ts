import { openAlive } from './support/alive.ts'
import { expectAccessible, still } from './support/axe.ts'
import { expect, test } from './support/test.ts'

/** `bun run vonk correct-credits` beside the running server, by somebody who types these. What it said. */
async function correctCredits(...typed: string[]): Promise<string> {
  const { E2E_DATA_DIR: DATA_DIR = '' } = process.env
  const command = Bun.spawn([process.execPath, 'scripts/vonk.ts', 'correct-credits'], {
    env: { ...process.env, DATA_DIR, DATABASE_URL: '', REDIS_URL: '', SMTP_URL: '' },
    stdin: new Blob([`${typed.join('\n')}\n`]),
    stderr: 'pipe',
  })
  const [said, complained] = await Promise.all([
    new Response(command.stdout).text(),
    new Response(command.stderr).text(),
  ])
  return said + complained
}

test('a member whose credits are corrected sees the new balance at once, and why @phone', async ({ open, join }) => {
  const ada = await join({ name: 'Ada', credits: 4 })
  const page = await open(ada, still)
  await openAlive(page, '/transactions')
  const balance = page.getByRole('region', { name: 'Je saldo' })
  await expect(balance).toContainText('4 credits')

  const why = 'Je bericht van 12 mei is twee keer geteld. <b>Sorry!</b>'
  const typed = ['vonk', ada.email, '+3', 'given', why, 'zaak 12']
  expect(await correctCredits(...typed, 'yes')).toContain('Booked. Ada has 7 credits now.')
  await expect(balance).toContainText('7 credits')
  const line = page.getByRole('listitem').filter({ hasText: 'Correctie' })
  await expect(line).toContainText(`${why}Credits +3saldo 7`)
  expect(await correctCredits(...typed)).toContain('Nothing has changed.')
  await page.reload()
  await expect(balance).toContainText('7 credits')
  await expect(line).toHaveCount(1)
  await expectAccessible(page, 'corrected credits')
  await page.getByRole('link', { name: 'Betalingen' }).click()
  await expect(line).toHaveCount(0)
})
