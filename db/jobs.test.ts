import { expect, test } from 'bun:test'
import { queueDatabase } from './jobs.ts'
import { freshDatabase } from './testing/index.ts'

test('a list that the queue hands over is the list of its rows, as when it notes what its schedules have started', async () => {
  const { executeSql } = queueDatabase(await freshDatabase())
  const list = JSON.stringify([{ name: 'one' }, { name: 'two' }])
  const { rows } = await executeSql('select name from json_to_recordset($1::json) as x (name text)', [list])
  expect(rows).toEqual([{ name: 'one' }, { name: 'two' }])
})
