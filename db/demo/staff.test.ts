import { expect, test } from 'bun:test'
import { listInspected } from '../queries/inspection/queue.ts'
import { aMember, aPhoto, aSite } from '../testing/factories.ts'
import { freshDatabase } from '../testing/index.ts'
import { putDemoStaff } from './staff.ts'

const { db } = await freshDatabase()
const now = new Date('2026-06-01T12:00:00Z')

test('whoever inspects photos finds an objection, a photo that was reported, and what only waits', async () => {
  await aSite(db)
  const ada = await aMember(db, { photoCount: 1 })
  for (let n = 0; n < 3; n++) await aMember(db)
  const [objected, waiting] = [
    await aPhoto(db, ada.id, { position: 8, status: 'under_inspection', createdAt: new Date('2026-05-01T12:00:00Z') }),
    await aPhoto(db, ada.id, { position: 9, status: 'under_inspection', createdAt: now }),
  ]
  for (let turn = 0; turn < 2; turn++) await db.transaction((tx) => putDemoStaff(tx, async () => 'none', now))
  const [main] = await db.query.photos.findMany({ where: (p, { eq }) => eq(p.isMain, true) })
  const rows = await listInspected(db, [waiting, objected, main!.id])
  expect(rows.map(({ id, reportedFor }) => [id, reportedFor])).toEqual([
    [objected, []],
    [
      main!.id,
      [
        { reason: 'impostor', count: 2 },
        { reason: 'other', count: 1 },
      ],
    ],
    [waiting, []],
  ])
})
