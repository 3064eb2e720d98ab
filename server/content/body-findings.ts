import { atNode, builderFindings, limitFindings } from '../../src/runtime/document/builder-findings.ts';
import { pageTypeOf } from '../../src/runtime/document/composition.ts';
import type { Finding } from '../../src/runtime/document/finding.ts';
import { MANIFESTS } from '../../src/runtime/document/manifest.ts';
import { type ShapedKind, shapeFindings } from '../../src/runtime/document/shape-findings.ts';
import type { DocumentKind } from '../../src/api/wire/document-kinds.ts';
import type { DocumentBody } from './document-body.ts';
import { formFindings } from './form-findings.ts';
import { layoutFindings } from './layout-findings.ts';

/** Checks a body with a builder document, which is refused before anything else where it exceeds the limits. */
function composed(body: DocumentBody, pageType: string, shapeFindings: () => Finding[]): Finding[] {
  const exceeded = limitFindings(body.builder);
  if (exceeded.length > 0) return exceeded;
  const ofShape = shapeFindings().map((finding) => atNode(body, finding));
  return [...ofShape, ...builderFindings(body.builder, pageType)];
}

const shaped = (kind: ShapedKind) => (id: string, body: DocumentBody) => shapeFindings(kind, id, body);

const FINDINGS: Readonly<Record<DocumentKind, (id: string, body: DocumentBody) => Finding[]>> = {
  page: (id, body) => composed(body, pageTypeOf(id, MANIFESTS), () => shapeFindings('page', id, body)),
  sharedComponent: (id, body) => composed(body, 'shared', () => shapeFindings('sharedComponent', id, body)),
  layout: (id, body) => [...shapeFindings('layout', id, body), ...layoutFindings(body)],
  menu: shaped('menu'),
  form: formFindings,
  media: shaped('media'),
  site: shaped('site'),
  theme: shaped('theme'),
  header: shaped('header'),
  routes: shaped('routes'),
  seo: shaped('seo'),
  globalConfiguration: shaped('globalConfiguration'),
  advancedConfiguration: shaped('advancedConfiguration'),
  bookingSettings: shaped('bookingSettings'),
  bookingConfiguration: shaped('bookingConfiguration'),
};

/** The rules that a body breaks; empty when it can be published. Drafts may break them. */
export const bodyFindings = (kind: DocumentKind, id: string, body: DocumentBody): Finding[] =>
  FINDINGS[kind](id, body);
