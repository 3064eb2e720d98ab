// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { EcommerceEvent } from '../../api/wire/ecommerce-events.ts';
import { track } from './track.ts';
import { createScriptRunner } from '../../runtime/consent/run-scripts.ts';
import { storeConsent } from '../../runtime/consent/stored-consent.ts';
import { start } from './page-events.ts';

const LIST: EcommerceEvent = {
  event: 'view_item_list',
  ecommerce: {
    currency: 'EUR',
    items: ['kamiq', 'clio'].map((id) => ({
      item_id: id,
      item_name: id,
      item_category: 'car',
      price: 1,
      quantity: 1,
    })),
  },
};
const bought = (id: string): EcommerceEvent => ({
  event: 'purchase',
  ecommerce: { currency: 'EUR', transaction_id: id, items: [] },
});
const ASKED = ['statistics', 'marketing'] as const;
const AGREED = ['statistics'] as const;

/** A page with the events that it begins with; with `null` it tells nothing. */
function open(events: readonly EcommerceEvent[] | null) {
  document.head.replaceChildren();
  document.body.innerHTML = `<ul><li data-offer="clio"><a data-book href="#x"><b>Book</b></a></li></ul>${
    events ? `<script type="application/json" data-ecommerce>${JSON.stringify(events)}</script>` : ''
  }`;
  delete (window as { dataLayer?: unknown }).dataLayer;
  start();
}
const runContainer = () => createScriptRunner({ scripts: [], container: { gtm: 'GTM-ABCD12' } })([...AGREED]);
/** The events that the container was told. */
const told = () =>
  ((window as { dataLayer?: readonly object[] }).dataLayer ?? []).flatMap((entry) =>
    'event' in entry && entry.event !== 'gtm.js' ? [entry.event] : [],
  );

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a page of a company with e-commerce events', () => {
  it('[ANA-04] tells of its list and of the chosen car, once the container may run', () => {
    open([LIST]);
    expect(told()).toEqual([]);
    storeConsent(ASKED, AGREED);
    runContainer();
    expect(told()).toEqual(['view_item_list']);
    document.querySelector<HTMLElement>('a b')?.click();
    expect(told()).toEqual(['view_item_list', 'select_item']);
  });

  it('[ANA-03, ANA-04] without a container keeps its events for the next page that has one, each booking once', () => {
    storeConsent(ASKED, AGREED);
    open([]);
    track(bought('B1'));
    track(bought('B1'));
    open([]);
    track(bought('B1'));
    track(bought('B2'));
    expect(told()).toEqual([]);
    open([LIST]);
    runContainer();
    expect(told()).toEqual(['purchase', 'purchase', 'view_item_list']);
    open([]);
    runContainer();
    expect(told()).toEqual([]);
  });

  it('[ANA-01, ANA-05] tells nothing where the page has no such events, as in a preview', () => {
    storeConsent(ASKED, AGREED);
    open(null);
    runContainer();
    track(bought('B1'));
    expect([told(), sessionStorage.length]).toEqual([[], 0]);
  });

  it('[ANA-05] breaks nothing where storage is closed, holds something else, or the tag is blocked', () => {
    storeConsent(ASKED, AGREED);
    sessionStorage.setItem('ecommerce', '{"no":"list"}');
    open([LIST]);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError');
    });
    expect(() => track(bought('B1'))).not.toThrow();
    vi.restoreAllMocks();
    expect(() => track(null)).not.toThrow();
    document.body.innerHTML = '<script type="application/json" data-ecommerce>{</script>';
    expect(start).not.toThrow();
  });

  // Last, because what waits for consent stays with the module, as it goes with its page.
  it('tells and stores nothing without consent', () => {
    open([LIST]);
    track(bought('B1'));
    expect([told(), sessionStorage.length]).toEqual([[], 0]);
  });
});
