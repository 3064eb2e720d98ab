import type { SiteScope } from '../db/in-site.ts';
import { listPublished, readPublished, type StoredDocument } from './documents.ts';

/** A published form; `fields`, `button` and `config` are JSON texts, as the product API returns them. */
export interface StoredForm {
  readonly id: string;
  /** 0 checkout, 1 contact, 2 billing, 3 self check-in. */
  readonly type: number;
  readonly fields: string;
  readonly button: string;
  readonly config: string;
}

/** The editor stores values, the seed the texts of the product API. */
const text = (value: unknown, otherwise: string): string => {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : otherwise;
};

const toForm = ({ id, body: { type, fields, button, config } }: StoredDocument): StoredForm => ({
  id,
  type: typeof type === 'number' ? type : 0,
  fields: text(fields, '[]'),
  button: text(button, '{}'),
  config: text(config, '{}'),
});

/** The published forms in their order. */
export const listForms = async (scope: SiteScope): Promise<StoredForm[]> =>
  (await listPublished(scope, ['form'])).map(toForm);

/** A published form by its id; null when the site has none. */
export async function findForm(scope: SiteScope, id: string): Promise<StoredForm | null> {
  const form = await readPublished(scope, { kind: 'form', id });
  return form && toForm(form);
}
