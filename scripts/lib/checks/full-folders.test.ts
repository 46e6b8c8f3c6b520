import { expect, test } from 'bun:test'
import { fullFolders } from './full-folders.ts'

const filesIn = (folder: string, count: number, ending = 'ts') =>
  Array.from({ length: count }, (_, index) => `${folder}/file-${index}.${ending}`)

test('a folder that nobody takes in at a glance is found, tests and the rooms in it not counted', () => {
  const files = [...filesIn('src/ui', 16), ...filesIn('src/ui', 16, 'test.ts'), ...filesIn('src/ui/form', 16, 'tsx')]
  expect(fullFolders(files)).toEqual([])
  expect(fullFolders([...files, 'src/ui/one-more.tsx'])).toEqual([
    'src/ui has 17 files, 16 at most: make rooms of what belongs together',
  ])
})

test('where each feature has a file of its own, there are as many as features', () => {
  expect(fullFolders(filesIn('db/schema', 40))).toEqual([])
})
