import { describe, expect, it } from 'vitest';
import { hashToken, readPreviewToken, signPreviewToken } from './preview-token.ts';

const SECRET = 's'.repeat(40);
const GRANT = {
  siteId: 'adria',
  pageId: 'home',
  expires: 1_000,
  version: null,
  language: null,
  scenario: null,
};

describe('a preview token', () => {
  it.each([
    GRANT,
    { ...GRANT, pageId: null },
    { ...GRANT, version: 12, language: 'de', scenario: 'sold-out' },
  ])('carries its grant %j', (grant) => {
    expect(readPreviewToken(signPreviewToken(grant, SECRET), SECRET, 999)).toEqual(grant);
  });

  it('ends with its time', () => {
    expect(readPreviewToken(signPreviewToken(GRANT, SECRET), SECRET, 1_000)).toBeNull();
  });

  it('is never the same twice', () => {
    expect(signPreviewToken(GRANT, SECRET)).not.toBe(signPreviewToken(GRANT, SECRET));
  });

  it('opens nothing with another secret, payload or signature', () => {
    const token = signPreviewToken(GRANT, SECRET);
    const [payload, signature] = token.split('.') as [string, string];
    const other = Buffer.from(JSON.stringify({ s: 'andes', p: null, e: 9e9 })).toString('base64url');
    const forged = [
      `${other}.${signature}`,
      `${payload}.`,
      payload,
      `${token}.x`,
      `${payload}.${'A'.repeat(43)}`,
    ];
    for (const text of [...forged, '', '.', 'x'.repeat(601)])
      expect(readPreviewToken(text, SECRET, 0)).toBeNull();
    expect(readPreviewToken(token, 't'.repeat(40), 0)).toBeNull();
  });

  it('is stored so that it cannot be used', () => {
    const token = signPreviewToken(GRANT, SECRET);
    expect(hashToken(token)).toMatch(/^[0-9a-f]{64}$/);
    expect(readPreviewToken(hashToken(token), SECRET, 0)).toBeNull();
  });
});
