// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { showExample } from '../../../tests/support/render-component.tsx';

describe('SharedSection', () => {
  it('shows the sections of the shared component that it names, in their order', async () => {
    const [section] = (await showExample('SharedSection', 'reference')).children;
    expect([...(section?.children ?? [])].map(({ tagName }) => tagName)).toEqual(['H2', 'P']);
    expect(section?.textContent).toContain('Included in every rental');
  });
});
