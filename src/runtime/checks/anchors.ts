import type { DocumentBody } from '../../api/wire/document-body.ts';
import { type CheckedNode, readCheckedDocument, textOf } from './checked-document.ts';

/** The places that links can lead to among some nodes. */
export const anchorsOf = (nodes: readonly CheckedNode[]): string[] =>
  nodes.map(({ props }) => textOf(props.anchor)).filter((anchor) => anchor !== '');

/** The places that links can lead to in the bodies of shared sections. */
export const sharedAnchorsOf = (bodies: readonly DocumentBody[]): ReadonlySet<string> =>
  new Set(bodies.flatMap((body) => anchorsOf(readCheckedDocument('sharedComponent', '', body).nodes)));

/** The places on each page of a list, by its id. */
export const anchorsByPage = (
  pages: readonly { readonly id: string; readonly anchors?: readonly string[] }[],
): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(pages.map(({ id, anchors }) => [id, new Set(anchors ?? [])]));
