// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ButtonLink } from './button-link.tsx';

const element = (node: Parameters<typeof renderToStaticMarkup>[0]) => {
  document.body.innerHTML = renderToStaticMarkup(node);
  return document.body.querySelector('a, button') as HTMLAnchorElement | HTMLButtonElement;
};

describe('ButtonLink', () => {
  it('is a link when it has an address, without button attributes', () => {
    const link = element(<ButtonLink href="/en-US/search">Find a car</ButtonLink>);
    expect(link.tagName).toBe('A');
    expect(link.getAttribute('href')).toBe('/en-US/search');
    expect(link.textContent).toBe('Find a car');
    expect(link.hasAttribute('target')).toBe(false);
    expect(link.hasAttribute('type')).toBe(false);
  });

  it('announces a link to a new tab, and gives that tab no access to this one', () => {
    const link = element(
      <ButtonLink href="https://example.org/" newTabText="opens in a new tab">
        Roads
      </ButtonLink>,
    );
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
    expect(link.textContent).toContain('opens in a new tab');
  });

  it('keeps its label and its focus while busy', () => {
    const button = element(
      <ButtonLink type="submit" isBusy isDisabled icon="search">
        Book
      </ButtonLink>,
    ) as HTMLButtonElement;
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.disabled).toBe(false);
    expect(button.textContent).toBe('Book');
  });

  it.each([
    ['left', 0],
    ['right', 1],
  ] as const)('puts the icon on the %s of the label, hidden from screen readers', (side, position) => {
    const button = element(
      <ButtonLink type="button" icon="search" iconPosition={side}>
        Search
      </ButtonLink>,
    );
    expect(button.children[position]?.tagName.toLowerCase()).toBe('svg');
    expect(button.children[position]?.getAttribute('aria-hidden')).toBe('true');
  });
});
