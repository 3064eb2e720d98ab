/** What is pressed; fields keep what is typed to themselves. */
const PRESSED = 'a[href], button, summary, [role=button], [role=menuitem], [role=treeitem], [role=row]';
/** What the focus goes to instead: no field, in which the next key would be typed. */
const NEXT = 'a[href], button:not(:disabled), [tabindex="0"]:not(input, textarea, select)';
/** Parts of a screen that the focus is kept in. */
const AREAS =
  'main, aside, nav, section, form, table, [role=dialog], [role=alertdialog], [role=region], [role=tabpanel]';
/** Messages come and go by themselves, and hidden parts cannot be reached. */
const OUT_OF_REACH = '[role=status], [aria-hidden=true], [inert]';

/** How long a dialog or list may take to move the focus by itself, in milliseconds. */
const PATIENCE_MS = 50;
/** A menu, the dialog that it opened and a message over it are gone through. */
const MOST_POINTS = 8;

/** Where the focus was: an element, and at which index in each ancestor. */
interface FocusPoint {
  readonly element: HTMLElement;
  /** From the parent of the element upwards. */
  readonly ancestors: readonly { readonly parent: Element; readonly index: number }[];
  /** The path of the screen. */
  readonly screen: string;
}

function focusPointOf(element: HTMLElement): FocusPoint {
  const ancestors: { parent: Element; index: number }[] = [];
  for (let child: Element = element; child.parentElement; child = child.parentElement) {
    const parent = child.parentElement;
    ancestors.push({ parent, index: [...parent.children].indexOf(child) });
  }
  return { element, ancestors, screen: location.pathname };
}

/** Focuses an element. @returns whether it took the focus */
function focus(element: HTMLElement): boolean {
  if (element.closest(OUT_OF_REACH)) return false;
  element.focus();
  return document.activeElement === element;
}

const focusIn = (part: Element): boolean =>
  [part, ...part.querySelectorAll(NEXT)].some(
    (one) => one instanceof HTMLElement && one.matches(NEXT) && focus(one),
  );

/** Focuses the heading of an area, which takes the focus from then on. */
function focusHeading(area: Element): boolean {
  const heading = area.querySelector<HTMLElement>('h1, h2, h3');
  if (!heading) return false;
  heading.tabIndex = -1;
  return focus(heading);
}

/** Focuses what stands where something was: the next one, else the one before, else the heading of the part of the screen. */
function focusNear({ ancestors }: FocusPoint): boolean {
  const there = ancestors.filter(({ parent }) => parent.isConnected && parent.closest(AREAS));
  const area = there[0]?.parent.closest(AREAS);
  if (!area || there[0]?.parent.closest(OUT_OF_REACH)) return false;
  for (const { parent, index } of there) {
    const children = [...parent.children];
    if ([...children.slice(index), ...children.slice(0, index).reverse()].some(focusIn)) return true;
    if (parent === area) break;
  }
  return focusHeading(area);
}

/**
 * Keeps the focus on the screen where what was pressed vanishes, such as the row of a page that was archived: browsers take
 * the focus away from everything then, and the next key of the keyboard would begin at the top. @returns stops
 */
export function keepFocus(): () => void {
  let points: FocusPoint[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const note = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement) points = [...points, focusPointOf(target)].slice(-MOST_POINTS);
  };
  /** The focus was taken away from what is still there, such as by a press beside it: where it was is nothing to go back to. */
  const forget = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget) return;
    // Chrome says so too while it removes an element, and where a button cannot be pressed for a while.
    setTimeout(() => {
      const isLeft = target instanceof HTMLElement && target.isConnected && !target.matches(':disabled');
      if (isLeft && document.activeElement === document.body && document.hasFocus()) points = [];
    });
  };
  const isLost = () => {
    const last = points.at(-1)?.element;
    return last?.isConnected === false && last.matches(PRESSED) && document.activeElement === document.body;
  };
  const recover = () => {
    if (!isLost()) return;
    const before = points.filter(({ screen }) => screen === location.pathname).reverse();
    const isOfScreen = points.at(-1)?.screen === location.pathname;
    points = [];
    // Another screen begins at its top.
    if (isOfScreen) before.some((point) => focus(point.element) || focusNear(point));
  };
  const observer = new MutationObserver(() => {
    if (!isLost()) return;
    clearTimeout(timer);
    timer = setTimeout(recover, PATIENCE_MS);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', note);
  document.addEventListener('focusout', forget);
  if (document.activeElement instanceof HTMLElement) points = [focusPointOf(document.activeElement)];
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('focusin', note);
    document.removeEventListener('focusout', forget);
  };
}
