import { expect, test } from 'bun:test'
import { unclearTypeNames } from './type-names.ts'

test('a type is declared in one file, and its name says what it is', () => {
  const likes = { file: 'server/features/likes/like.ts', text: 'export interface Like {}\ntype Told = string\n' }
  const card = { file: 'src/features/likes/LikeCard.tsx', text: 'const type = 1\ntype Like = string\n' }
  expect(unclearTypeNames([likes, card])).toEqual([
    'server/features/likes/like.ts: the name Told says nothing',
    'Like is declared in server/features/likes/like.ts, src/features/likes/LikeCard.tsx: one name for one thing',
  ])
})

test('tests and benchmarks name things for themselves', () => {
  const text = 'interface Size {}\n'
  expect(
    unclearTypeNames([
      { file: 'bench/a.ts', text },
      { file: 'db/a.ts', text },
      { file: 'db/b.test.ts', text },
    ]),
  ).toEqual([])
})
