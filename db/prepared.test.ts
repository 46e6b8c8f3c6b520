import { beforeAll, beforeEach, expect, test } from 'bun:test'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import { arrayOf, prepared, preparedSql, type StatementSlots } from './prepared.ts'
import { members, profiles, wallets } from './schema/index.ts'
import { aMember, aSite, type TestMember } from './testing/factories.ts'
import { freshDatabase } from './testing/index.ts'

const database = await freshDatabase()
const { db } = database
let ada: TestMember
let ben: TestMember

beforeAll(() => aSite(db))
beforeEach(async () => {
  ada = await aMember(db, { credits: 1 })
  ben = await aMember(db, { credits: 2 })
})

const findBalance = prepared((select, { memberId }: StatementSlots<{ memberId: string }>) =>
  select({ balance: wallets.balance }).from(wallets).where(eq(wallets.memberId, memberId)),
)

const sumBalances = preparedSql<{ ids: string }, { sum: number }>(
  ({ ids }) => sql`select sum(balance)::int as sum from wallets where member_id = any (${ids}::uuid[])`,
)

test('one statement answers everybody who asks, at the same time', async () => {
  const found = await Promise.all([ada, ben, ada].map(({ id }) => findBalance(db, { memberId: id })))
  expect(found).toEqual([[{ balance: 1 }], [{ balance: 2 }], [{ balance: 1 }]])
  expect(await sumBalances(db, { ids: arrayOf([ada.id, ben.id]) })).toEqual([{ sum: 3 }])
})

test('within a transaction it sees what the transaction has written, and nobody else does', async () => {
  const balances = async (at: Db) => [
    (await findBalance(at, { memberId: ada.id }))[0]?.balance,
    (await sumBalances(at, { ids: arrayOf([ada.id]) }))[0]?.sum,
  ]
  await db.transaction(async (tx) => {
    await tx.update(wallets).set({ balance: 5 }).where(eq(wallets.memberId, ada.id))
    expect(await balances(tx)).toEqual([5, 5])
    expect(await balances(db)).toEqual([1, 1])
  })
})

test('another database is asked itself', async () => {
  const other = await freshDatabase()
  expect(await findBalance(other.db, { memberId: ada.id })).toEqual([])
})

test('within a savepoint it sees what that has written, and what comes after sees it no longer', async () => {
  await db.transaction(async (tx) => {
    const undone = tx.transaction(async (inner) => {
      await inner.update(wallets).set({ balance: 7 }).where(eq(wallets.memberId, ben.id))
      expect(await findBalance(inner, { memberId: ben.id })).toEqual([{ balance: 7 }])
      throw new Error('thought better of it')
    })
    await expect(undone).rejects.toThrow('thought better of it')
    expect(await findBalance(tx, { memberId: ben.id })).toEqual([{ balance: 2 }])
  })
})

test('what it reads is what the query builder would, in tables with columns of one name, too', async () => {
  const { createdAt: profileCreatedAt, ...ofProfile } = getTableColumns(profiles)
  const columns = {
    ...{ ...ofProfile, profileCreatedAt, ...getTableColumns(members) },
    ...{ double: sql<number>`1.5::float8`, none: sql<null>`null` },
  }
  const isTheirs = eq(profiles.memberId, members.id)
  const read = prepared((select, { id }: StatementSlots<{ id: string }>) =>
    select(columns).from(members).innerJoin(profiles, isTheirs).where(eq(members.id, id)),
  )
  await db
    .update(profiles)
    .set({ createdAt: new Date('2024-02-29T12:00:00Z') })
    .where(eq(profiles.memberId, ada.id))
  const rows = await read(db, { id: ada.id })
  expect(rows).toEqual(
    await db.select(columns).from(members).innerJoin(profiles, isTheirs).where(eq(members.id, ada.id)),
  )
  expect(rows[0]?.createdAt).toBeInstanceOf(Date)
  expect(rows[0]?.profileCreatedAt).not.toEqual(rows[0]?.createdAt)
})

test('a moment is written as its column writes it', async () => {
  const signedUpAt = prepared((select, { at }: StatementSlots<{ at: Date }>) =>
    select({ id: members.id }).from(members).where(eq(members.createdAt, at)),
  )
  const [row] = await db.select({ at: members.createdAt }).from(members).where(eq(members.id, ada.id))
  expect(await signedUpAt(db, { at: row?.at ?? new Date(0) })).toContainEqual({ id: ada.id })
})
