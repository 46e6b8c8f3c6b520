import { expect, test } from 'bun:test'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../run.ts'
import { anchorsOf, findBrokenLinks, linksOf } from './document-links.ts'

async function brokenLinksOf(files: Record<string, string>): Promise<string[]> {
  const project = mkdtempSync(join(tmpdir(), 'vonk-links-'))
  for (const [file, text] of Object.entries(files)) await Bun.write(join(project, file), text)
  return findBrokenLinks(project)
}

test('links to files, folders and headings that exist are fine', async () => {
  const files = {
    'README.md': '# Home\n\n[b](docs/b.md), [its part](docs/b.md#a-part-of-b), [here](#home), [docs](docs)\n',
    'docs/b.md':
      '# B\n\n## A part of `b`!\n\n[home](../README.md), ![picture](b.png), [elsewhere](https://vonk.example/x)\n',
    'docs/b.png': '',
  }
  expect(await brokenLinksOf(files)).toEqual([])
})

test('links to files and headings that do not exist are found, each with its document', async () => {
  const files = {
    'README.md': '# Home\n\n[gone](docs/gone.md) and [gone](docs/b.md#gone)\n',
    'docs/b.md': '# B\n\n![gone](gone.png), <img src="lost.png" alt="">, [gone](#gone)\n',
  }
  expect(await brokenLinksOf(files)).toEqual([
    'README.md links to docs/b.md#gone, which does not exist',
    'README.md links to docs/gone.md, which does not exist',
    'docs/b.md links to #gone, which does not exist',
    'docs/b.md links to gone.png, which does not exist',
    'docs/b.md links to lost.png, which does not exist',
  ])
})

test('code is no link and no heading', () => {
  const code = '# A\n\n    [a](b)\n    # c\n\n```sh\n# d\n[e](f)\n```\n\n[g](h)\n'
  expect(linksOf(code)).toEqual(['h'])
  expect([...anchorsOf(code)]).toEqual(['a'])
})

test('the documents of the project link to what exists', () => {
  expect(findBrokenLinks(root)).toEqual([])
})
