import { afterEach, beforeEach } from 'vitest';

/** Gives dialogs their methods, which jsdom does not have. */
export function stubDialogs(): void {
  beforeEach(() => {
    const dialog = HTMLDialogElement.prototype;
    dialog.showModal = function showModal() {
      this.open = true;
    };
    dialog.close = function close() {
      this.open = false;
      // The focus goes back to what had it before.
      if (this.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
      this.dispatchEvent(new Event('close'));
    };
  });
}

/** Answers all media queries in the same way; jsdom has none. */
export function stubMedia(matches: () => boolean): void {
  const nothing = () => undefined;
  beforeEach(() => {
    window.matchMedia = () =>
      ({ matches: matches(), addEventListener: nothing, removeEventListener: nothing }) as never;
  });
}

/** Ends after each test what islands listen to: each page of a browser has a window of its own, which tests share. */
export function endListening(): void {
  const { addEventListener } = window;
  let ending: AbortController;
  beforeEach(() => {
    ending = new AbortController();
    const { signal } = ending;
    window.addEventListener = (
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: boolean | AddEventListenerOptions,
    ) =>
      addEventListener.call(window, type, listener, {
        ...(typeof options === 'object' ? options : { capture: options }),
        signal,
      });
  });
  afterEach(() => {
    window.addEventListener = addEventListener;
    ending.abort();
  });
}
