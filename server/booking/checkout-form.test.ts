import { describe, expect, it } from 'vitest';
import { saveDraft } from '../content/documents.ts';
import { publish } from '../content/publish.ts';
import { NOW, openBookingSites } from '../testing/booking-sites.ts';
import { exampleSeed } from '../testing/site-seed.ts';
import { namedFormId } from './checkout-form.ts';

const node = (type: string, props: object, slots: object = {}) => ({ id: type, type, v: 1, props, slots });

it.each<[why: string, nodes: unknown, id: string]>([
  ['of the checkout', [node('Checkout', { formId: 'short' })], 'short'],
  [
    'of the checkout inside others',
    [node('Paragraph', {}), node('Row', {}, { columns: [node('Checkout', { formId: 'short' })] })],
    'short',
  ],
  ['of no other screen', [node('ContactForm', { formId: 'contact' })], ''],
  ['of none, where the checkout names none', [node('Checkout', {})], ''],
  ['of none, where its name is no text', [node('Checkout', { formId: 7 })], ''],
  ['of none, where a page holds no nodes', [null, 'x', { type: 'Row', slots: 'none' }], ''],
  ['of none without nodes', undefined, ''],
])('a page names the form %s', (_why, nodes, id) => {
  expect(namedFormId(nodes)).toBe(id);
});

describe('the answers of a booking are judged by the form', () => {
  const { asOperator, book, newSite } = openBookingSites();
  const formWith = (id: string, fieldTypeId: string) => ({
    id,
    type: 0,
    fields: JSON.stringify([
      { id: fieldTypeId, fieldTypeId, name: fieldTypeId, required: true, order: 0, width: 6 },
    ]),
    button: '{}',
    config: '{}',
  });
  const checkout = (formId: string) => ({
    builder: { format: 1, sections: [node('Checkout', { formId })] },
  });
  const forms = [formWith('long', 'city'), formWith('short', 'firstName')];
  const siteWith = (formId: string) =>
    newSite({ forms, pages: [...exampleSeed().pages, { id: 'checkout', body: checkout(formId) }] });
  const outcomeAt = async (site: string) => {
    const outcome = await book(site);
    return outcome.outcome === 'refused' ? outcome.reason : outcome.outcome;
  };

  it('[FORM-01] that the published checkout names, else by the first', async () => {
    expect(await outcomeAt(await siteWith('short'))).toBe('booked');
    expect(await outcomeAt(await siteWith('long'))).toBe('answers');
    expect(await outcomeAt(await siteWith('gone'))).toBe('answers');
    expect(await outcomeAt(await newSite({ forms }))).toBe('answers');
  });

  it('that is published, from that moment on', async () => {
    const site = await siteWith('long');
    expect(await outcomeAt(site)).toBe('answers');
    const page = { kind: 'page', id: 'checkout' } as const;
    const draft = { ...page, body: checkout('short'), basedOn: 1, now: NOW, by: null };
    await asOperator(site, (scope) => saveDraft(scope, draft));
    expect(await outcomeAt(site)).toBe('answers');
    const outcome = await asOperator(site, (scope) => publish(scope, [{ ...page, version: 2 }], NOW));
    expect(outcome).toEqual({ ok: true });
    expect(await outcomeAt(site)).toBe('booked');
  });
});
