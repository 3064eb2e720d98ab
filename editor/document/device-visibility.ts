import type { ComponentManifest } from '../../src/runtime/document/manifest.ts';
import { isNeverShown } from '../../src/runtime/document/visibility.ts';
import type { Batch, Command } from './commands/command.ts';
import type { OpenDocument } from './page-document.ts';
import { kindOf, nodeOf, propsOf, typeOf } from './tree.ts';

/** The devices that a component is shown on, and the properties that say so; the first is the default. */
const LIMITS = {
  everywhere: { hideBelow: 'none', hideAbove: 'none' },
  phones: { hideBelow: 'none', hideAbove: 'sm' },
  'phones-tablets': { hideBelow: 'none', hideAbove: 'lg' },
  tablets: { hideBelow: 'sm', hideAbove: 'lg' },
  'tablets-computers': { hideBelow: 'sm', hideAbove: 'none' },
  computers: { hideBelow: 'lg', hideAbove: 'none' },
  nowhere: { hideBelow: 'sm', hideAbove: 'sm' },
} as const;

/** Where a component is shown. */
export type DeviceVisibility = keyof typeof LIMITS;
export const DEVICE_VISIBILITIES = Object.keys(LIMITS) as readonly DeviceVisibility[];

type Manifests = ReadonlyMap<string, Pick<ComponentManifest, 'slots'>>;
type LimitName = keyof (typeof LIMITS)['everywhere'];

function limitOf(document: OpenDocument, id: string, name: LimitName): unknown {
  const node = document.nodes.get(id);
  return (node && propsOf(node)[name]) ?? 'none';
}

/** Where a node is shown; `null` for limits of other widths, `everywhere` for a node that is not there any more. */
export function deviceVisibility(document: OpenDocument, id: string): DeviceVisibility | null {
  const [hideBelow, hideAbove] = [limitOf(document, id, 'hideBelow'), limitOf(document, id, 'hideAbove')];
  if (isNeverShown({ hideBelow, hideAbove })) return 'nowhere';
  return (
    DEVICE_VISIBILITIES.find(
      (one) => LIMITS[one].hideBelow === hideBelow && LIMITS[one].hideAbove === hideAbove,
    ) ?? null
  );
}

/** The nodes, among some, whose component can be hidden: an unknown one is kept as it is. */
export const hideable = (document: OpenDocument, ids: readonly string[], manifests: Manifests): string[] =>
  ids.filter((id) => document.nodes.has(id) && manifests.has(typeOf(nodeOf(document, id))));

/** Shows nodes on some devices alone, as one step. Defaults are not stored. */
export function visibilityCommand(
  document: OpenDocument,
  ids: readonly string[],
  visibility: DeviceVisibility,
): Batch {
  const commands = ids.flatMap((id) =>
    Object.entries(LIMITS[visibility]).map(
      ([name, value]): Command => ({
        kind: 'setProp',
        id,
        path: [name],
        value: value === 'none' ? undefined : value,
      }),
    ),
  );
  const [first] = ids;
  const type = first === undefined ? '' : kindOf(nodeOf(document, first));
  const key = visibility === 'nowhere' ? 'hidden' : 'shown';
  return {
    kind: 'batch',
    commands,
    sentence: { key: ids.length > 1 ? `${key}Several` : key, values: { type, count: ids.length } },
  };
}
