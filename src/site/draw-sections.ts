import type { RenderEnvironment } from '../runtime/render/elements.ts';
import { type ReportFailure, renderSections, type ToHtml } from '../runtime/render/render-section.ts';
import type { KeptDocument, PreparedSection } from './page-version.ts';

/** How the sections of a document are drawn for one request. */
export interface DrawOptions {
  /** What the HTML of a section depends on besides the document. */
  readonly keyOf: (section: PreparedSection) => string;
  /** Makes the data of a section what `environment` answers with, until the next call. */
  readonly useDataOf: (section: PreparedSection) => void;
  readonly environment: RenderEnvironment;
  readonly toHtml: ToHtml;
  readonly onFailure: ReportFailure;
}

/** HTML of a whole document; sections that are kept under the same key are not drawn again. */
export function drawSections(document: KeptDocument, options: DrawOptions): string {
  const { keyOf, useDataOf, environment, toHtml, onFailure } = options;
  const keys = document.sections.map(keyOf);
  const whole = keys.join('\n');
  if (document.whole?.key === whole) return document.whole.html;
  const drawn = document.sections.map((section, position) => {
    const key = keys[position] as string;
    const kept = document.kept.get(section);
    if (kept?.key === key) return kept.html;
    useDataOf(section);
    const html = renderSections(section.nodes, environment, toHtml, onFailure);
    document.kept.set(section, { key, html });
    return html;
  });
  const html = drawn.length === 1 ? (drawn[0] as string) : drawn.join('');
  document.whole = { key: whole, html };
  return html;
}
