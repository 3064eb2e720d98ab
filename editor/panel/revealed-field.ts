import type { JsonPath } from '../document/json-path.ts';

/** A field that somebody asked for; each asking is an object of its own. */
export interface RevealedField {
  /** Id of the node that it edits; `null` for the document itself. */
  readonly nodeId: string | null;
  /** From the properties of the node, or the body of the document. */
  readonly path: JsonPath;
}

/** The field at a JSON pointer that a finding names. */
export function revealedField(nodeId: string | null, pointer: string): RevealedField {
  const steps = pointer
    .split('/')
    .slice(1)
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  return { nodeId, path: nodeId === null ? steps : steps.slice(1) };
}
