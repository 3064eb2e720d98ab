import { Globe, History, Languages, ListTree, ListTodo, PlusSquare } from 'lucide';
import type { IconShapes } from '../../src/ui/icon/icon-shapes.ts';
import type { Action } from './action.ts';

interface Context {
  readonly isTranslating: boolean;
  /** Shows the texts side by side with those of the default language, or no longer. */
  readonly onTranslate: (isTranslating: boolean) => void;
  /** Shows the texts in the next language of the site; `null` where it has one language. */
  readonly onNextLanguage: (() => void) | null;
  /** Shows a tab beside the canvas. */
  readonly onTab: (id: string) => void;
}

const tab = (id: string, icon: IconShapes): Action<Context> => ({
  id: `tab-${id}`,
  group: 'page',
  name: `${id}.title`,
  icon,
  isPossible: ({ isTranslating }) => !isTranslating,
  run: ({ onTab }) => onTab(id),
});

/** Shows the texts of a page side by side in two languages, and composes it again. */
export const TRANSLATION_ACTIONS: readonly Action<Context>[] = [
  {
    id: 'translate',
    group: 'page',
    name: 'translations.show',
    icon: Languages,
    isPossible: ({ isTranslating }) => !isTranslating,
    run: ({ onTranslate }) => onTranslate(true),
  },
  {
    id: 'compose',
    group: 'page',
    name: 'translations.leave',
    icon: ListTree,
    isPossible: ({ isTranslating }) => isTranslating,
    run: ({ onTranslate }) => onTranslate(false),
  },
];

/** What is shown beside the canvas of an open page. */
export const PAGE_ACTIONS: readonly Action<Context>[] = [
  ...TRANSLATION_ACTIONS,
  {
    id: 'nextLanguage',
    group: 'page',
    name: 'workspace.nextLanguage',
    icon: Globe,
    shortcuts: ['Control+Shift+L'],
    keepsKeys: true,
    isPossible: ({ onNextLanguage }) => onNextLanguage !== null,
    run: ({ onNextLanguage }) => onNextLanguage?.(),
  },
  tab('outline', ListTree),
  tab('palette', PlusSquare),
  tab('history', History),
  tab('checks', ListTodo),
];
