import { describe, expect, it } from 'vitest';
import { Page } from '../../generated/page/check.js';
import { writeDraftFile } from './draft-file.ts';
import { readDraftFile } from './read-draft-file.ts';

const body = {
  slugs: { de: 'flotte' },
  builder: { format: 1, sections: [{ id: 'a', type: 'NotBuiltYet', v: 1, props: {} }], translations: {} },
};
const file = (changed: object) =>
  JSON.stringify({ ...JSON.parse(writeDraftFile({ id: 'x', version: 3, body })), ...changed });

describe('a draft as a file', () => {
  it('is read as it was written, components that do not exist included', () => {
    expect(readDraftFile(writeDraftFile({ id: 'fleet', version: 3, body }), Page)).toEqual({
      ok: true,
      body,
    });
  });

  it.each<[why: string, text: string, errors: object[]]>([
    ['no JSON', '{', [{ rule: 'not-json', path: '', params: {} }]],
    ['something else', '{"format":"other"}', [{ rule: 'no-draft', path: '', params: {} }]],
    ['the draft of something else', file({ kind: 'theme' }), [{ rule: 'no-draft', path: '', params: {} }]],
    [
      'keys that reach a prototype',
      file({ body: 0 }).replace('"body":0', '"body":{"__proto__":{}}'),
      [{ rule: 'forbidden-key', path: '', params: {} }],
    ],
    [
      'several wrong fields, all of them',
      file({ body: { ...body, layoutId: 5, showBreadcrumb: 'yes' } }),
      [
        { rule: 'type', path: '/layoutId', params: { type: 'string' } },
        { rule: 'type', path: '/showBreadcrumb', params: { type: 'boolean' } },
      ],
    ],
    ['no builder document', file({ body: {} }), [{ rule: 'required', path: '/builder', params: {} }]],
  ])('is refused for %s', (_why, text, errors) => {
    expect(readDraftFile(text, Page)).toEqual({ ok: false, errors });
  });
});
