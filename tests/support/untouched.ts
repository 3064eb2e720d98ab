import type { Page } from 'playwright';

/** Without a screen the mouse lies in the corner of every page: keeps what loads next from taking that for a touch. */
export const leaveUntouched = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const ignore = (event: PointerEvent) => {
      if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
    };
    addEventListener('pointerover', ignore, { capture: true });
  });
