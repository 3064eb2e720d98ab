import { useEffect, useMemo } from 'react';
import type { LiveDocument } from '../../src/runtime/render/live/live-document.ts';
import { useServices } from '../app/services.tsx';
import { useOfDocument, useWorkspace } from '../workspace/workspace.ts';
import { followStore, liveDocumentOf } from './live-store.ts';
import { type Surroundings, surroundingsOf } from './live-surroundings.ts';
import type { PageData } from './page-data.ts';
import { usePageData } from './scenario-data.ts';
import { useCleanHtml } from './purifier.ts';
import { useSiteTexts } from './use-site-texts.ts';

interface LivePageParts extends Pick<PageData, 'client' | 'services'> {
  readonly live: LiveDocument;
  readonly surroundings: Surroundings;
}

/** The live document and surroundings of the language that is shown; `null` until its texts are loaded. */
export function useLivePage(): LivePageParts | null {
  const { site, pageId, store, language, scenario } = useWorkspace();
  const { now } = useServices();
  const t = useSiteTexts(language);
  const data = usePageData(site, scenario);
  const clean = useCleanHtml(site.purifier);
  const currency = useOfDocument((document) => data?.scenario?.currencyOn(pageId, document) ?? null);
  const surroundings = useMemo(
    () => t && data && surroundingsOf(data.site, clean, pageId, language, t, now(), data.scenario, currency),
    [t, data, pageId, language, now, clean, currency],
  );
  const { live, from } = useMemo(() => {
    const document = store.document();
    return { live: liveDocumentOf(document, site, language), from: document };
  }, [store, site, language]);
  useEffect(() => followStore(live, store, from, site), [live, store, from, site]);
  useEffect(() => {
    // They may have been edited in another tab; what cannot be read stays as it was.
    const refresh = () => void site.shared.refresh().catch(() => undefined);
    addEventListener('focus', refresh);
    return () => removeEventListener('focus', refresh);
  }, [site]);
  return useMemo(
    () =>
      surroundings && data ? { live, surroundings, client: data.client, services: data.services } : null,
    [live, surroundings, data],
  );
}
