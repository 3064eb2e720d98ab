/** The text that explains a control to who hovers over it or focuses it, and the keys that do the same. */
export const TOOLTIP = 'data-tooltip';
export const TOOLTIP_KEYS = 'data-tooltip-keys';

const DELAY_MS = 500;
/** A tooltip is shown without delay within this time after another one was hidden. */
const WARM_MS = 500;

const elementOf = (target: EventTarget | null) => (target instanceof Element ? target : null);
const anchorOf = (target: EventTarget | null) =>
  elementOf(target)?.closest<HTMLElement>(`[${TOOLTIP}]`) ?? null;

/**
 * Says for which control of the window a tooltip is to be shown: after a moment under the pointer, at once with the focus of
 * the keyboard. It goes when either leaves, and with Escape or any other key; the pointer may rest on the tooltip itself.
 * @returns stops
 */
export function watchAnchors(onShow: (anchor: HTMLElement | null) => void): () => void {
  let shown: HTMLElement | null = null;
  let isByFocus = false;
  /** Under the pointer, shown or about to be; a pressed one is not shown again until the pointer comes back. */
  let hovered: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hiddenAt = Number.NEGATIVE_INFINITY;

  const show = (anchor: HTMLElement, byFocus: boolean) => {
    clearTimeout(timer);
    isByFocus = byFocus;
    shown = anchor;
    onShow(anchor);
  };
  const hide = () => {
    clearTimeout(timer);
    if (!shown) return;
    hiddenAt = performance.now();
    shown = null;
    onShow(null);
  };
  const listeners: { readonly [Type in keyof DocumentEventMap]?: (event: DocumentEventMap[Type]) => void } = {
    pointerover({ target, pointerType }) {
      if (pointerType === 'touch' || elementOf(target)?.closest('[role=tooltip]')) return;
      const anchor = anchorOf(target);
      if (anchor === hovered) return;
      hovered = anchor;
      clearTimeout(timer);
      if (!isByFocus) hide();
      if (!anchor || anchor === shown) return;
      if (performance.now() - hiddenAt < WARM_MS) show(anchor, false);
      else timer = setTimeout(() => anchor.isConnected && show(anchor, false), DELAY_MS);
    },
    pointerout({ relatedTarget }) {
      if (relatedTarget !== null) return;
      // The pointer left the window.
      hovered = null;
      if (!isByFocus) hide();
    },
    pointerdown: hide,
    focusin({ target }) {
      const anchor = anchorOf(target);
      if (anchor?.matches(':focus-visible')) show(anchor, true);
      else hide();
    },
    focusout: () => isByFocus && hide(),
    keydown(event) {
      if (event.key === 'Escape' && shown) event.stopPropagation();
      hide();
    },
    scroll: () => isByFocus || hide(),
  };
  for (const [type, listener] of Object.entries(listeners))
    document.addEventListener(type, listener as EventListener, true);
  return () => {
    clearTimeout(timer);
    for (const [type, listener] of Object.entries(listeners))
      document.removeEventListener(type, listener as EventListener, true);
  };
}
