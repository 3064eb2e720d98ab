import type { i18n } from 'i18next';
import type { DocumentKind } from '../../src/api/wire/document-kinds.ts';
import type { EditorApi } from '../api/editor-api.ts';
import { loadAllTexts } from '../i18n.ts';
import type { Toast } from '../ui/toast/toasts.tsx';
import type { Publication } from '../versions/publication.ts';
import { documentLabel } from './document-label.ts';
import type { DocumentName } from './refusals.ts';
import { readRefusalReasons } from './use-refusal-reasons.ts';

/** The version of a document that visitors saw; `null` for none. */
export interface SeenVersion extends DocumentName {
  readonly version: number | null;
}

/** What came of taking back. */
interface TakenBack {
  /** What visitors see again. */
  readonly back: readonly SeenVersion[];
  /** What can be tried again. */
  readonly left: readonly SeenVersion[];
  readonly said: Pick<Toast, 'text' | 'tone'>;
}

interface Options {
  readonly api: EditorApi;
  readonly siteId: string;
  readonly texts: i18n;
}

/** Why the server refuses to show earlier versions again; '' where it gave no reason. */
async function refusalOf(
  error: unknown,
  earlier: readonly (DocumentName & Publication)[],
  { api, siteId, texts }: Options,
): Promise<string> {
  const refusals = earlier.map(async (document) => {
    const { kind, id, version } = document;
    const refused = { siteId, kind: kind as DocumentKind, id, version };
    const reasons = await readRefusalReasons(error, refused, api, texts);
    const refusal = texts.t('versions.refused', { version, reasons });
    return reasons === '' ? [] : [`${documentLabel(texts.t, document)}: ${refusal}`];
  });
  return (await Promise.all(refusals)).flat().join(' ');
}

/**
 * Shows visitors what they saw before: earlier versions all at once, then, one after the other, nothing of the documents
 * that they did not see, and says what came of it. Rejects when the texts cannot be loaded, before anything is changed.
 */
export async function takeBack(seen: readonly SeenVersion[], options: Options): Promise<TakenBack> {
  const { api, siteId: site, texts } = options;
  const { t } = texts;
  await loadAllTexts(texts);
  const earlier = seen.flatMap((one) => (one.version === null ? [] : [{ ...one, version: one.version }]));
  const documents = earlier.map(({ kind, id, version }) => ({ kind, id, version }));
  const back: SeenVersion[] = [];
  try {
    if (documents.length > 0) await api.call('rollBack', { site, body: { documents } });
    back.push(...seen.filter(({ version }) => version !== null));
    for (const one of seen.filter(({ version }) => version === null)) {
      await api.call('unpublishDocument', { site, path: { kind: one.kind, id: one.id } });
      back.push(one);
    }
  } catch (error) {
    const left = seen.filter((one) => !back.includes(one));
    const refusal = await refusalOf(error, earlier, options);
    if (refusal !== '') return { back, left: [], said: { text: refusal, tone: 'danger' } };
    const names = left.map((one) => documentLabel(t, one)).join(', ');
    const text = back.length > 0 ? t('versions.takenBackPartly', { names }) : t('versions.failed');
    return { back, left, said: { text, tone: 'danger' } };
  }
  const [first] = seen;
  const isPage = seen.length === 1 && first?.kind === 'page';
  const version = first?.version ?? null;
  const ofPage = version === null ? t('versions.unpublished') : t('versions.publishedAgain', { version });
  return { back, left: [], said: { text: isPage ? ofPage : t('publish.takenBack') } };
}
