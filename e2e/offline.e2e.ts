import { comesAlive } from './support/alive.ts'
import { expect, test } from './support/test.ts'

// The browser writes an error for each call that does not get through.
test.use({ tolerates: /ERR_|Failed to fetch|Load failed/ })

test('without a line a banner says so and what still works, and goes when the line is back @phone', async ({
  open,
  join,
}) => {
  const page = await open(await join({ name: 'Ada' }))
  await page.goto('/profile')
  await comesAlive(page)
  await page.context().setOffline(true)
  await expect(page.getByText('Je bent offline.')).toBeVisible()
  await expect(page.getByText('Berichten die je schrijft, versturen we zodra')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText('Je bent offline.')).toBeHidden()
})

test('a link that cannot load says so, leaves the page as it is, and leads on when it can @phone', async ({ open }) => {
  const page = await open(null)
  await page.goto('/')
  const front = page.getByRole('heading', { level: 1 })
  await expect(front).toBeVisible()
  const words = (await front.textContent())!
  await comesAlive(page)
  await page.context().setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Klachten' }).click()
  await expect(page.getByText('Deze pagina is nog niet geladen.')).toBeVisible()
  await expect(page.getByRole('heading', { name: words })).toBeVisible()

  await page.getByRole('button', { name: 'Hier blijven' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Deze pagina is nog niet geladen.')).toBeHidden()

  await page.getByRole('contentinfo').getByRole('link', { name: 'Klachten' }).click()
  await expect(page.getByText('Deze pagina is nog niet geladen.')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { name: 'Klachten' })).toBeVisible()
  await expect(page.getByText('Je bent offline.')).toBeHidden()
  await expect(page).toHaveURL('/complaints')
})

test('where the network leads nowhere, a page waits for the line as well, and the open one stays @phone', async ({
  open,
  line,
}) => {
  const page = await open(null, { baseURL: line.baseURL })
  await page.goto('/')
  const front = page.getByRole('heading', { level: 1 })
  const words = (await front.textContent())!
  await comesAlive(page)
  line.cut()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Klachten' }).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expect(page.getByRole('heading', { name: words })).toBeVisible()
  line.mend()
  await expect(page.getByRole('heading', { name: 'Klachten' })).toBeVisible()
})
