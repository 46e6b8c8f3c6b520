import { join } from 'node:path'
import type { ClientManifest } from '../../scripts/build.ts'
import { buildStates, statesDir } from '../../scripts/states.ts'
import { contentSecurityPolicy } from '../core/http/content-security-policy.ts'

const fileName = /^[\w-]+\.(js|css|svg)$/
/** No list says what a chunk imports (scripts/lib/assets/client-assets.ts): it is asked for beside the chunk all the same. */
const noImports = { chunks: [], importsOf: {} }

let built: Promise<void> | undefined

/** `/dev/states`: the gallery of what screens look like in each of their states, built when somebody first asks for it. */
export async function statesPage(manifest: ClientManifest): Promise<Response> {
  built ??= buildStates('nl')
  try {
    await built
  } catch (error) {
    // What draws it is installed for development alone.
    return new Response(`The gallery cannot be built: ${error}`, { status: 503 })
  }
  return pageOf(manifest)
}

export async function serveStatesFile(name: string): Promise<Response> {
  if (name.endsWith('.json')) return Response.json(noImports)
  const content = Bun.file(join(statesDir, name))
  return fileName.test(name) && (await content.exists())
    ? new Response(content, { headers: { 'cache-control': 'no-store' } })
    : new Response('Not found', { status: 404 })
}

function pageOf({ stylesheet }: ClientManifest): Response {
  const html = `<!doctype html>
<html lang="nl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>States</title>
<link rel="stylesheet" href="${stylesheet}">
<script type="module" src="/dev/states/gallery.js"></script>
</head>
<body></body>
</html>`
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy(crypto.randomUUID().replaceAll('-', '')),
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  })
}
