import { Component, PenLine, Unlink2 } from 'lucide';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { MANIFESTS } from '../../src/runtime/document/manifest.ts';
import { defaultLanguage, enabledLanguages } from '../../src/site/routes.ts';
import type { Action } from '../actions/action.ts';
import { adaptClipboard } from '../document/adapt-clipboard.ts';
import { clipboardOfShared, namedSection } from '../document/shared-section.ts';
import { useToasts } from '../ui/toast/toasts.tsx';
import { sharedPath } from './shared-path.ts';
import { useWorkspace, type Workspace } from '../workspace/workspace.ts';

/** What the actions about shared sections reach beside the open page. */
export interface SharedContext extends Pick<Workspace, 'site' | 'kind' | 'store' | 'edits' | 'refuse'> {
  /** Asks for the name of a shared section that takes the place of a node. */
  readonly ask: (id: string) => void;
  /** Opens a shared section to be edited. */
  readonly open: (id: string) => void;
  /** Says what came of it. */
  readonly say: (key: string) => void;
}

const primary = ({ store }: SharedContext): string => store.selection().at(-1) ?? '';
const named = (context: SharedContext): string | null =>
  namedSection(context.store.document(), primary(context));

/** The draft that the selected node shows. */
const shown = (context: SharedContext) => context.site.shared.find(named(context) ?? '');

const makeShared: Action<SharedContext> = {
  id: 'makeShared',
  group: 'selection',
  name: 'shared.make',
  icon: Component,
  isPossible: (context) =>
    context.kind === 'page' && context.store.selection().length === 1 && named(context) === null,
  run(context) {
    const id = primary(context);
    const refusal = context.edits.sharingRefusal(id);
    if (refusal) context.refuse(refusal);
    else context.ask(id);
  },
};

const editShared: Action<SharedContext> = {
  id: 'editShared',
  group: 'selection',
  name: 'shared.edit',
  icon: PenLine,
  isPossible: (context) => shown(context) !== undefined,
  run: (context) => context.open(named(context) ?? ''),
};

const detachShared: Action<SharedContext> = {
  id: 'detachShared',
  group: 'selection',
  name: 'shared.detach',
  icon: Unlink2,
  isPossible: (context) => shown(context) !== undefined,
  run(context) {
    const draft = shown(context);
    if (!draft) return;
    const { site, store, edits } = context;
    const sourceLanguage = defaultLanguage(site.settings.site);
    const languages = enabledLanguages(site.settings.site);
    const versionOf = (type: string) => MANIFESTS.get(type)?.version;
    const target = { document: store.document(), languages, sourceLanguage, versionOf };
    const { clipboard } = adaptClipboard(clipboardOfShared(draft.body, sourceLanguage), target);
    const refusal = edits.detach(primary(context), clipboard, draft.name || draft.id);
    if (refusal) context.refuse(refusal);
    else context.say('shared.detached');
  },
};

/** What can be done with the selected node about shared sections. */
export const SHARED_ACTIONS: readonly Action<SharedContext>[] = [makeShared, editShared, detachShared];

/** What these actions reach on the open page. */
export function useSharedContext(ask: (id: string) => void): SharedContext {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { show } = useToasts();
  const { site, kind, pageId, store, edits, language, refuse } = useWorkspace();
  return useMemo(
    () => ({
      site,
      kind,
      store,
      edits,
      refuse,
      ask,
      open: (id) =>
        void navigate(sharedPath(site, { kind: 'sharedComponent', id }, { kind, id: pageId, language })),
      say: (key) => show({ text: t(key) }),
    }),
    [site, kind, pageId, store, edits, language, refuse, ask, navigate, show, t],
  );
}
