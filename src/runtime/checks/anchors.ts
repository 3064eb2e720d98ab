import type { DocumentBody } from '../../api/wire/document-body.ts';
import { type CheckedNode, readCheckedDocument, textOf } from './checked-document.ts';

/** The places that links can lead to among some nodes. */
export const anchorsOf = (nodes: readonly CheckedNode[]): string[] =>
  nodes.map(({ props }) => textOf(props.anchor)).filter((anchor) => anchor !== '');

/** The places that links can lead to in the bodies of shared sections. */
export const sharedAnchorsOf = (bodies: readonly DocumentBody[]): ReadonlySet<string> =>
  new Set(bodies.flatMap((body) => anchorsOf(readCheckedDocument('sharedComponent', '', body).nodes)));
