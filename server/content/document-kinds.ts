import type { ValidateFunction } from 'ajv';
import * as forms from '../../generated/forms/check.js';
import * as page from '../../generated/page/check.js';
import type { DocumentKind } from '../../src/api/wire/document-kinds.ts';

/** A stored JSON object; readers take defaults field by field. */
export type DocumentBody = Readonly<Record<string, unknown>>;

type Checked = readonly [check: ValidateFunction, value: unknown];

/** Checks a part as a site configuration that contains nothing else. */
const configurationWith = (part: object): Checked => [page.SiteConfiguration, part];

const parsed = (text: unknown): unknown => (typeof text === 'string' ? JSON.parse(text) : text);

/** The check of each kind before publishing: by its own schema, or by that of the site configuration. */
const CHECKS: Readonly<Record<DocumentKind, (id: string, body: DocumentBody) => Checked | null>> = {
  page: (id, body) => [page.Page, { ...body, id, status: 1, version: 1 }],
  sharedComponent: (id, body) => configurationWith({ sharedComponents: [{ id, ...body }] }),
  layout: (id, body) => configurationWith({ layouts: [{ id, ...body }] }),
  menu: (id, body) => configurationWith({ menus: [{ id, ...body }] }),
  form: (id, { fields, button, config, type }) => [
    forms.Form,
    {
      id,
      type,
      fields: parsed(fields),
      ...(button ? { button: parsed(button) } : {}),
      ...(config ? { config: parsed(config) } : {}),
    },
  ],
  media: (_id, body) => [page.Media, body],
  site: (_id, body) => configurationWith(body),
  theme: (_id, body) => [page.Theme, body],
  header: (_id, body) => configurationWith({ header: body }),
  routes: (_id, body) => configurationWith(body),
  seo: (_id, body) => [page.Seo, body],
  globalConfiguration: (_id, body) => [page.GlobalConfiguration, body],
  advancedConfiguration: () => null,
  bookingSettings: (_id, body) => [page.BookingSettings, body],
  bookingConfiguration: (_id, body) => [page.BookingConfiguration, body],
};

/** The problems of a body, as `pointer message`; empty when it can be published. */
export function bodyProblems(kind: DocumentKind, id: string, body: DocumentBody): string[] {
  let checked: Checked | null;
  try {
    checked = CHECKS[kind](id, body);
  } catch {
    return ['/fields is not JSON'];
  }
  if (!checked) return [];
  const [check, value] = checked;
  if (check(value)) return [];
  return (check.errors ?? []).map(
    ({ instancePath, message }) => `${instancePath} ${message ?? 'is invalid'}`,
  );
}
