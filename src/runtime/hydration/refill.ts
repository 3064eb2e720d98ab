/**
 * Gives an island that failed after it was live the HTML back with which this page is served. `fillSlots` then puts
 * its static content in: that never changed, and islands inside it may be live.
 * @throws Error when the page cannot be fetched
 */
export async function refill(host: HTMLElement, fillSlots: () => void): Promise<void> {
  const response = await fetch(location.href, { headers: { accept: 'text/html' } });
  if (!response.ok) throw new Error(`refill: the page answers ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const fresh = page.querySelector(`[data-island-id="${CSS.escape(host.dataset.islandId ?? '')}"]`);
  if (!fresh) return;
  host.replaceChildren(...fresh.childNodes);
  fillSlots();
}
