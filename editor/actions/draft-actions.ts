import { Download, EyeOff, GitCompare, LayoutTemplate, Undo2, Upload } from 'lucide';
import type { Action } from './action.ts';

/** What is asked about the whole of an open page, in a dialog. */
export type DraftDialog = 'versions' | 'template' | 'discard' | 'unpublish';

interface Context {
  readonly onOpen: (dialog: DraftDialog) => void;
  readonly onExport: () => void;
  readonly onImport: () => void;
  /** Whether visitors see a version, which the draft can go back to. */
  readonly canDiscard: boolean;
  readonly canUnpublish: boolean;
  readonly canBeTemplate: boolean;
}

/** What can be done with the whole of an open page, in the groups of its menu. */
export const DRAFT_ACTIONS: Readonly<Record<string, readonly Action<Context>[]>> = {
  versions: [
    {
      id: 'versions',
      group: 'page',
      name: 'versions.title',
      icon: GitCompare,
      run: ({ onOpen }) => onOpen('versions'),
    },
  ],
  template: [
    {
      id: 'saveTemplate',
      group: 'page',
      name: 'templates.save',
      icon: LayoutTemplate,
      isPossible: ({ canBeTemplate }) => canBeTemplate,
      run: ({ onOpen }) => onOpen('template'),
    },
  ],
  file: [
    {
      id: 'exportDraft',
      group: 'page',
      name: 'draftFile.export',
      icon: Download,
      run: ({ onExport }) => onExport(),
    },
    {
      id: 'importDraft',
      group: 'page',
      name: 'draftFile.import',
      icon: Upload,
      run: ({ onImport }) => onImport(),
    },
  ],
  page: [
    {
      id: 'discardDraft',
      group: 'page',
      name: 'versions.discard',
      icon: Undo2,
      isPossible: ({ canDiscard }) => canDiscard,
      run: ({ onOpen }) => onOpen('discard'),
    },
    {
      id: 'unpublish',
      group: 'page',
      name: 'versions.unpublish',
      icon: EyeOff,
      isDangerous: true,
      isPossible: ({ canUnpublish }) => canUnpublish,
      run: ({ onOpen }) => onOpen('unpublish'),
    },
  ],
};
