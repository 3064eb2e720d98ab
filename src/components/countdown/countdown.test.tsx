// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SAMPLE_NOW } from '../../api/wire/scenarios/sample-places.ts';
import { INERT_SERVICES } from '../../runtime/hydration/services.ts';
import { SUPPORTED_LANGUAGES } from '../../runtime/text/languages.ts';
import { liveExample, servedExample, showExample, t } from '../../../tests/support/render-component.tsx';

/** A moment after the one at which examples are rendered, as a target in UTC. */
const after = (ms: number) => new Date(SAMPLE_NOW + ms).toISOString().slice(0, 16);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const soon = Date.parse(`${after(2 * MINUTE)}Z`);

let root: Root | undefined;
let now = SAMPLE_NOW;

async function openLive(props: Record<string, unknown>) {
  document.body.innerHTML = '<main></main>';
  const services = { ...INERT_SERVICES, clock: () => now };
  const element = await liveExample('Countdown', 'offer', { props, services, texts: { over: 'It is over' } });
  root = createRoot(document.querySelector('main') as Element);
  await act(async () => root?.render(element));
}
const pass = (to: number) =>
  act(async () => {
    now = to;
    await vi.advanceTimersByTimeAsync(1000);
  });
const parts = () =>
  [...document.querySelectorAll('[role="timer"] > span')].map((part) =>
    [...part.children].map((child) => child.textContent).join(' '),
  );

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  now = SAMPLE_NOW;
});
afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  vi.useRealTimers();
});

describe('Countdown', () => {
  it('[COMP-13] counts to a moment of a zone', async () => {
    const target = after(DAY);
    await showExample('Countdown', 'offer', { props: { target, zone: 'UTC' } });
    const inUtc = parts();
    await showExample('Countdown', 'offer', { props: { target, zone: 'America/Argentina/Buenos_Aires' } });
    expect(inUtc.slice(0, 2)).not.toEqual(parts().slice(0, 2));
    // Three hours later than the same hour in UTC.
    expect(parts().slice(0, 2)).toEqual(['1 day', '03 hours'].map((part) => expect.stringContaining(part)));
  });

  it('[COMP-13] ticks each second', async () => {
    await openLive({ target: after(2 * MINUTE), zone: 'UTC' });
    await pass(soon - 61_000);
    expect(parts()).toEqual(['0 days', '00 hours', '01 minute', '01 second']);
    await pass(soon - 60_000);
    expect(parts()).toEqual(['0 days', '00 hours', '01 minute', '00 seconds']);
  });

  it.each([
    ['de', ['Tag', 'Stunden', 'Minuten', 'Sekunden']],
    ['hr', ['dan', 'sati', 'minuta', 'sekundi']],
    ['pl', ['dzień', 'godzin', 'minut', 'sekund']],
  ] as const)(
    '[COMP-13] names the units in the language, in its plural forms: %s',
    async (language, names) => {
      const target = after(DAY + 2 * MINUTE);
      const props = { target, zone: 'UTC' };
      await showExample('Countdown', 'offer', { language, languages: [language], props });
      const shown = [...document.querySelectorAll('[role="timer"] > span > span')].map(
        (name) => name.textContent,
      );
      expect([shown[0], shown[1]]).toEqual([names[0], names[1]]);
      expect(shown.every((name) => name !== '')).toBe(true);
    },
  );

  it('[COMP-13] has a name for each unit in every language', () => {
    for (const language of SUPPORTED_LANGUAGES)
      for (const unit of ['day', 'hour', 'minute', 'second']) {
        const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
        expect(format.formatToParts(5).map(({ type }) => type)).toEqual(['integer', 'literal', 'unit']);
      }
  });

  it('[COMP-13] disappears at its end', async () => {
    await openLive({ target: after(2 * MINUTE), zone: 'UTC', endAction: 'hide' });
    await pass(soon - 1000);
    expect(document.querySelector('[role="timer"]')).not.toBeNull();
    await pass(soon);
    expect(document.querySelector('main')?.textContent).toBe('');
  });

  it('[COMP-13] shows its text at its end', async () => {
    await openLive({ target: after(2 * MINUTE), zone: 'UTC', endAction: 'text', endText: 'over' });
    await pass(soon);
    expect(document.querySelector('main')?.textContent).toBe('It is over');
    expect((await showExample('Countdown', 'over')).textContent).toContain('Early booking is over');
  });

  it('[COMP-13] begins again at its end', async () => {
    await openLive({ target: after(2 * MINUTE), zone: 'UTC', endAction: 'restart', restartDays: 3 });
    await pass(soon);
    expect(parts()).toEqual(['3 days', '00 hours', '00 minutes', '00 seconds']);
  });

  it.each<[why: string, label: string, name: string]>([
    ['its label', 'over', 'It is over'],
    ['what it shows, where it has no label', '', 'Time left'],
  ])('has a name after all dates that were written: %s', async (_why, label, name) => {
    await openLive({ label, target: after(2 * MINUTE), zone: 'UTC', endAction: 'restart', restartDays: 3 });
    const nameNow = () => document.querySelector('[role="timer"]')?.getAttribute('aria-label');
    expect(nameNow()).toContain('Ends on ');
    await pass(soon + 30 * DAY);
    expect(nameNow()).toBe(name);
  });

  it('[COMP-13] is not announced every second: it has a date as its name', async () => {
    await showExample('Countdown', 'offer');
    const timer = document.querySelector('[role="timer"]');
    expect(timer?.hasAttribute('aria-live')).toBe(false);
    expect([...(timer?.children ?? [])].every((part) => part.getAttribute('aria-hidden') === 'true')).toBe(
      true,
    );
    expect(timer?.getAttribute('aria-label')).toBe(
      t('countdown.ends', { date: 'Friday, May 31, 2030', time: '23:59' }),
    );
  });

  it('lets no page be cached beyond its end, and renders nothing afterwards', async () => {
    const { needs } = await servedExample('Countdown', 'offer', {
      props: { target: after(2 * MINUTE), zone: 'UTC' },
    });
    expect(needs.validUntil).toBe(soon);
    const over = { props: { target: '2020-01-01T00:00' } };
    expect((await servedExample('Countdown', 'offer', over)).html).toBe('');
    expect((await showExample('Countdown', 'empty')).innerHTML).toBe('');
  });
});
