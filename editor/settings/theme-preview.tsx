import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Theme } from '../../generated/page/types.ts';
import { INERT_SERVICES } from '../../src/runtime/hydration/services.ts';
import { LivePage } from '../../src/runtime/render/live/live-page.tsx';
import type { LanguageTag } from '../../src/runtime/text/languages.ts';
import { fontFaceCss } from '../../src/runtime/theme/fonts.ts';
import { HOME } from '../../src/site/routes.ts';
import { themeCss } from '../../src/runtime/theme/theme-css.ts';
import { useServices } from '../app/services.tsx';
import { Failed } from '../ui/failed/failed.tsx';
import { Waiting } from '../ui/progress/waiting.tsx';
import { CanvasFrame } from '../canvas/canvas-frame.tsx';
import { listenToFrame } from '../canvas/frame-events.ts';
import { loadFrameHtml } from '../canvas/load-frame-html.ts';
import { liveDocumentOf } from '../canvas/live-store.ts';
import { surroundingsOf } from '../canvas/live-surroundings.ts';
import { useCleanHtml } from '../canvas/purifier.ts';
import type { OpenSite } from '../canvas/open-site.ts';
import { useSiteTexts } from '../canvas/use-site-texts.ts';
import { openDocument } from '../document/page-document.ts';
import { typeOf } from '../document/tree.ts';
import { Preview } from './settings.styles.ts';

const nothing = () => undefined;
const isNoNode = () => false;

/** The home page of a site in a theme that is being edited. */
export function ThemePreview({
  site,
  theme,
  language,
}: {
  readonly site: OpenSite;
  readonly theme: Theme;
  readonly language: LanguageTag;
}) {
  const { t } = useTranslation();
  const { api, now } = useServices();
  const client = useQueryClient();
  const texts = useSiteTexts(language);
  const clean = useCleanHtml(site.purifier);
  const [frame, setFrame] = useState<Document | null>(null);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['theme-preview', site.id, language],
    queryFn: async () => {
      const [page, html] = await Promise.all([
        api.call('document', { site: site.id, path: { kind: 'page', id: HOME } }),
        loadFrameHtml(site.id, 'page', HOME, language),
      ]);
      const document = openDocument(page.body);
      await site.components.load([...document.nodes.values()].map(typeOf));
      return { page: document, html };
    },
  });
  const content = useMemo(
    () =>
      data &&
      texts && (
        <LivePage
          {...surroundingsOf(site, clean, HOME, language, texts, now())}
          document={liveDocumentOf(data.page, site, language)}
          client={client}
          services={INERT_SERVICES}
        />
      ),
    [data, texts, site, language, client, now, clean],
  );
  useEffect(
    () =>
      frame
        ? listenToFrame(frame, isNoNode, {
            onSelect: nothing,
            onHover: nothing,
            onOpen: nothing,
            onKey: nothing,
          })
        : undefined,
    [frame],
  );
  const css = useMemo(() => fontFaceCss(theme, 'european', 'swap') + themeCss(theme), [theme]);
  if (isError) return <Failed onRetry={() => void refetch()} isBusy={isFetching} />;
  if (!data) return <Waiting />;
  return (
    <Preview>
      <CanvasFrame
        key={language}
        title={t('settings.preview')}
        html={data.html}
        css={css}
        onDocument={setFrame}
      >
        {content}
      </CanvasFrame>
    </Preview>
  );
}
