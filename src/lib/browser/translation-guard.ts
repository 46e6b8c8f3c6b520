/**
 * Lets React change text that a translator has replaced. Chrome, Edge and Safari replace text nodes by `<font>`
 * elements. React still holds the nodes, and fails when it removes one or inserts something before it (React issue
 * 11538). The guard applies such a call to the replacement. It puts a changed text back, and the translator translates
 * it again. Call it once, before React starts. The product itself uses no `<font>`.
 */
export function guardAgainstTranslators(): void {
  const observer = new MutationObserver(noteReplaced)
  observer.observe(document, { childList: true, subtree: true })

  /** The outermost node that a translator has put in the place of a text node; undefined where there is none. */
  const standInOf = (node: Node | null): ChildNode | undefined => {
    if (!node || !isText(node)) return undefined
    noteReplaced(observer.takeRecords())
    let current = node
    while (!current.parentNode && standIns.has(current)) current = standIns.get(current)!
    while (isFont(current.parentNode)) current = current.parentNode
    return current === node ? undefined : (current as ChildNode)
  }

  const { appendChild, insertBefore, removeChild } = Node.prototype
  Node.prototype.appendChild = function (child) {
    if (!isFont(this)) standInOf(child)?.remove()
    return appendChild.call(this, child) as typeof child
  }
  Node.prototype.insertBefore = function (child, before) {
    if (isFont(this)) return insertBefore.call(this, child, before) as typeof child
    const [own, standIn] = [standInOf(child), standInOf(before)]
    if (own && own === before) {
      // A translator of the page's own world gives the text back.
      own.replaceWith(child)
      return child
    }
    own?.remove()
    const place = standIn && standIn.parentNode !== this ? null : (standIn ?? before)
    return insertBefore.call(this, child, place) as typeof child
  }
  Node.prototype.removeChild = function (child) {
    const standIn = isFont(this) ? undefined : standInOf(child)
    if (!standIn) return removeChild.call(this, child) as typeof child
    standIn.remove()
    return child
  }
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')!
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, text: string | null) {
      nodeValue.set?.call(this, text)
      standInOf(this)?.replaceWith(this)
    },
  })
}

/** What a translator has put in the place of a text node, or of an element of its own. */
const standIns = new WeakMap<Node, Node>()

const isFont = (node: Node | null | undefined): node is ParentNode => node?.nodeName === 'FONT'
const isText = (node: Node): boolean => node.nodeType === Node.TEXT_NODE

/**
 * Some translators replace a text node at once, others insert their element beside it and then take it away; the original is
 * shown again by the same node or by a new one.
 */
function noteReplaced(records: MutationRecord[]): void {
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    for (const removed of removedNodes) {
      const candidates = addedNodes.length > 0 ? [...addedNodes] : [previousSibling, nextSibling]
      const standIn = isFont(removed) ? addedNodes[0] : isText(removed) && candidates.find(isFont)
      if (standIn) standIns.set(removed, standIn)
    }
    for (const added of addedNodes) standIns.delete(added)
  }
}
