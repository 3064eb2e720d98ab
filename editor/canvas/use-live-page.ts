import { useEffect, useMemo } from 'react';
import type { LiveDocument } from '../../src/runtime/render/live/live-document.ts';
import { useServices } from '../app/services.tsx';
import { useWorkspace } from '../workspace/workspace.ts';
import { followStore, liveDocumentOf } from './live-store.ts';
import { type Surroundings, surroundingsOf } from './live-surroundings.ts';
import { useSiteTexts } from './use-site-texts.ts';

/** The live document and surroundings of the language that is shown; `null` until its texts are loaded. */
export function useLivePage(): { readonly live: LiveDocument; readonly surroundings: Surroundings } | null {
  const { site, pageId, store, language } = useWorkspace();
  const { now } = useServices();
  const t = useSiteTexts(language);
  const surroundings = useMemo(
    () => t && surroundingsOf(site, pageId, language, t, now()),
    [t, site, pageId, language, now],
  );
  const { live, from } = useMemo(() => {
    const document = store.document();
    return { live: liveDocumentOf(document, site.components, language), from: document };
  }, [store, site, language]);
  useEffect(() => followStore(live, store, from, site.components), [live, store, from, site]);
  return useMemo(() => (surroundings ? { live, surroundings } : null), [live, surroundings]);
}
