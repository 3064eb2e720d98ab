import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentKind } from '../../src/api/wire/document-kinds.ts';
import { useServices } from '../app/services.tsx';
import { relativeTime } from '../app/relative-time.ts';
import { compareDocuments, countDifferences } from '../document/compare.ts';
import { type JsonObject, openDocument, type OpenDocument } from '../document/page-document.ts';
import type { StoredDraft } from '../sync/draft-saver.ts';
import { Button } from '../ui/button/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { Hint, Sides } from './conflict-dialog.styles.ts';
import { DifferenceList } from './difference-list.tsx';

/** The document that two people changed. */
export interface Conflicting {
  readonly siteId: string;
  readonly kind: DocumentKind;
  readonly id: string;
  /** Language in which sections are told apart by their first text. */
  readonly language: string;
}

interface Props {
  readonly document: Conflicting;
  /** What both began with; `null` where it is no longer stored. */
  readonly base: JsonObject | null;
  readonly mine: JsonObject;
  /** When mine was edited last, where that was not just now; epoch milliseconds. */
  readonly editedAt: number | null;
  readonly theirs: StoredDraft;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  readonly onClose: () => void;
}

/** Two versions of a document that began with the same one: what each changed, and which one goes on. */
export function ConflictDialog({
  document: { siteId, kind, id, language },
  base,
  mine,
  editedAt,
  theirs,
  onKeepMine,
  onTakeTheirs,
  onClose,
}: Props) {
  const { t, i18n } = useTranslation();
  const { now } = useServices();
  const [began, own, other] = useMemo(
    () => [base && openDocument(base), openDocument(mine), openDocument(theirs.body)] as const,
    [base, mine, theirs],
  );
  const ago = (then: number) => relativeTime(then, now(), i18n.language);
  const name = theirs.changedBy ?? t('conflict.somebody');
  const list = (before: OpenDocument, after: OpenDocument) => {
    const compared = compareDocuments(before, after);
    return (
      <>
        <Hint>{t('differences.count', { count: countDifferences(compared) })}</Hint>
        <DifferenceList compared={compared} before={before} after={after} language={language} />
      </>
    );
  };
  return (
    <Dialog
      size="wide"
      title={t('conflict.title')}
      closeLabel={t('app.close')}
      onClose={onClose}
      actions={
        <>
          {kind === 'page' && (
            <Button
              variant="quiet"
              onPress={() =>
                void window.open(`/sites/${siteId}/pages/${id}/versions/${theirs.version}`, '_blank')
              }
            >
              {t('conflict.openTheirs')}
            </Button>
          )}
          <Button onPress={onTakeTheirs}>{t('conflict.takeTheirs')}</Button>
          <Button variant="primary" onPress={onKeepMine}>
            {t('conflict.keepMine')}
          </Button>
        </>
      }
    >
      <p>
        {editedAt !== null && `${t('conflict.found', { when: ago(editedAt) })} `}
        {t('conflict.text', { name, when: ago(theirs.changedAt) })}
      </p>
      {began ? (
        <Sides>
          <section aria-labelledby="conflict-mine">
            <h3 id="conflict-mine">{t('conflict.mine')}</h3>
            {list(began, own)}
          </section>
          <section aria-labelledby="conflict-theirs">
            <h3 id="conflict-theirs">{t('conflict.theirs', { name })}</h3>
            {list(began, other)}
          </section>
        </Sides>
      ) : (
        <section aria-labelledby="conflict-both">
          <h3 id="conflict-both">{t('conflict.both', { name })}</h3>
          {list(other, own)}
        </section>
      )}
      <Hint>{t('conflict.nothingLost')}</Hint>
    </Dialog>
  );
}
