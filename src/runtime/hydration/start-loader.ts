/**
 * Starts one island: loads its scripts, makes it interactive and sets `data-hydrated`. Rejects when it could
 * not be loaded.
 */
export type StartIsland = (host: HTMLElement) => Promise<void>;

const HOST = '[data-island]';
const INTENTS = ['pointerover', 'focusin', 'touchstart', 'keydown'];
/** After this time a click is repeated even if the island has not started. */
const MAX_HOLD_MS = 4000;

/**
 * Starts the page's islands, each at its time. A click or submit
 * on an island's own elements before it is ready is held back and repeated once, after the start or its
 * failure; events on static content inside an island are held back only where they press a button.
 * @param signal ends watching, where a document outlives its page
 */
export function startLoader(startIsland: StartIsland, signal?: AbortSignal): void {
  const starts = new WeakMap<Element, Promise<void>>();
  const held = new Map<Element, Event>();
  let isRepeating = false;

  const start = (host: HTMLElement): Promise<void> => {
    let started = starts.get(host);
    if (!started) {
      started = startIsland(host).catch((error) => {
        // The next intent tries again.
        starts.delete(host);
        reportError(error);
      });
      starts.set(host, started);
    }
    return started;
  };

  const startAround = (event: Event) => {
    let host: HTMLElement | null | undefined = (event.target as Element).closest?.<HTMLElement>(HOST);
    while (host) {
      start(host);
      host = host.parentElement?.closest<HTMLElement>(HOST);
    }
  };

  const repeat = (host: Element) => {
    const event = held.get(host);
    held.delete(host);
    isRepeating = true;
    try {
      if (event instanceof SubmitEvent) (event.target as HTMLFormElement).requestSubmit(event.submitter);
      else event?.target?.dispatchEvent(new MouseEvent('click', event as MouseEvent));
    } finally {
      isRepeating = false;
    }
  };

  const activate = (event: Event) => {
    if (isRepeating) return;
    startAround(event);
    const target = event.target as Element;
    // What is pressed may be an island's own though what was hit in it is static.
    const pressed = (target.closest('a,button') ?? target) as Partial<HTMLButtonElement> & Element;
    // Links of static content work as served; a button there does nothing without its island.
    const owner = pressed.closest<HTMLElement>(HOST + (pressed.type === 'button' ? '' : ',[data-slot]'));
    const { metaKey, ctrlKey, shiftKey, altKey } = event as MouseEvent;
    if (!owner?.dataset.island || owner.dataset.hydrated || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.set(owner, event);
    const release = () => repeat(owner);
    start(owner).then(release);
    setTimeout(release, MAX_HOLD_MS);
  };

  const options = { capture: true, passive: true, signal } as AddEventListenerOptions;
  for (const type of INTENTS) document.addEventListener(type, startAround, options);
  for (const type of ['click', 'submit'])
    document.addEventListener(type, activate, { ...options, passive: false });

  const hosts = (when: string) => document.querySelectorAll<HTMLElement>(`${HOST}[data-hydrate=${when}]`);
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        start(target as HTMLElement);
      }
    },
    { rootMargin: '200px' },
  );
  signal?.addEventListener('abort', () => observer.disconnect());
  for (const host of hosts('visible')) observer.observe(host);
  for (const host of hosts('load')) (window.requestIdleCallback ?? setTimeout)(() => start(host));
}
