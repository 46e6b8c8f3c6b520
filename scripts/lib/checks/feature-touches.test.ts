import { expect, test } from 'bun:test'
import { problemsOf, touchesOf } from './feature-touches.ts'

test('a feature is counted where it is imported or asked, and not where it is at home or an example', () => {
  const touches = touchesOf('gifts', {
    'server/features.ts': "export { gifts } from './features/gifts/feature.ts'\n",
    'server/features/chat/send.ts': "import { give } from '../gifts/give.ts'\nimport { x } from '../gifts/rules.ts'\n",
    'src/features/chat/Menu.tsx': 'const gifts = useQuery(trpc.gifts.list.queryOptions())\n',
    'src/features/gifts/Gifts.tsx': 'useQuery(trpc.gifts.list.queryOptions())\n',
    'server/features/chat/send.test.ts': "import { give } from '../gifts/give.ts'\n",
    'server/reliability/testing/tries.ts': "import { give } from '../../features/gifts/give.ts'\n",
    'server/testing/scene.ts': "import { give } from '../features/gifts/give.ts'\n",
    'src/features/chat/Words.tsx': 'm.gifts_title()\n',
  })
  expect([...touches]).toEqual([
    ['server/features.ts', 1],
    ['server/features/chat/send.ts', 2],
    ['src/features/chat/Menu.tsx', 1],
    ['server/testing/scene.ts', 1],
  ])
})

test('a name of several words is one word in code', () => {
  const touches = touchesOf('open-gifts', {
    'server/features.ts': "export { openGifts } from './features/open-gifts/feature.ts'\n",
    'src/features/chat/Menu.tsx': 'useQuery(trpc.openGifts.list.queryOptions())\n',
    'src/features/open-gifts/Gifts.tsx': 'useQuery(trpc.openGifts.list.queryOptions())\n',
    'src/routes/open-gifts.tsx': "import { Gifts } from '../features/open-gifts/Gifts.tsx'\n",
  })
  expect([...touches]).toEqual([
    ['server/features.ts', 1],
    ['src/features/chat/Menu.tsx', 1],
  ])
})

test('the route of its own page is at home wherever its address lies', () => {
  const touches = touchesOf('gifts', {
    'src/routes/chats.$id.gifts.tsx':
      "const page = lazyPage(() => import('../features/gifts/GiftsPage.tsx'), 'GiftsPage')\ntrpc.gifts.list.queryOptions()\n",
    'src/routes/chats.tsx':
      "import { Gifts } from '../features/gifts/Gifts.tsx'\nlazyPage(() => import('../features/chat/ChatsPage.tsx'), 'ChatsPage')\n",
  })
  expect([...touches]).toEqual([['src/routes/chats.tsx', 1]])
})

test('more than six files, or more than one line in any, are too many', () => {
  const files = (count: number) => new Map(Array.from({ length: count }, (_, n) => [`${n}.ts`, 1]))
  expect(problemsOf('gifts', files(6))).toEqual([])
  expect(problemsOf('gifts', files(7))).toEqual([expect.stringContaining('gifts stands in 7 files')])
  expect(problemsOf('gifts', new Map([['a.ts', 2]]))).toEqual(['a.ts names gifts in 2 lines'])
})
