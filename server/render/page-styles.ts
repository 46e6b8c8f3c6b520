/** A rule by itself with the classes it is about, or those under one condition. */
type StyleRule = { text: string; classes: string[] } | { head: string; rules: StyleRule[] }

const known = new Map<string, StyleRule[]>()

/**
 * The part of a stylesheet that this page uses: the utilities whose classes it names, and everything else that is no
 * utility. The order stays the same, so the whole stylesheet, which comes later, changes nothing on the screen.
 */
export function stylesFor(html: string, css: string): string {
  const rules = known.get(css) ?? rulesIn(css).map((text) => (utilities.test(text) ? group(text) : always(text)))
  known.set(css, rules)
  return used(rules, classesIn(html))
}

const utilities = /^\s*@layer utilities\s*\{/

function used(rules: StyleRule[], classes: Set<string>): string {
  let css = ''
  for (const rule of rules) {
    if ('rules' in rule) {
      const inside = used(rule.rules, classes)
      if (inside) css += `${rule.head}${inside}}`
    } else if (rule.classes.length === 0 || rule.classes.some((name) => classes.has(name))) css += rule.text
  }
  return css
}

function classesIn(html: string): Set<string> {
  const lists = new Set(Array.from(html.matchAll(/\sclass="([^"]+)"/g), ([, list = '']) => list))
  return new Set([...lists].flatMap((list) => plainText(list).split(' ')))
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }

function plainText(html: string): string {
  return html.replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
}

/** The rules of a stylesheet, or inside one of its blocks, each as its whole text. */
function rulesIn(css: string): string[] {
  const rules: string[] = []
  let [depth, start] = [0, 0]
  for (const { 0: mark, index } of css.matchAll(/[{};]/g)) {
    if (mark === '{') depth++
    if (mark === '}') depth--
    if (depth > 0) continue
    rules.push(css.slice(start, index + 1))
    start = index + 1
  }
  return rules
}

function always(text: string): StyleRule {
  return { text, classes: [] }
}

function group(text: string): StyleRule {
  const start = text.indexOf('{') + 1
  const rules = rulesIn(text.slice(start, text.lastIndexOf('}')))
  return {
    head: text.slice(0, start),
    rules: rules.map((rule) => (/^\s*@/.test(rule) ? group(rule) : aboutClasses(rule))),
  }
}

function aboutClasses(text: string): StyleRule {
  const selector = text.slice(0, text.indexOf('{'))
  const names = selector.matchAll(/\.((?:\\[\da-f]{1,6} ?|\\.|[\w-])+)/gi)
  return { text, classes: Array.from(names, ([, name = '']) => unescaped(name)) }
}

/** Decodes CSS escapes: `\:` is `:`, and `\32 ` is a digit at the beginning. */
function unescaped(name: string): string {
  return name.replace(/\\(?:([\da-f]{1,6}) ?|(.))/gi, (_, code, mark) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : mark,
  )
}
