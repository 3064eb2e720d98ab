import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { ScenarioId } from '../../src/api/wire/scenarios/scenario-ids.ts';
import styled from 'styled-components';
import { FramePage } from './frame-page.tsx';
import type { LanguageTag } from '../../src/runtime/text/languages.ts';
import { useServices } from '../app/services.tsx';
import { Failed } from '../ui/failed/failed.tsx';
import { Waiting } from '../ui/progress/waiting.tsx';
import type { OpenDocument } from '../document/page-document.ts';
import { typeOf } from '../document/tree.ts';
import { CanvasFrame } from './canvas-frame.tsx';
import { listenToFrame } from './frame-events.ts';
import { loadFrameHtml } from './load-frame-html.ts';
import { liveDocumentOf } from './live-store.ts';
import { surroundingsOf } from './live-surroundings.ts';
import type { ComposedKind } from '../workspace/workspace.ts';
import type { OpenSite } from './open-site.ts';
import { useCleanHtml } from './purifier.ts';
import { ScaledArea } from './scaled-area.tsx';
import { usePageData } from './scenario-data.ts';
import { useSiteTexts } from './use-site-texts.ts';

const COMPUTER = 1280;

/** How a section is marked. */
export type SectionMark = 'added' | 'removed' | 'changed';
const MARK_COLORS: Readonly<Record<SectionMark, string>> = {
  added: '#14713d',
  removed: '#c4302b',
  changed: '#b87a00',
};

const marksCss = (marks: ReadonlyMap<string, SectionMark>) =>
  [...marks]
    .map(([id, mark]) => {
      const color = MARK_COLORS[mark];
      return `[data-node="${CSS.escape(id)}"]{outline:4px solid ${color}!important;outline-offset:-4px;box-shadow:inset 0 0 0 100vmax ${color}14}`;
    })
    .join('');

/** Stands in place of the page, in the size of all other text. */
const Message = styled.div`
  display: grid; flex: 1; align-content: center; height: 100%; min-height: 0; overflow: auto; --waiting-height: 0;
`;

const NO_MARKS: ReadonlyMap<string, SectionMark> = new Map();

interface Props {
  readonly title: string;
  readonly site: OpenSite;
  readonly kind: ComposedKind;
  readonly pageId: string;
  readonly document: OpenDocument;
  readonly language: LanguageTag;
  readonly marks?: ReadonlyMap<string, SectionMark>;
  /** Id of the node that is scrolled to. */
  readonly shown?: string | null;
  /** Width that the page is laid out at, in CSS pixels; shown smaller where there is less room. */
  readonly width?: number;
  /** The booking scenario whose samples it shows; `null` for the data of the site. */
  readonly scenario?: ScenarioId | null;
}

/** A document as visitors would see it, to look at alone. */
export function StillPage({
  title,
  site,
  kind,
  pageId,
  document,
  language,
  marks = NO_MARKS,
  shown = null,
  width = COMPUTER,
  scenario = null,
}: Props) {
  const { now } = useServices();
  const data = usePageData(site, scenario);
  const clean = useCleanHtml(site.purifier);
  const html = useQuery({
    queryKey: ['still-frame', site.id, kind, pageId, language],
    queryFn: () => loadFrameHtml(site.id, kind, pageId, language),
  });
  const texts = useSiteTexts(language);
  const currency = data?.scenario?.currencyOn(pageId, document) ?? null;
  const surroundings = useMemo(
    () =>
      texts &&
      data &&
      surroundingsOf(data.site, clean, pageId, language, texts, now(), data.scenario, currency),
    [texts, data, pageId, language, now, clean, currency],
  );
  const types = useMemo(() => [...new Set([...document.nodes.values()].map(typeOf))].toSorted(), [document]);
  const components = useQuery({
    queryKey: ['components', site.id, types],
    queryFn: () => site.components.load(types).then(() => site.components),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const missing = [html, components].filter(({ isError }) => isError);
  const live = useMemo(
    () => components.data && liveDocumentOf(document, site, language),
    [document, components.data, site, language],
  );
  const [frame, setFrame] = useState<Document | null>(null);
  useEffect(() => {
    if (!frame) return undefined;
    const nothing = () => undefined;
    return listenToFrame(frame, () => false, {
      onSelect: nothing,
      onHover: nothing,
      onOpen: nothing,
      onKey: nothing,
    });
  }, [frame]);
  useEffect(() => {
    if (shown === null || !frame) return;
    frame.querySelector(`[data-node="${CSS.escape(shown)}"]`)?.scrollIntoView({ block: 'center' });
  }, [frame, shown]);

  if (missing.length > 0)
    return (
      <Message>
        <Failed onRetry={() => void Promise.all(missing.map((query) => query.refetch()))} isBusy={false} />
      </Message>
    );
  if (html.data === undefined || !surroundings || !data || !live)
    return (
      <Message>
        <Waiting />
      </Message>
    );
  return (
    <ScaledArea width={width}>
      <CanvasFrame key={language} title={title} html={html.data} onDocument={setFrame}>
        <style>{marksCss(marks)}</style>
        <FramePage {...surroundings} document={live} client={data.client} services={data.services} />
      </CanvasFrame>
    </ScaledArea>
  );
}
