import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { issueDemoPreviews } from './demo-previews.ts';

const DAY_MS = 86_400_000;
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

/** Previews of one site; tokens are numbered, and issuing fails while `isDown`. */
async function open() {
  const issued: { readonly siteId: string; readonly lifetimeMs: number }[] = [];
  const state = { isDown: false };
  const reports: unknown[] = [];
  const previews = await issueDemoPreviews(
    [{ id: 'andes' }],
    {
      issue: async (siteId, _pageId, lifetimeMs) => {
        if (state.isDown) throw new Error('no database');
        return `token ${issued.push({ siteId, lifetimeMs })}`;
      },
    },
    (error) => reports.push(error),
  );
  return { previews, issued, state, reports };
}

describe('the preview tokens of the demo', () => {
  it('are issued at the start and renewed every day, before they expire', async () => {
    const { previews, issued } = await open();
    expect([previews.tokenOf('andes'), previews.tokenOf('other')]).toEqual(['token 1', null]);
    await vi.advanceTimersByTimeAsync(DAY_MS);
    expect(previews.tokenOf('andes')).toBe('token 2');
    for (const { lifetimeMs } of issued) expect(lifetimeMs).toBeGreaterThan(DAY_MS);
    previews.end();
    await vi.advanceTimersByTimeAsync(DAY_MS);
    expect(issued).toHaveLength(2);
  });

  it('stay while a renewal fails, which is reported', async () => {
    const { previews, state, reports } = await open();
    state.isDown = true;
    await vi.advanceTimersByTimeAsync(DAY_MS);
    expect([previews.tokenOf('andes'), reports]).toEqual(['token 1', [new Error('no database')]]);
    previews.end();
  });
});
