import type { ServerResponse } from 'node:http';
import type { Middleware } from 'storybook/internal/types';
import { expect, it, vi } from 'vitest';
import config from './main.ts';

it('the Storybook that follows edits sends a policy: our own files, and scripts within its pages', () => {
  const handlers: Middleware[] = [];
  const use = (...added: unknown[]) => handlers.push(...(added as Middleware[]));
  config.experimental_devServer({ use } as never);
  const [setHeader, next] = [vi.fn(), vi.fn()];
  for (const handler of handlers) handler({} as never, { setHeader } as unknown as ServerResponse, next);
  expect(setHeader).toHaveBeenCalledExactlyOnceWith('content-security-policy', expect.any(String));
  expect(next).toHaveBeenCalledOnce();
  const policy = String(setHeader.mock.calls[0]?.[1]).split('; ');
  expect(policy).toEqual(
    expect.arrayContaining(["default-src 'self'", "script-src 'self' 'unsafe-inline'", "object-src 'none'"]),
  );
});
