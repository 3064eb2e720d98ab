import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { expect, it } from 'vitest';
import { baseCss } from '../../src/runtime/theme/base-css.ts';
import { TripSummary } from '../../src/ui/trip-summary/trip-summary.tsx';
import { launchBrowser } from '../support/browser.ts';
import { t, testFormat } from '../support/render-component.tsx';

const LONG = { name: 'Santiago, Arturo Merino Benítez international airport (SCL), arrivals hall' };
const SHORT = { name: 'Mendoza' };

it.each([
  ['pick-up', LONG, SHORT],
  ['return', SHORT, LONG],
])('the stops of a trip keep their lines together beside a %s with a long name', async (_end, from, to) => {
  const sheet = new ServerStyleSheet();
  const trip = {
    pickUp: '2026-05-11T10:00',
    dropOff: '2026-05-14T10:00',
    pickUpPlace: from,
    dropOffPlace: to,
  } as const;
  const html = renderToString(sheet.collectStyles(<TripSummary trip={trip} t={t} format={testFormat()} />));
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width: 560, height: 600 } });
  await page.setContent(`<style>${baseCss}</style>${sheet.getStyleTags()}<main>${html}</main>`);
  const stops = await page.locator('dl > div').evaluateAll((all) =>
    all.map((stop) => {
      const boxes = [...stop.querySelectorAll('dt, dd')].map((line) => line.getBoundingClientRect());
      return {
        top: stop.getBoundingClientRect().top,
        gaps: boxes.slice(1).map(({ top }, index) => Math.round(top - (boxes[index]?.bottom ?? 0))),
      };
    }),
  );
  await browser.close();
  expect(new Set(stops.map(({ top }) => top)).size).toBe(1);
  expect(stops.map(({ gaps }) => gaps)).toEqual([
    [0, 0],
    [0, 0],
  ]);
});
