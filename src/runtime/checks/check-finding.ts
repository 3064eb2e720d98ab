import type { Finding } from '../document/finding.ts';
import type { CssRefusal } from '../document/page-css.ts';

/** What a finding does to publishing: an error refuses it, a warning asks before it, a hint is only shown. */
export type Severity = 'error' | 'warning' | 'hint';

/** Rules that a document can break and still be shown to visitors. */
export type SoftRule =
  /** What a property refers to is not published: visitors do not reach it. */
  | 'unpublished-reference'
  /** An address leads to no page of the site. */
  | 'broken-link'
  /** A link leads to a place that is not on the page. */
  | 'broken-anchor'
  /** A button opens a modal that is not on the page. */
  | 'no-modal'
  /** A button leads nowhere. */
  | 'no-target'
  /** The text of a link does not say where it leads. */
  | 'vague-link'
  | 'no-main-heading'
  | 'second-main-heading'
  /** A heading skips a level. */
  | 'heading-jump'
  /** Text can hardly be read on its background. */
  | 'low-contrast'
  /** A colour of the theme cannot be told from what it stands on, so that visitors get another one. */
  | 'color-moved'
  /** A colour of the theme cannot be told from what it stands on, and visitors get it nevertheless. */
  | 'color-faint'
  | 'no-seo-title'
  | 'no-seo-description'
  | 'seo-title-long'
  | 'seo-description-short'
  | 'seo-description-long'
  /** A text is not there in some languages of the site. */
  | 'missing-translation'
  /** A text was changed after it was translated. */
  | 'outdated-translation'
  /** A text came with its component, and nobody has written another one. */
  | 'sample-text'
  /** The pictures of the page are large together. */
  | 'heavy-page'
  /** A part of the page's CSS is left out. */
  | `css-${CssRefusal}`;

/** Something to mend in a document, at the place where an editor can show it. */
export interface CheckFinding extends Omit<Finding, 'rule'> {
  readonly rule: SoftRule | Finding['rule'];
  readonly severity: Severity;
}

/** What a rule finds. @param path JSON pointer from the node, or from the body where `nodeId` is `null` */
export const found = (
  severity: Severity,
  rule: CheckFinding['rule'],
  nodeId: string | null,
  path: string,
  params: CheckFinding['params'] = {},
): CheckFinding => ({ severity, rule, nodeId, path, params });
