/** The space all parts are drawn in: 4:5, the face around x = 200. */
export const WIDTH = 400
export const HEIGHT = 500

/** The whole picture: `body` is drawn in the 400 x 500 space and shown at 800 x 1000. */
export function picture(body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH * 2}" height="${HEIGHT * 2}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${body}</svg>`
}

export function shape(d: string, fill: string, opacity = 1): string {
  return `<path d="${d}" fill="${fill}"${dim(opacity)}/>`
}

export function line(d: string, colour: string, width: number, opacity = 1): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${dim(opacity)}/>`
}

export function circle(x: number, y: number, r: number, fill: string, opacity = 1): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"${dim(opacity)}/>`
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, opacity = 1, turn = 0): string {
  const turned = turn ? ` transform="rotate(${round(turn)} ${round(x)} ${round(y)})"` : ''
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${dim(opacity)}${turned}/>`
}

export function rect(x: number, y: number, width: number, height: number, fill: string, radius = 0): string {
  const rounded = radius ? ` rx="${radius}"` : ''
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${rounded} fill="${fill}"/>`
}

export function mirrored(content: string): string {
  return `<g transform="matrix(-1 0 0 1 ${WIDTH} 0)">${content}</g>`
}

export function both(content: string): string {
  return content + mirrored(content)
}

export function turned(content: string, degrees: number, x: number, y: number): string {
  return degrees ? `<g transform="rotate(${degrees} ${x} ${y})">${content}</g>` : content
}

export function moved(content: string, x: number, y: number, scale = 1): string {
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${scale})">${content}</g>`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

function dim(opacity: number): string {
  return opacity === 1 ? '' : ` opacity="${opacity}"`
}
