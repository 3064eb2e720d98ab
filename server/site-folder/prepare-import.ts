import { mediaFileName } from '../../src/api/wire/media-library.ts';
import { type CleanDrawing, cleanDrawings } from './clean-drawings.ts';
import { type FolderPart, fromFiles, type SiteNaming } from './from-files.ts';
import { picturesOf } from './media-problems.ts';
import { type MissingReference, missingReferences } from './missing-references.ts';
import type { FolderFiles, FolderProblem, SiteFolder } from './site-folder.ts';

/** A folder whose drawings are safe, or everything that keeps it from being imported. */
type PreparedImport =
  | { readonly folder: SiteFolder; readonly problems: readonly [] }
  | { readonly folder: null; readonly problems: readonly FolderProblem[] };

interface PrepareOptions {
  readonly naming: SiteNaming;
  readonly cleanDrawing: CleanDrawing;
  /** Those of some references that the site does not have either; asked where the folder has other problems. */
  readonly findMissing: (
    siteId: string | null,
    references: readonly MissingReference[],
  ) => Promise<readonly MissingReference[]>;
}

/** The documents without the pictures whose files are not all there. */
const withFiles = ({ documents, media }: FolderPart) =>
  documents.filter((document) =>
    picturesOf([document]).every(({ picture }) =>
      picture.files.every((file) => media.has(mediaFileName(picture.hash, file))),
    ),
  );

/** Reads a folder for its import. What is wrong is listed at once, whichever step would have met it. */
export async function prepareImport(
  files: FolderFiles,
  { naming, cleanDrawing, findMissing }: PrepareOptions,
): Promise<PreparedImport> {
  const { folder, problems, part } = fromFiles(files, naming);
  const cleaned = await cleanDrawings({ documents: withFiles(part), media: part.media }, cleanDrawing);
  if (folder && cleaned.problems.length === 0)
    return { folder: { ...folder, ...cleaned.folder }, problems: [] };
  const missing = await findMissing(part.siteId, missingReferences(part));
  return {
    folder: null,
    problems: [...problems, ...cleaned.problems, ...missing.map(({ problem }) => problem)],
  };
}
