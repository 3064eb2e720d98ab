import { CloudAlert, CloudCheck, CloudUpload } from 'lucide';
import { useTranslation } from 'react-i18next';
import styled, { css } from 'styled-components';
import { ApiError } from '../../src/api/api-error.ts';
import { PROPERTIES_ROOM, WORDS_ROOM } from '../app/shell/room.ts';
import type { SaveState } from '../sync/draft-saver.ts';
import { Button } from '../ui/button/button.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { VISUALLY_HIDDEN } from '../ui/visually-hidden.ts';
import { type Draft, useSaveState } from './use-draft.ts';

const BELOW = css`
  position: fixed; top: calc(var(--top-bar) + 6px); box-shadow: var(--shadow-overlay);
  &:not(button) { padding: 4px 8px; border-radius: var(--radius); background: var(--surface-raised); }
`;
const AS_ICON = css`
  & > svg { display: block; color: var(--ink-muted); }
  &:is([data-kind='failed'], [data-kind='conflict']) > svg { color: var(--danger); }
  &::after { content: none; }
`;

/** Says in words where there is room for them, and else by its icon. */
const State = styled.span`
  text-align: end;
  & > svg { display: none; }
  /* As wide as its usual states need: what stands before it stays where it is. */
  &::after { content: attr(data-widest); display: block; height: 0; visibility: hidden; }
  @media (width < 640px) {
    &:not([data-kind='conflict']) { ${AS_ICON} }
    & > span { ${VISUALLY_HIDDEN} }
  }
  @media (${PROPERTIES_ROOM}px <= width < ${WORDS_ROOM}px) {
    ${AS_ICON}
    &:not([data-kind='failed']) > span { ${VISUALLY_HIDDEN} }
    /* What is wrong is said in words below the bar, where nothing moves for it. */
    &[data-kind='failed'] > span, & > button { ${BELOW} }
  }
`;

const ICONS = {
  saved: CloudCheck,
  waiting: CloudUpload,
  saving: CloudUpload,
  failed: CloudAlert,
  conflict: CloudAlert,
} as const;

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
        <Icon of={ICONS[kind]} />
        <Button size="small" variant="danger" onPress={onConflict}>
          {t('save.conflict')}
        </Button>
      </State>
    );
  const words = t(`save.${isPage && isArchived(state) ? 'gone' : kind}`);
  return (
    <State role="status" data-kind={kind} data-widest={t('save.waiting')} title={words}>
      <Icon of={ICONS[kind]} />
      <span>{words}</span>
    </State>
  );
}
