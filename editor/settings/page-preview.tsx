import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Theme } from '../../generated/page/types.ts';
import { INERT_SERVICES } from '../../src/runtime/hydration/services.ts';
import { FramePage } from '../canvas/frame-page.tsx';
import type { LanguageTag } from '../../src/runtime/text/languages.ts';
import { fontFaceCss } from '../../src/runtime/theme/fonts.ts';
import { themeCss } from '../../src/runtime/theme/theme-css.ts';
import type { SettingsKind } from '../app/settings/settings-kinds.ts';
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
import { ScaledArea } from '../canvas/scaled-area.tsx';
import { useSiteTexts } from '../canvas/use-site-texts.ts';
import { openDocument } from '../document/page-document.ts';
import { typeOf } from '../document/tree.ts';
import { Preview } from './settings.styles.ts';

const nothing = () => undefined;
const isNoNode = () => false;

/** Width that the page is laid out at, in CSS pixels. */
const COMPUTER = 1280;

interface Props {
  readonly site: OpenSite;
  readonly pageId: string;
  readonly language: LanguageTag;
  /** The look that is being edited; without one the page has its own. */
  readonly theme: Theme | undefined;
  /** The draft that is being edited: the page is shown anew with each version that was stored. */
  readonly draft: { readonly kind: SettingsKind; readonly id: string; readonly version: number };
}

/** A page of a site with settings that are being edited. */
export function PagePreview({ site, pageId, language, theme, draft }: Props) {
  const { t } = useTranslation();
  const { api, now } = useServices();
  const client = useQueryClient();
  const texts = useSiteTexts(language);
  const clean = useCleanHtml(site.purifier);
  const [frame, setFrame] = useState<Document | null>(null);
  const page = useQuery({
    queryKey: ['preview-page', site.id, pageId],
    queryFn: async () => {
      const { body } = await api.call('document', { site: site.id, path: { kind: 'page', id: pageId } });
      const document = openDocument(body);
      await site.components.load([...document.nodes.values()].map(typeOf));
      return document;
    },
    // It may have been edited since it was shown.
    refetchOnMount: 'always',
  });
  const around = useQuery({
    queryKey: ['preview-frame', site.id, pageId, language, draft],
    queryFn: () => loadFrameHtml(site.id, 'page', pageId, language),
    // Other settings may have changed since this version was shown.
    refetchOnMount: 'always',
    // What was shown before stays until the next is there.
    placeholderData: (last, query) => (query?.queryKey[3] === language ? last : undefined),
  });
  const content = useMemo(
    () =>
      page.data &&
      texts && (
        <FramePage
          {...surroundingsOf(site, clean, pageId, language, texts, now())}
          document={liveDocumentOf(page.data, site, language)}
          client={client}
          services={INERT_SERVICES}
        />
      ),
    [page.data, texts, site, pageId, language, client, now, clean],
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
  const css = useMemo(() => (theme ? fontFaceCss(theme, 'european', 'swap') + themeCss(theme) : ''), [theme]);
  if (page.isError || around.isError)
    return (
      <Failed
        onRetry={() => void Promise.all([page.refetch(), around.refetch()])}
        isBusy={page.isFetching || around.isFetching}
      />
    );
  if (!page.data || !around.data) return <Waiting />;
  return (
    <Preview>
      <ScaledArea width={COMPUTER}>
        <CanvasFrame
          key={language}
          title={t('settings.preview')}
          html={around.data}
          css={css}
          onDocument={setFrame}
        >
          {content}
        </CanvasFrame>
      </ScaledArea>
    </Preview>
  );
}
