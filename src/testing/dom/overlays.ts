/** Opens and closes dialogs and popovers, which happy-dom does not. It has no top layer: focus order belongs to the gallery. */
export function stubOverlays(): void {
  const toggle = (element: HTMLElement, isOpen: boolean): void => {
    element.toggleAttribute('data-open', isOpen)
    const event = Object.assign(new Event('toggle'), { newState: isOpen ? 'open' : 'closed' })
    element.dispatchEvent(event)
  }
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      toggle(this, true)
    },
    hidePopover(this: HTMLElement) {
      toggle(this, false)
    },
    togglePopover(this: HTMLElement) {
      toggle(this, !this.hasAttribute('data-open'))
    },
  })
  const { matches } = Element.prototype
  // The selectors throw in happy-dom.
  const stub = function (this: Element, selector: string): boolean {
    if (selector === ':popover-open') return this.hasAttribute('data-open')
    if (selector === ':modal') return this.nodeName === 'DIALOG' && this.hasAttribute('open')
    return matches.call(this, selector)
  }
  Reflect.set(Element.prototype, 'matches', stub)
  Element.prototype.scrollIntoView ??= () => {}
  HTMLElement.prototype.scrollTo ??= () => {}
}
