import { useMemo, useSyncExternalStore } from 'react';
import type { SharedDraft } from '../canvas/shared-drafts.ts';
import { type DeviceVisibility, deviceVisibility } from '../document/device-visibility.ts';
import type { OpenDocument } from '../document/page-document.ts';
import { namedSection } from '../document/shared-section.ts';
import type { DocumentStore } from '../document/store.ts';
import { summaryOf } from '../document/summary.ts';
import { kindIn, typeIn } from '../workspace/node-name.ts';
import { useSharedDrafts } from '../workspace/use-shared.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { firstContent } from './first-content.ts';

/** What a line of the outline shows of a node. */
interface Line {
  readonly type: string;
  readonly kind: string;
  /** Its first words; for a section that shows a shared one, the name of that. */
  readonly summary: string;
  /** What the first component in it is called by, where there is nothing to read and that tells it from others. */
  readonly content: string;
  /** `null` for a combination of devices without a name. */
  readonly visibility: DeviceVisibility | null;
}

function lineOf(document: OpenDocument, id: string, language: string, shared: readonly SharedDraft[]): Line {
  const shows = namedSection(document, id);
  const summary =
    shows === null
      ? summaryOf(document, id, language)
      : shared.find((one) => one.id === shows)?.name || shows;
  return {
    type: typeIn(document, id),
    kind: kindIn(document, id),
    summary,
    content: summary === '' ? firstContent(document, id) : '',
    visibility: deviceVisibility(document, id),
  };
}

const isSame = (one: Line, other: Line): boolean =>
  one.type === other.type &&
  one.kind === other.kind &&
  one.summary === other.summary &&
  one.content === other.content &&
  one.visibility === other.visibility;

/** Reads the line of a node: the same object for as long as nothing of it has changed. */
function createReader(
  store: DocumentStore,
  id: string,
  language: string,
  shared: readonly SharedDraft[],
): () => Line {
  let seen = store.document();
  let line = lineOf(seen, id, language, shared);
  return () => {
    const document = store.document();
    if (document === seen) return line;
    seen = document;
    const next = lineOf(document, id, language, shared);
    if (!isSame(line, next)) line = next;
    return line;
  };
}

/** What the line of a node shows; renders again only when that changes. */
export function useLine(id: string): Line {
  const { store, language } = useWorkspace();
  const shared = useSharedDrafts();
  const read = useMemo(() => createReader(store, id, language, shared), [store, id, language, shared]);
  return useSyncExternalStore(store.subscribeToDocument, read);
}
