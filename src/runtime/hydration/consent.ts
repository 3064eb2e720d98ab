import { consentPurposes, type Consent, PRIVACY_SETTINGS, type PageTags } from '../consent/consent.ts';
import { createScriptRunner } from '../consent/run-scripts.ts';
import { readConsent, storeConsent } from '../consent/stored-consent.ts';

const DATA = 'script[data-scripts]';
const BANNER = '[data-consent]';

/** A browser that refuses tracking for its user: nobody is asked, and nothing is agreed to. */
const isRefusedByBrowser = () =>
  (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/**
 * Asks for consent where the page has scripts that need it, and runs those that have it. A visitor who agrees to less
 * than before gets the page anew, without what has run.
 */
export function start(): void {
  const data = document.querySelector(DATA);
  if (!data) return;
  const tags = JSON.parse(data.textContent ?? '') as PageTags;
  const offered = consentPurposes(tags);
  const run = createScriptRunner(tags);
  const stored = readConsent(offered);
  let { agreed } = stored;
  run(agreed);
  const banner = document.querySelector<HTMLFormElement>(BANNER);
  if (!banner || offered.length === 0) return;
  const boxes = [...banner.querySelectorAll<HTMLInputElement>('input[name=purpose]:not(:disabled)')];
  const details = banner.querySelector('details');
  /** Room for the banner: it covers neither the end of the page nor what has the focus. */
  const leaveRoom = (height: string) => {
    document.body.style.paddingBlockEnd = height;
    document.documentElement.style.scrollPaddingBlockEnd = height;
  };

  /** What had the focus when the settings were opened. */
  let opener: HTMLElement | null = null;

  const show = (isShown: boolean) => {
    banner.hidden = !isShown;
    leaveRoom(isShown ? `${banner.offsetHeight}px` : '');
    if (isShown) return;
    opener?.focus();
    opener = null;
  };
  const mark = (chosen: Consent) => {
    for (const box of boxes) box.checked = chosen.some((purpose) => purpose === box.value);
  };
  const choose = (chosen: Consent) => {
    storeConsent(offered, chosen);
    show(false);
    if (agreed.some((purpose) => !chosen.includes(purpose))) return location.reload();
    agreed = chosen;
    run(agreed);
  };
  const open = () => {
    mark(agreed);
    if (details) details.open = true;
    show(true);
    banner.querySelector<HTMLElement>('h2')?.focus();
  };

  banner.addEventListener('submit', (event) => {
    event.preventDefault();
    const { value } = (event as SubmitEvent).submitter as HTMLButtonElement;
    if (value === 'all') return choose(offered);
    if (value === 'none') return choose([]);
    choose(offered.filter((purpose) => boxes.some((box) => box.value === purpose && box.checked)));
  });
  banner.addEventListener('keydown', (event) => {
    // Who only looked at earlier choices leaves them as they are.
    if (event.key !== 'Escape' || !readConsent(offered).isMade) return;
    // What listens further out does nothing more.
    event.preventDefault();
    show(false);
  });
  // The settings make the banner taller.
  details?.addEventListener('toggle', () => show(!banner.hidden));
  for (const button of document.querySelectorAll<HTMLElement>('[data-open-consent]')) button.hidden = false;
  document.addEventListener('click', (event) => {
    const pressed = (event.target as Element).closest?.<HTMLElement>(
      `[data-open-consent],a[href$="#${PRIVACY_SETTINGS}"]`,
    );
    if (!pressed) return;
    opener = pressed;
    event.preventDefault();
    open();
  });
  show(!stored.isMade && !isRefusedByBrowser());
}
