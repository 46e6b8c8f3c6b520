/** How a translator puts its text in the place of the page's. */
export type TranslatorKind = 'replaces' | 'inserts-and-removes' | 'wraps'

/**
 * Runs in a page: puts `font > font > text` in the place of each text node, also of later ones, as the translators of Chrome,
 * Edge and Safari do. The words stay as they are, so that a journey finds them; what asks not to be translated is left alone.
 */
export function imitateTranslator(kind: TranslatorKind = 'replaces'): void {
  const untouched = 'script,style,title,textarea,select,svg,[translate=no]'
  const translate = (text: Text) => {
    const parent = text.parentElement
    if (!parent || parent.nodeName === 'FONT' || !text.data.trim() || parent.closest(untouched)) return
    const outer = document.createElement('font')
    const inner = outer.appendChild(document.createElement('font'))
    if (kind === 'inserts-and-removes') {
      text.before(outer)
      text.remove()
    } else text.replaceWith(outer)
    inner.append(kind === 'wraps' ? text : text.data)
  }
  const translateIn = (root: Node) => {
    const texts = root instanceof Text ? [root] : []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    texts.forEach(translate)
  }
  const observer = new MutationObserver((records) => {
    for (const { target, type, addedNodes } of records)
      for (const node of type === 'characterData' ? [target] : addedNodes) translateIn(node)
  })
  const begin = () => {
    document.documentElement.lang = 'ar'
    document.documentElement.classList.add('translated-rtl')
    translateIn(document.body)
    observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  }
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin)
}

/** Runs in a page: shows the original again, by the page's own text node where the translator still has it. */
export function showOriginal(): void {
  for (const font of document.querySelectorAll(':not(font) > font')) font.replaceWith(font.firstChild?.firstChild ?? '')
}
