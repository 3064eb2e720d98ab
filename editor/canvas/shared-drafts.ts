import { isRecord } from '../../src/api/wire/is-record.ts';
import { type ReadShared, SHARED_SECTION } from '../../src/runtime/document/shared-sections.ts';
import { type JsonObject, openDocument } from '../document/page-document.ts';
import { typeOf } from '../document/tree.ts';
import { onceOnline } from '../sync/once-online.ts';
import type { SiteComponents } from './site-components.ts';

/** A shared section as its draft is. */
export interface SharedDraft {
  readonly id: string;
  /** '' where it has none. */
  readonly name: string;
  readonly body: JsonObject;
  readonly version: number;
  /** `null` while visitors cannot see it. */
  readonly publishedVersion: number | null;
}

/** The shared sections of a site, as the editor shows them where pages name them. */
export interface SharedDrafts {
  /** In the order of their names; the same list until one of them changes. */
  readonly list: () => readonly SharedDraft[];
  readonly find: (id: string) => SharedDraft | undefined;
  readonly read: ReadShared;
  /** Reads them again. Rejects with ApiError. */
  readonly refresh: () => Promise<void>;
  /** Calls back when they changed. @returns stops */
  readonly subscribe: (onChange: () => void) => () => void;
}

const typesOf = ({ body }: SharedDraft): string[] => [...openDocument(body).nodes.values()].map(typeOf);

/** Reads the shared sections of a site, and loads their components. Rejects with ApiError. */
export async function openSharedDrafts(
  readDrafts: () => Promise<readonly SharedDraft[]>,
  components: SiteComponents,
): Promise<SharedDrafts> {
  let drafts: readonly SharedDraft[] = [];
  const listeners = new Set<() => void>();
  const find = (id: string) => drafts.find((draft) => draft.id === id);
  const isKnown = ({ id, version, publishedVersion }: SharedDraft) =>
    find(id)?.version === version && find(id)?.publishedVersion === publishedVersion;
  const announce = () => {
    for (const onChange of listeners) onChange();
  };
  const refresh = async () => {
    const read = (await readDrafts()).toSorted((one, other) => one.name.localeCompare(other.name));
    if (read.length === drafts.length && read.every(isKnown)) return;
    const shown = read.length > 0 ? [SHARED_SECTION, ...read.flatMap(typesOf)] : [];
    // A component that cannot be loaded leaves its placeholder until it can.
    let isLate = false;
    await new Promise<void>((resolve) => {
      const onFailed = () => {
        isLate = true;
        resolve();
      };
      void onceOnline(() => components.load(shown), { onFailed }).then(() =>
        isLate ? announce() : resolve(),
      );
    });
    drafts = read;
    announce();
  };
  await refresh();
  return {
    list: () => drafts,
    find,
    read(id) {
      const builder = find(id)?.body.builder;
      return isRecord(builder) ? builder : undefined;
    },
    refresh,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
