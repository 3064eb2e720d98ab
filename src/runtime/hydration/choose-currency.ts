const SELECTOR = '[data-currencies]';
const YEAR_SECONDS = 31_536_000;

/** Two versions of a page differ in what an island renders. */
class DifferentElements extends Error {}

/** React leaves comments between texts. */
const contentOf = (parent: Node) =>
  [...parent.childNodes].filter(({ nodeType }) => nodeType !== Node.COMMENT_NODE);

const ISLAND = '[data-island]';

/** Whether the content of an element is as it was served: no island is in it, and none renders it. */
const isStatic = (element: Element) =>
  element.querySelector(ISLAND) === null && !element.closest(`${ISLAND},[data-slot]`)?.matches(ISLAND);

/**
 * Content of another version of a page replaces that of this one: texts where the elements are the same, else elements.
 * @throws DifferentElements when these belong to an island that shows amounts
 */
function takeContent(own: Element, other: Element, showsAmounts: (island: Element) => boolean): void {
  const [nodes, others] = [contentOf(own), contentOf(other)];
  const isAlike =
    nodes.length === others.length &&
    nodes.every(({ nodeName }, position) => nodeName === others[position]?.nodeName);
  if (!isAlike) {
    if (!isStatic(own)) throw new DifferentElements();
    own.replaceChildren(...others.map((node) => document.importNode(node, true)));
    return;
  }
  for (const [position, node] of nodes.entries()) {
    const counterpart = others[position] as Node;
    if (!(node instanceof Element)) {
      if (node.nodeValue !== counterpart.nodeValue) node.nodeValue = counterpart.nodeValue;
      continue;
    }
    try {
      takeContent(node, counterpart as Element, showsAmounts);
    } catch (error) {
      // What a visitor opened or chose in an island is not in the page as it is served.
      if (!node.matches(ISLAND) || showsAmounts(node)) throw error;
    }
  }
}

/** The marks of the choice in another version of a page replace those of this one. */
function takeMarks(own: Document, other: Document): void {
  const inside = (page: Document) => [...page.querySelectorAll<HTMLElement>(`${SELECTOR} *`)];
  const others = inside(other);
  for (const [position, element] of inside(own).entries())
    for (const name of ['aria-current', 'aria-label', 'hidden']) {
      const value = others[position]?.getAttribute(name) ?? null;
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
}

/**
 * Shows the page's amounts in another currency in place; loads the page anew where islands show amounts.
 * @param overtaken aborted by a later choice, whose amounts a response that arrives late must not replace
 */
export async function show(code: string, reload: () => void, overtaken: AbortSignal): Promise<void> {
  document.cookie = `currency=${code};path=/;max-age=${YEAR_SECONDS};samesite=lax${location.protocol === 'https:' ? ';secure' : ''}`;
  try {
    // Last, because storage may be closed.
    localStorage.currency = code;
  } catch {
    // The cookie is what the server reads.
  }
  try {
    // An island that computes with amounts got them with the page.
    if (document.querySelector('[data-island][data-amounts]')) throw new DifferentElements();
    const response = await fetch(location.href, { signal: overtaken });
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    overtaken.throwIfAborted();
    if (!response.ok) throw new DifferentElements();
    const symbols = [...document.querySelectorAll<HTMLElement>('[data-set-currency]')].map(
      ({ dataset }) => dataset.symbol ?? '',
    );
    takeContent(document.body, page.body, ({ textContent }) =>
      symbols.some((symbol) => textContent?.includes(symbol)),
    );
    takeMarks(document, page);
  } catch {
    if (!overtaken.aborted) reload();
  }
}
