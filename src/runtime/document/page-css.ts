import generate from 'css-tree/generator';
import parse, { type CssNode } from 'css-tree/parser';
import walk from 'css-tree/walker';
import { CONTENT_ID } from '../registry/page-context.ts';
import { AT_RULES, FUNCTIONS, isPlainPosition, MOST_Z_INDEX } from './page-css-rules.ts';
import { writtenCssOf } from './written-css.ts';

/** Why a part of a page's CSS is left out. */
export type CssRefusal =
  /** It is not CSS. */
  | 'syntax'
  /** An at-rule that reaches beyond the page, or loads something. */
  | 'at-rule'
  /** A function that loads something, or that nobody knows. */
  | 'function'
  /** A file that is not one of the site's media. */
  | 'address'
  /** A layer above everything else of the site. */
  | 'layer';

/** A part of a page's CSS that is left out. */
export interface RefusedCss {
  readonly reason: CssRefusal;
  /** As it was written, shortened. */
  readonly part: string;
  /** Counted from 1. */
  readonly line: number;
}

export interface PageCss {
  /** Applies to the content of the page and to nothing else; cannot end a style element. */
  readonly css: string;
  readonly refused: readonly RefusedCss[];
}

const NOTHING: PageCss = { css: '', refused: [] };
const MOST_CHARACTERS = 60;

/** Matches the content of the page and everything in it; adds no specificity. */
const IN_CONTENT = `:where(#${CONTENT_ID},#${CONTENT_ID} *)`;
const CONTENT = `:where(#${CONTENT_ID})`;

const selectorOf = (css: string) => parse(css, { context: 'selector' }).children?.toArray() ?? [];
const WITHIN = selectorOf(IN_CONTENT);
const ROOT = selectorOf(CONTENT);

const listOf = (node: CssNode | null | undefined) => node?.children?.toArray() ?? [];

const shortened = (node: CssNode) => {
  const text = generate(node).replace(/\s+/g, ' ').trim();
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text;
};

const LEGACY_PSEUDO_ELEMENTS = new Set(['before', 'after', 'first-line', 'first-letter']);
const isPseudoElement = ({ type, name }: CssNode) =>
  type === 'PseudoElementSelector' || (type === 'PseudoClassSelector' && LEGACY_PSEUDO_ELEMENTS.has(name));
const isRoot = ({ type, name }: CssNode) =>
  (type === 'TypeSelector' && /^(html|body)$/i.test(name)) ||
  (type === 'PseudoClassSelector' && name.toLowerCase() === 'root');

/** What a selector selects is in the content, whatever surrounds it; the page's root stands for the content. */
function scopeSelector(selector: CssNode): void {
  const parts = listOf(selector);
  const begin = parts.findLastIndex(({ type }) => type === 'Combinator') + 1;
  const subject = parts.slice(begin);
  const scoped = subject.some(isRoot)
    ? [...ROOT, ...subject.filter((part) => !isRoot(part))]
    : subject.toSpliced(
        subject.findIndex(isPseudoElement) < 0 ? subject.length : subject.findIndex(isPseudoElement),
        0,
        ...WITHIN,
      );
  selector.children = selector.children?.fromArray([...parts.slice(0, begin), ...scoped]) ?? null;
}

const isMediaPath = (address: string) => /^\/media\/[\w./-]+$/.test(address) && !address.includes('..');

/** Why a value is refused, with the part of it; `null` for one that is taken. */
function refusalOfValue({ property, value }: CssNode): CssRefusal | null {
  const name = property.toLowerCase();
  if (property.includes('\\')) return 'syntax';
  if (name === 'position' && !isPlainPosition(generate(value).toLowerCase())) return 'layer';
  if (name === 'z-index' && !(Number(generate(value)) <= MOST_Z_INDEX) && generate(value) !== 'auto')
    return 'layer';
  if (name === 'behavior' || name.endsWith('-binding')) return 'function';
  let refusal: CssRefusal | null = null;
  walk(value, (part) => {
    if (part.type === 'Raw') refusal ??= 'syntax';
    if (part.type === 'Url' && !isMediaPath(part.value)) refusal ??= 'address';
    if (part.type !== 'Function') return;
    const called = part.name.toLowerCase();
    if (!FUNCTIONS.has(called)) refusal ??= 'function';
    // The strings of a set of pictures are addresses too.
    if (
      called === 'image-set' &&
      listOf(part).some((one) => one.type === 'String' && !isMediaPath(one.value))
    )
      refusal ??= 'address';
  });
  return refusal;
}

/** Removes from a list of statements what is refused, and scopes the rest. */
function cleanStatements(holder: CssNode, refused: RefusedCss[]): void {
  const refuse = (node: CssNode, reason: CssRefusal) => {
    refused.push({ reason, part: shortened(node), line: node.loc?.start.line ?? 1 });
    return false;
  };
  const keep = (node: CssNode): boolean => {
    if (node.type === 'Comment') return false;
    if (node.type === 'Declaration') {
      const reason = refusalOfValue(node);
      return reason === null || refuse(node, reason);
    }
    if (node.type === 'Rule' && node.prelude?.type === 'SelectorList') {
      for (const selector of listOf(node.prelude)) scopeSelector(selector);
      if (node.block) cleanStatements(node.block, refused);
      return true;
    }
    if (node.type !== 'Atrule') return refuse(node, 'syntax');
    if (!AT_RULES.has(node.name.toLowerCase()) || !node.block) return refuse(node, 'at-rule');
    if (hasRaw(node.prelude)) return refuse(node, 'syntax');
    if (node.name.toLowerCase() === 'keyframes') {
      for (const frame of listOf(node.block)) if (frame.block) cleanStatements(frame.block, refused);
    } else cleanStatements(node.block, refused);
    return true;
  };
  holder.children = holder.children?.filter(keep) ?? null;
}

function hasRaw(node: CssNode | null): boolean {
  let found = false;
  if (node)
    walk(node, ({ type }) => {
      if (type === 'Raw') found = true;
    });
  return found;
}

const PREFIX = 'page-';

/** Gives the animations of the page names of their own: the site's keep theirs. */
function renameAnimations(sheet: CssNode): void {
  const names = new Set<string>();
  walk(sheet, (node) => {
    if (node.type !== 'Atrule' || node.name.toLowerCase() !== 'keyframes') return;
    for (const part of listOf(node.prelude)) {
      names.add(part.name);
      part.name = PREFIX + part.name;
    }
  });
  if (names.size === 0) return;
  walk(sheet, (node) => {
    if (node.type !== 'Declaration' || !/^(-webkit-)?animation(-name)?$/i.test(node.property)) return;
    walk(node.value, (part) => {
      if (part.type === 'Identifier' && names.has(part.name)) part.name = PREFIX + part.name;
    });
  });
}

/**
 * CSS that an operator wrote for a page, as the page gets it: it styles the content of that page alone and loads nothing
 * but the site's media. Source of the rules: docs/decisions/0012-css-of-pages.md
 */
export function scopePageCss(css: string): PageCss {
  if (css.trim() === '') return NOTHING;
  const refused: RefusedCss[] = [];
  try {
    const sheet = parse(css, { positions: true, parseCustomProperty: true });
    cleanStatements(sheet, refused);
    renameAnimations(sheet);
    // In a string, the only position where it can stand, the escape means the same.
    return { css: generate(sheet).replaceAll('</', '\\3c /'), refused };
  } catch (error) {
    // Brackets nested by the thousand.
    if (!(error instanceof RangeError)) throw error;
    return { css: '', refused: [{ reason: 'syntax', part: css.slice(0, MOST_CHARACTERS), line: 1 }] };
  }
}

/** The CSS of a page's builder document as the page gets it; see scopePageCss. */
export const pageCssOf = (builder: unknown): string => scopePageCss(writtenCssOf(builder)).css;
