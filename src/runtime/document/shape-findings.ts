import type { ValidateFunction } from 'ajv';
import * as page from '../../../generated/page/check.js';
import type { DocumentKind } from '../../api/wire/document-kinds.ts';
import { type Finding, schemaFindings } from './finding.ts';

type Body = Readonly<Record<string, unknown>>;

/** Checks a part as a site configuration that contains nothing else; `prefix` is where the body is in it. */
const asConfiguration = (part: object, prefix = ''): Finding[] =>
  schemaFindings(page.SiteConfiguration, part).map((finding) => ({
    ...finding,
    path: finding.path.slice(prefix.length),
  }));

const by = (check: ValidateFunction) => (_id: string, body: Body) => schemaFindings(check, body);

/** Kinds whose bodies one schema describes as they are stored. */
export type ShapedKind = Exclude<DocumentKind, 'form'>;

const SHAPES: Readonly<Record<ShapedKind, (id: string, body: Body) => Finding[]>> = {
  page: (id, body) => schemaFindings(page.Page, { ...body, id, status: 1, version: 1 }),
  sharedComponent: (id, body) =>
    asConfiguration({ sharedComponents: [{ id, ...body }] }, '/sharedComponents/0'),
  layout: (id, body) => asConfiguration({ layouts: [{ id, ...body }] }, '/layouts/0'),
  menu: (id, body) => asConfiguration({ menus: [{ id, ...body }] }, '/menus/0'),
  media: by(page.Media),
  site: (_id, body) => asConfiguration(body),
  theme: by(page.Theme),
  header: (_id, body) => asConfiguration({ header: body }, '/header'),
  routes: (_id, body) => asConfiguration(body),
  seo: by(page.Seo),
  globalConfiguration: by(page.GlobalConfiguration),
  advancedConfiguration: by(page.AdvancedConfiguration),
  bookingSettings: by(page.BookingSettings),
  bookingConfiguration: by(page.BookingConfiguration),
};

/** What the schema of its kind refuses in the body of a document. */
export const shapeFindings = (kind: ShapedKind, id: string, body: Body): Finding[] => SHAPES[kind](id, body);
