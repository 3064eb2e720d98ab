/* The served cards of the results: filters and orders move and hide them, they are never rendered again. */

const itemsOf = (list: Element) => [...list.querySelectorAll<HTMLElement>(':scope > li[data-offer]')];
const panelOf = (list: Element) => list.querySelector<HTMLElement>(':scope > li[data-panel]');
/** Open details are in the panel or the sheet. */
const detailsOf = (list: Element, id: string) =>
  list.closest('[data-results]')?.querySelector<HTMLElement>(`[data-details-of=${JSON.stringify(id)}]`);
const itemOf = (list: Element, id: string) =>
  list.querySelector<HTMLElement>(`:scope > li[data-offer=${JSON.stringify(id)}]`);

/** Puts all cards in an order; nothing moves where they stand in it already. */
export function orderCards(list: Element, ids: readonly string[]): void {
  const items = itemsOf(list);
  if (items.every(({ dataset }, position) => dataset.offer === ids[position])) return;
  const byId = new Map(items.map((item) => [item.dataset.offer, item]));
  const panel = panelOf(list);
  for (const id of ids) {
    const item = byId.get(id);
    if (item) list.append(item);
  }
  if (panel) list.append(panel);
}

/** Shows the cards with these ids and hides the others; a card that neither enters nor leaves is not touched. */
export function showCards(list: Element, ids: readonly string[]): void {
  const shown = new Set(ids);
  for (const item of itemsOf(list)) {
    const isHidden = !shown.has(item.dataset.offer ?? '');
    if (item.hidden !== isHidden) item.hidden = isHidden;
  }
}

function markSelected(item: HTMLElement | null, isSelected: boolean) {
  item?.toggleAttribute('data-selected', isSelected);
  item?.querySelector('[data-select]')?.setAttribute('aria-expanded', String(isSelected));
}

/** Puts open details back into their card. */
export function closeDetails(list: Element, details: HTMLElement, sheet: HTMLDialogElement | null): void {
  const item = itemOf(list, details.dataset.detailsOf ?? '');
  const panel = panelOf(list);
  details.hidden = true;
  item?.append(details);
  markSelected(item, false);
  if (panel) panel.hidden = true;
  sheet?.close();
}

/**
 * Shows the details of a card: in a sheet over narrow screens, else in the panel after it, which the grid places below
 * its row.
 */
export function openDetails(list: Element, id: string, sheet: HTMLDialogElement | null): void {
  const item = itemOf(list, id);
  const panel = panelOf(list);
  const details = detailsOf(list, id);
  if (!item || !panel || !details) return;
  const isOpenHere = sheet
    ? sheet.contains(details)
    : panel.contains(details) && item.nextElementSibling === panel;
  if (isOpenHere) return;
  const isOpening = details.hidden;
  details.hidden = false;
  markSelected(item, true);
  if (sheet) {
    const { scrollTop } = panel;
    panel.hidden = true;
    sheet.append(details);
    if (!sheet.open) sheet.showModal();
    // As served the panel fills a narrow screen too, and may have been read to there.
    sheet.scrollTop = scrollTop;
    return;
  }
  // The window has become wider.
  details.closest('dialog')?.close();
  item.after(panel);
  panel.append(details);
  panel.hidden = false;
  // Another order moves the car that is read, not the page.
  if (isOpening) panel.scrollIntoView({ block: 'nearest' });
}

/** The control that opens the details of a card. */
export const selectorOf = (list: Element, id: string): HTMLElement | null =>
  itemOf(list, id)?.querySelector<HTMLElement>('[data-select]') ?? null;

/** Calls back once nothing in an element is pressed: a press on what has moved before it ends is no click. */
export function whenReleased(element: Element | null, then: () => void): void {
  if (element?.matches(':active')) setTimeout(() => whenReleased(element, then), 100);
  else then();
}
