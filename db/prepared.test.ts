import { beforeAll, expect, test } from 'bun:test'
import { eq, getTableColumns, type Placeholder, sql } from 'drizzle-orm'
import { arrayOf, prepared, preparedSql, type Slots } from './prepared.ts'
import { members, wallets } from './schema/index.ts'
import { aMember, aSite, type TestMember } from './testing/factories.ts'
import { freshDatabase } from './testing/index.ts'

const database = await freshDatabase()
const { db } = database
let ada: TestMember
let ben: TestMember

beforeAll(async () => {
  await aSite(db)
  ada = await aMember(db, { credits: 1 })
  ben = await aMember(db, { credits: 2 })
})

const findBalance = prepared((where, { memberId }: Slots<{ memberId: string }>) =>
  where.select({ balance: wallets.balance }).from(wallets).where(eq(wallets.memberId, memberId)),
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
  const balances = async (at: typeof db) => [
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

test('what it reads is what the query builder would', async () => {
  const columns = { ...getTableColumns(members), double: sql<number>`1.5::float8`, none: sql<null>`null` }
  const select = (where: typeof db, id: string | Placeholder) =>
    where.select(columns).from(members).where(eq(members.id, id))
  const read = prepared((where, { id }: Slots<{ id: string }>) => select(where, id))
  const rows = await read(db, { id: ada.id })
  expect(rows).toEqual(await select(db, ada.id))
  expect(rows[0]?.createdAt).toBeInstanceOf(Date)
})
