import { expect, test } from 'bun:test'
import type { BuildMetafile } from 'bun'
import { clientAssets } from './client-assets.ts'

const sources: Record<string, string> = {
  'src/client.tsx': `const Menu = lazyPart(() => import('./Menu.tsx'), 'Menu', 'before-hydration')`,
  'src/routes/likes.tsx': `createFileRoute('/likes')({ component: lazyPage(() => import('../Likes.tsx'), 'Likes') })`,
  'src/Likes.tsx': `
    const Row = lazyPart<'Row', RowProps>(
      () => import('./Row.tsx'),
      'Row',
      'at-once',
    )
    const Sheet = lazyPart(() => import('./Sheet.tsx'), 'Sheet', 'once-alive')`,
}

const later = (name: string) => ({
  path: `./${name}.js`,
  kind: 'dynamic-import' as const,
  original: name === 'Likes' ? '../Likes.tsx' : `./${name}.tsx`,
  entryPoint: `src/${name}.tsx`,
})
const chunk = (name: string, imports: string[], inputs: string[] = []) => ({
  bytes: 1,
  inputs: Object.fromEntries(inputs.map((path) => [path, { bytesInOutput: 1 }])),
  imports: imports.map((path) => ({ path: `./${path}.js`, kind: 'import-statement' as const })),
  exports: [name],
  entryPoint: `src/${name}.tsx`,
})

/** The entry with a menu, and a page with a row that comes at once and a sheet that comes later; all but the entry share a button. */
const build: BuildMetafile = {
  inputs: {
    'src/client.tsx': { bytes: 1, imports: [later('Menu')] },
    'src/routes/likes.tsx': { bytes: 1, imports: [later('Likes')] },
    'src/Likes.tsx': { bytes: 1, imports: [later('Row'), later('Sheet')] },
  },
  outputs: {
    './client.js': chunk('client', ['react'], ['src/client.tsx', 'src/routes/likes.tsx']),
    './react.js': { ...chunk('react', []), entryPoint: undefined },
    './button.js': { ...chunk('Button', ['react', 'icon']), entryPoint: undefined },
    './icon.js': { ...chunk('Icon', []), entryPoint: undefined },
    './Menu.js': chunk('Menu', ['button']),
    './Likes.js': chunk('Likes', ['client', 'button'], ['src/Likes.tsx']),
    './Row.js': chunk('Row', ['button']),
    './Sheet.js': chunk('Sheet', ['button']),
  },
}

const [assets, { chunks, importsOf }] = clientAssets(build, (path) => sources[path] ?? '')

test('a page is told what it brings, and what its code asks for at once', () => {
  expect(assets).toEqual({
    entry: '/assets/client.js',
    preloads: ['/assets/react.js'],
    routes: { '/likes': ['/assets/Likes.js', '/assets/button.js', '/assets/icon.js'] },
    parts: {
      __root__: ['/assets/Menu.js', '/assets/button.js', '/assets/icon.js'],
      '/likes': ['/assets/Row.js'],
    },
  })
})

test('by its name a page or part finds the chunks that it needs besides its own and those of the first load', () => {
  const named = Object.entries(importsOf).map(([name, places]) => [name, places.map((place) => chunks[place])])
  expect(Object.fromEntries(named)).toEqual({
    Likes: ['/assets/button.js', '/assets/icon.js', '/assets/Row.js'],
    Menu: ['/assets/button.js', '/assets/icon.js'],
    Row: ['/assets/button.js', '/assets/icon.js'],
    Sheet: ['/assets/button.js', '/assets/icon.js'],
  })
})
