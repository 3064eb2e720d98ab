import type { ValidateFunction } from 'ajv';
import * as page from '../../../generated/page/check.js';
import { atNode, builderFindings, limitFindings } from '../../runtime/document/builder-findings.ts';
import { CONTENT_PAGE, pageTypeOf } from '../../runtime/document/composition.ts';
import { type Finding, schemaFindings } from '../../runtime/document/finding.ts';
import { MANIFESTS } from '../../runtime/document/manifest.ts';
import type { DocumentKind } from '../../api/wire/document-kinds.ts';
import type { DocumentBody } from '../../api/wire/document-body.ts';
import { bookingConfigurationFindings } from './booking-configuration-findings.ts';
import { formFindings } from '../../runtime/document/form-findings.ts';
import { layoutFindings } from '../../runtime/document/layout-findings.ts';
import { menuFindings } from '../../runtime/document/menu-findings.ts';

/** Checks a part as a site configuration that contains nothing else; `prefix` is where the body is in it. */
const asConfiguration = (part: object, prefix = ''): Finding[] =>
  schemaFindings(page.SiteConfiguration, part).map((finding) => ({
    ...finding,
    path: finding.path.slice(prefix.length),
  }));

/** Checks a body with a builder document, which is refused before anything else where it exceeds the limits. */
function composed(body: DocumentBody, pageType: string, shapeFindings: () => Finding[]): Finding[] {
  const exceeded = limitFindings(body.builder);
  if (exceeded.length > 0) return exceeded;
  const ofShape = shapeFindings().map((finding) => atNode(body, finding));
  return [...ofShape, ...builderFindings(body.builder, pageType)];
}

type Check = (id: string, body: DocumentBody) => Finding[];
type Schemas = typeof page;

/** Kinds whose schema says all that there is to say, and is named alike: `BlogPost` that of `blogPost`. */
type KindWithSchema = Extract<DocumentKind, Uncapitalize<keyof Schemas>>;

const SCHEMAS: ReadonlyMap<string, ValidateFunction> = new Map(
  Object.entries<ValidateFunction>(page).map(([name, check]) => [
    name[0]?.toLowerCase() + name.slice(1),
    check,
  ]),
);

/** Checks of kinds that are more, or less, than one schema. */
const FINDINGS: Readonly<
  Partial<Record<DocumentKind, Check>> & Record<Exclude<DocumentKind, KindWithSchema>, Check>
> = {
  page: (id, body) =>
    composed(body, pageTypeOf(id, MANIFESTS), () =>
      schemaFindings(page.Page, { ...body, id, status: 1, version: 1 }),
    ),
  pageTemplate: (id, body) =>
    composed(body, CONTENT_PAGE, () => schemaFindings(page.PageTemplate, { ...body, id })),
  sharedComponent: (id, body) =>
    composed(body, 'shared', () =>
      asConfiguration({ sharedComponents: [{ id, ...body }] }, '/sharedComponents/0'),
    ),
  layout: (id, body) => [
    ...asConfiguration({ layouts: [{ id, ...body }] }, '/layouts/0'),
    ...layoutFindings(body),
  ],
  menu: (id, body) => [
    ...asConfiguration({ menus: [{ id, ...body }] }, '/menus/0'),
    ...menuFindings(body.menuItems),
  ],
  form: formFindings,
  site: (_id, body) => asConfiguration(body),
  bookingConfiguration: (_id, body) => bookingConfigurationFindings(body),
  header: (_id, body) => asConfiguration({ header: body }, '/header'),
  routes: (_id, body) => asConfiguration(body),
};

/** The rules that a body breaks; empty when it can be published. Drafts may break them. */
export function bodyFindings(kind: DocumentKind, id: string, body: DocumentBody): Finding[] {
  const schema = SCHEMAS.get(kind);
  return FINDINGS[kind]?.(id, body) ?? (schema ? schemaFindings(schema, body) : []);
}
