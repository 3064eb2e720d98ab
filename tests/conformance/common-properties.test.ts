// @vitest-environment jsdom
import { SAMPLE_SEARCH, sampleBookingResponses } from '../../src/api/wire/scenarios/sample-bookings.ts';
import { describe, expect, it } from 'vitest';
import manifest from '../../generated/components/manifest.json' with { type: 'json' };
import type { ComponentName } from '../../generated/components/types.ts';
import { fakeApi } from '../support/fake-api.ts';
import { showExample } from '../support/render-component.tsx';

const api = fakeApi(sampleBookingResponses({ isoCode: 'EUR', decimals: 2, perEuro: 1 }));
const outermost = async (name: ComponentName, props: Record<string, unknown>) => {
  const shown = await showExample(name, undefined, { props, search: SAMPLE_SEARCH, api });
  // React puts links that preload pictures before what it renders.
  const rendered = [...shown.children].filter((element) => element.tagName !== 'LINK');
  expect(rendered).toHaveLength(1);
  return rendered[0] as HTMLElement;
};

describe.each(Object.keys(manifest) as ComponentName[])(
  '[COMP-02] what %s has in common with all',
  (name) => {
    it('is on its outermost element', async () => {
      const element = await outermost(name, {
        anchor: 'prices',
        className: 'summer wide',
        marginTop: 24,
        marginBottom: 32,
        paddingBlock: 16,
        paddingInline: 12,
        background: 'surface',
        align: 'center',
        hideBelow: 'md',
        hideAbove: 'xl',
      });
      expect(element.id).toBe('prices');
      expect([...element.classList]).toEqual(expect.arrayContaining(['summer', 'wide']));
      expect(element.dataset).toMatchObject({ align: 'center', hideBelow: 'md', hideAbove: 'xl' });
      expect(element.style).toMatchObject({
        marginTop: '24px',
        marginBottom: '32px',
        paddingBlock: '16px',
        paddingInline: '12px',
        background: 'var(--surface)',
      });
    });

    it('leaves nothing there unless it is chosen', async () => {
      const common = {
        anchor: '',
        className: '',
        marginTop: 0,
        marginBottom: 0,
        paddingBlock: 0,
        paddingInline: 0,
      };
      const element = await outermost(name, {
        ...common,
        background: '',
        align: 'inherit',
        hideBelow: 'none',
        hideAbove: 'none',
      });
      expect(element.id).toBe('');
      for (const part of ['align', 'hideBelow', 'hideAbove']) expect(element.dataset[part]).toBeUndefined();
      for (const side of [
        'marginTop',
        'marginBottom',
        'paddingBlock',
        'paddingInline',
        'background',
      ] as const)
        expect(element.style[side]).toBe('');
    });
  },
);
