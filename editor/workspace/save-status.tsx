import { CloudAlert, CloudCheck, CloudUpload } from 'lucide';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ApiError } from '../../src/api/api-error.ts';
import type { SaveState } from '../sync/draft-saver.ts';
import { Button } from '../ui/button/button.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { VISUALLY_HIDDEN } from '../ui/visually-hidden.ts';
import { type Draft, useSaveState } from './use-draft.ts';

/** Says in words where there is room for them, and else by its icon. */
const State = styled.span`
  & > svg { display: none; }
  @media (width < 640px) {
    & > svg { display: block; margin-inline-start: auto; color: var(--ink-muted); }
    &[data-kind='failed'] > svg { color: var(--danger); }
    & > span { ${VISUALLY_HIDDEN} }
  }
`;

const ICONS = { saved: CloudCheck, waiting: CloudUpload, saving: CloudUpload, failed: CloudAlert } as const;

/** Whether a draft is not saved because its page was archived meanwhile; saving goes on once it is restored. */
const isArchived = (state: SaveState): boolean =>
  state.kind === 'failed' && state.error instanceof ApiError && state.error.status === 404;

interface Props {
  readonly draft: Draft;
  /** Shows the conflict that saving met. */
  readonly onConflict: () => void;
  /** What is open can be archived meanwhile. */
  readonly isPage?: boolean;
}

/** Says where the saving of the draft stands. */
export function SaveStatus({ draft, onConflict, isPage = false }: Props) {
  const { t } = useTranslation();
  const state = useSaveState(draft);
  const { kind } = state;
  if (kind === 'conflict')
    return (
      <State role="status" data-kind={kind}>
        <Button size="small" variant="danger" onPress={onConflict}>
          {t('save.conflict')}
        </Button>
      </State>
    );
  const words = t(`save.${isPage && isArchived(state) ? 'gone' : kind}`);
  return (
    <State role="status" data-kind={kind} title={words}>
      <Icon of={ICONS[kind]} />
      <span>{words}</span>
    </State>
  );
}
