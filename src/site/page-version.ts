import type { PreparedDocument, PreparedNode } from '../runtime/document/prepare.ts';

/** HTML that may be used again while its key is the same. */
interface KeptSection {
  readonly key: string;
  readonly html: string;
}

/**
 * What is drawn and kept in one piece: a top-level node that asks for data or differs by address, or a run of
 * neighbours that do neither.
 */
export interface PreparedSection {
  readonly nodes: readonly PreparedNode[];
  /** The nodes in it that ask for data. */
  readonly asking: readonly PreparedNode[];
  /** Something in it differs by the address of the page. */
  readonly isPerAddress: boolean;
}

/** A builder document as it stands on a page: prepared once, its sections' HTML kept. */
export interface KeptDocument {
  readonly sections: readonly PreparedSection[];
  readonly kept: Map<PreparedSection, KeptSection>;
  /** All sections as they were drawn last, in one piece. */
  whole: KeptSection | null;
}

/** Whether a node or one below it differs by address; those that ask for data are added to `asking`. */
function inspect(node: PreparedNode, asking: PreparedNode[]): boolean {
  const { definition, slots } = node;
  if (definition?.queries) asking.push(node);
  let isPerAddress = definition?.isPerAddress ?? false;
  for (const name of Object.keys(slots))
    for (const child of slots[name] ?? []) isPerAddress = inspect(child, asking) || isPerAddress;
  return isPerAddress;
}

/** A document of which nothing is drawn yet. */
export function keptDocument({ sections }: Pick<PreparedDocument, 'sections'>): KeptDocument {
  const pieces: (PreparedSection & { nodes: PreparedNode[] })[] = [];
  let run: PreparedNode[] | null = null;
  for (const node of sections) {
    const asking: PreparedNode[] = [];
    const isPerAddress = inspect(node, asking);
    const dependsOnNothing = asking.length === 0 && !isPerAddress;
    if (dependsOnNothing && run) {
      run.push(node);
      continue;
    }
    const piece = { nodes: [node], asking, isPerAddress };
    pieces.push(piece);
    run = dependsOnNothing ? piece.nodes : null;
  }
  return { sections: pieces, kept: new Map(), whole: null };
}

/**
 * What is kept of a page in one version and language: its prepared documents, the HTML of their sections and
 * which styles it needs. Rendering it again costs only the sections whose data or address changed.
 */
export interface PageVersion {
  readonly documents: Map<string, KeptDocument>;
  /** Blocks of CSS whose classes stand in what was drawn; see component-styles.ts. */
  readonly usedStyles: Set<string>;
}

const MAX_KEPT = 400;

/** Page versions by key, the most recently used kept. */
export function createPageVersions() {
  const kept = new Map<string, PageVersion>();
  return {
    /** The version under a key; `null` as key gives one that is not kept (drafts). */
    get(key: string | null): PageVersion {
      const known = key === null ? undefined : kept.get(key);
      if (known && key !== null) {
        kept.delete(key);
        kept.set(key, known);
        return known;
      }
      const fresh: PageVersion = { documents: new Map(), usedStyles: new Set() };
      if (key !== null) {
        kept.set(key, fresh);
        const oldest = kept.size > MAX_KEPT ? kept.keys().next().value : undefined;
        if (oldest !== undefined) kept.delete(oldest);
      }
      return fresh;
    },
  };
}
