/**
 * Makes the changes between two versions of a served page on the page that is open, so that what was typed, opened and
 * scrolled to stays. It runs in the browser: it is sent as text and must name nothing outside of itself.
 * @returns false where only loading the page anew shows the change: other scripts, or other elements in an island
 */
export function applyChanges(page: Document, before: Document, after: Document): boolean {
  const SCRIPT = /\/assets\/[^"'\s]+\.js/;
  const styles: string[] = [];

  const takeAttributes = (here: Element, was: Element, is: Element): boolean =>
    [...new Set([...was.getAttributeNames(), ...is.getAttributeNames()])].every((name) => {
      const value = is.getAttribute(name);
      if (value === was.getAttribute(name)) return true;
      if (SCRIPT.test(`${value}${was.getAttribute(name)}`)) return false;
      if (value === null) here.removeAttribute(name);
      else here.setAttribute(name, value);
      return true;
    });

  const isInIsland = (element: Element) =>
    element.closest('[data-island]') !== null || element.querySelector('[data-island]') !== null;

  const takeChildren = (here: Element, was: Element, is: Element): boolean => {
    const [own, old, fresh] = [here, was, is].map((element) => [...element.childNodes]);
    if (!own || !old || !fresh) return false;
    // Scripts add to the end of an element what was not served.
    const isSame =
      old.length === fresh.length &&
      old.every(({ nodeName }, at) => nodeName === fresh[at]?.nodeName && nodeName === own[at]?.nodeName);
    if (isSame) return old.every((node, at) => take(own[at] as Node, node, fresh[at] as Node));
    if (here === page.body || here === page.head || isInIsland(here)) return false;
    here.replaceChildren(...fresh.map((node) => page.importNode(node, true)));
    return true;
  };

  function take(here: Node, was: Node, is: Node): boolean {
    if (was.isEqualNode(is)) return true;
    if (was.nodeName === 'STYLE') {
      // The markers of components' styles, which styled-components has taken over.
      if ((was as Element).hasAttribute('data-styled')) return true;
      // The policy of the page forbids other text in a style of it, not a style sheet that is made by script.
      (here as HTMLStyleElement).disabled = true;
      styles.push(is.textContent ?? '');
      return true;
    }
    if (was.nodeName === 'SCRIPT') return false;
    if (was.nodeType !== 1) {
      here.nodeValue = is.nodeValue;
      return true;
    }
    const [own, old, fresh] = [here as Element, was as Element, is as Element];
    return takeAttributes(own, old, fresh) && takeChildren(own, old, fresh);
  }

  const isDone = take(page.documentElement, before.documentElement, after.documentElement);
  if (isDone && styles.length > 0) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles.join('\n'));
    page.adoptedStyleSheets = [sheet];
  }
  return isDone;
}
