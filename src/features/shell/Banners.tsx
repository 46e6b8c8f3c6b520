/** Alerts above the page (specification §2, banners): each decides for itself whether it has something to say. */
export function Banners() {
  return null
}
