// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { showExample } from '../../../tests/support/render-component.tsx';

const links = () => [...document.querySelectorAll('a')].map((link) => [link.textContent, link.href]);

describe('UserAccount', () => {
  it('leads to where customers sign in and register', async () => {
    const element = await showExample('UserAccount', 'both');
    expect(element.querySelector('nav')?.getAttribute('aria-label')).toBe('Customer account');
    expect(links()).toEqual([
      ['Sign in', 'https://customers.example.com/sign-in'],
      ['Register', 'https://customers.example.com/register'],
    ]);
  });

  it('shows no link that leads nowhere', async () => {
    await showExample('UserAccount', 'login');
    expect(links().map(([text]) => text)).toEqual(['Sign in']);
    expect((await showExample('UserAccount', 'empty')).innerHTML).toBe('');
  });
});
