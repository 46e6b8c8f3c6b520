/**
 * Development only. The page keeps a connection to the server. When it reopens after a break, the server has restarted
 * with new code, so the page reloads.
 */
export const liveReloadPath = '/_dev'

const script = `let seen;new EventSource('${liveReloadPath}').onopen=()=>{if(seen)location.reload();seen=true}`

export function liveReloadResponse(): Response {
  const forever = new ReadableStream({ start: (controller) => controller.enqueue('retry: 50\n\n') })
  return new Response(forever, { headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' } })
}

export async function withLiveReload(page: Response, nonce: string): Promise<Response> {
  if (!page.headers.get('content-type')?.startsWith('text/html')) return page
  const html = await page.text()
  return new Response(html.replace('</body>', `<script nonce="${nonce}">${script}</script></body>`), page)
}
