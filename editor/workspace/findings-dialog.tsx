import { useTranslation } from 'react-i18next';
import { isRecord } from '../../src/api/wire/is-record.ts';
import { nodeOf, typeOf } from '../document/tree.ts';
import { Button } from '../ui/button/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { typeName } from './node-name.ts';
import { useWorkspace } from './workspace.ts';

/** Something that keeps a document from being published. */
export interface ShownFinding {
  readonly nodeId: string | null;
  readonly path: string;
  readonly rule: string;
}

/** A document that is not published, and why. */
export interface RefusedDocument {
  readonly reason: string;
  readonly findings: readonly ShownFinding[];
}

const readFinding = (value: unknown): ShownFinding[] =>
  isRecord(value) && typeof value.rule === 'string'
    ? [
        {
          nodeId: typeof value.nodeId === 'string' ? value.nodeId : null,
          path: String(value.path ?? ''),
          rule: value.rule,
        },
      ]
    : [];

/** The refusals of a response that refuses to publish; `null` for another response. */
export function readFindings(body: unknown): RefusedDocument[] | null {
  if (!isRecord(body) || !Array.isArray(body.refusals)) return null;
  return body.refusals.filter(isRecord).map(({ reason, findings }) => ({
    reason: String(reason),
    findings: Array.isArray(findings) ? findings.flatMap(readFinding) : [],
  }));
}

/** What must be mended before the page can be published; each entry leads to its place. */
export function FindingsDialog({
  refused,
  onClose,
}: {
  readonly refused: readonly RefusedDocument[];
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const { store } = useWorkspace();
  const { nodes } = store.document();
  return (
    <Dialog
      title={t('publish.refused')}
      closeLabel={t('app.close')}
      onClose={onClose}
      actions={<Button onPress={onClose}>{t('app.close')}</Button>}
    >
      <ul style={{ display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' }}>
        {refused.flatMap(({ reason, findings }) =>
          findings.length === 0
            ? [<li key={reason}>{t([`publish.reasons.${reason}`, 'publish.reasons.other'])}</li>]
            : findings.map(({ nodeId, path, rule }) => {
                const node = nodeId !== null && nodes.has(nodeId) ? nodeOf(store.document(), nodeId) : null;
                return (
                  <li
                    key={`${nodeId} ${path} ${rule}`}
                    style={{ display: 'flex', gap: 8, alignItems: 'center', justifyContent: 'space-between' }}
                  >
                    <span>
                      {node && <strong>{typeName(typeOf(node))}: </strong>}
                      {t([`findings.${rule}`, 'findings.other'], { path, rule })}
                    </span>
                    {node && (
                      <Button
                        size="small"
                        onPress={() => {
                          store.select([node.id]);
                          onClose();
                        }}
                      >
                        {t('publish.show')}
                      </Button>
                    )}
                  </li>
                );
              }),
        )}
      </ul>
    </Dialog>
  );
}
