import { type CheckFinding, found } from './check-finding.ts';
import { type CheckedDocument, partOf } from './checked-document.ts';
import type { CheckedSite } from './checked-site.ts';

/** Bytes of all pictures of a page together, above which it is slow on a phone. */
export const MOST_BYTES = 1_500_000;

/** Whether the pictures of a page are large together; each counts once, however often it is shown. */
export function checkPageWeight(
  { kind, nodes }: CheckedDocument,
  { pictureBytes }: CheckedSite,
): CheckFinding[] {
  if (kind !== 'page') return [];
  const sources = new Set(
    nodes.flatMap(({ props }) => [partOf(props.image, 'src'), partOf(props.backgroundImage, 'src')]),
  );
  const sized = [...sources].map((src) => ({ src, bytes: pictureBytes.get(src) ?? 0 }));
  const bytes = sized.reduce((sum, picture) => sum + picture.bytes, 0);
  if (bytes <= MOST_BYTES) return [];
  const [largest] = sized.toSorted((one, other) => other.bytes - one.bytes);
  const holder = nodes.find(({ props }) =>
    [props.image, props.backgroundImage].some((image) => partOf(image, 'src') === largest?.src),
  );
  const path =
    partOf(holder?.props.image, 'src') === largest?.src ? '/props/image' : '/props/backgroundImage';
  return [found('warning', 'heavy-page', holder?.id ?? null, path, { bytes, most: MOST_BYTES })];
}
