import { describe, expect, it } from 'vitest';
import { bodyFindings } from '../../src/site/findings/body-findings.ts';
import { editableBody } from './editable-body.ts';

const FIELD = { id: 'a', fieldTypeId: 'text', name: 'firstName', required: true };

describe('a form as it is edited', () => {
  it('has its fields as values, and can be published as such', () => {
    const stored = { type: 1, later: 2, fields: JSON.stringify([FIELD]), button: '{"variant":"secondary"}' };
    const body = editableBody('form', stored);
    expect(body).toEqual({ type: 1, later: 2, fields: [FIELD], button: { variant: 'secondary' } });
    const { later: _later, ...known } = body;
    expect(bodyFindings('form', 'contact', known)).toEqual([]);
  });

  it('that is stored as values stays the same', () => {
    const body = { type: 1, fields: [FIELD] };
    expect(editableBody('form', body)).toBe(body);
  });

  it('begins without what is no JSON', () => {
    expect(editableBody('form', { type: 0, fields: '[{' })).toEqual({ type: 0 });
  });

  it('is the only kind that is read otherwise than it is stored', () => {
    const body = { fields: '[]' };
    expect(editableBody('menu', body)).toBe(body);
  });
});
