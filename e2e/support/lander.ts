import { join } from 'node:path'

const folder = join(import.meta.dir, '../../examples/lander')

export interface Lander {
  /** Another site than `localhost` to a browser. */
  origin: string
  stop(): Promise<void>
}

/** Serves the example lander elsewhere, with the address of the site written into it as its author would. */
export function serveLander(site: string): Lander {
  const server = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    async fetch(request) {
      const { pathname } = new URL(request.url)
      if (pathname !== '/') return new Response(Bun.file(join(folder, pathname)))
      const page = await Bun.file(join(folder, 'index.html')).text()
      const html = page.replaceAll('http://localhost:3000', site)
      return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
    },
  })
  return { origin: `http://127.0.0.1:${server.port}`, stop: () => server.stop(true) }
}
