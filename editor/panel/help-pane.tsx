import { type ReactNode, type SyntheticEvent, useState } from 'react';
import styled from 'styled-components';

/** Height that is kept for two lines, so that nothing moves when another field is explained. */
const HEIGHT = 72;

/** Takes no part in the layout: it hears which field is used. */
const Fields = styled.div`display: contents;`;

const Pane = styled.aside`
  position: sticky; inset-block-end: 0; z-index: 1; flex: none; min-height: ${HEIGHT}px; margin-block-start: auto; padding: 8px 16px 10px;
  border-block-start: 1px solid var(--line); background: var(--surface-sunken); font-size: var(--text-small); line-height: 16px;
  /* What is scrolled below it fades out. */
  &::before { content: ''; position: absolute; inset: -25px 0 auto; height: 24px; background: linear-gradient(transparent, var(--surface)); pointer-events: none; }
  strong { display: block; font-weight: 600; line-height: 20px; }
  p { color: var(--ink-muted); text-wrap: pretty; }
`;

/** What is explained: a field, or all that the panel is about. */
export interface Explained {
  readonly title: string;
  readonly description: string;
}

/** The attributes of an element around a field by which the pane explains it. */
export const explainedBy = ({ title, description }: Explained) => ({
  'data-help-title': title,
  'data-help': description,
});

function explanationAt({ target }: SyntheticEvent): Explained | null {
  const field = target instanceof Element ? target.closest<HTMLElement>('[data-help]') : null;
  const { helpTitle: title = '', help: description = '' } = field?.dataset ?? {};
  return field && { title, description };
}

/**
 * Fields, and at the foot of the panel the description of the one that has the focus or is pointed at; nothing moves for
 * it. Before, what the panel as a whole is about.
 */
export function HelpPane({ whole, children }: { readonly whole: Explained; readonly children: ReactNode }) {
  const [explained, setExplained] = useState<Explained | null>(null);
  const explain = (event: SyntheticEvent) => {
    const next = explanationAt(event);
    if (next && next.description !== explained?.description) setExplained(next);
  };
  const { title, description } = explained ?? whole;
  return (
    <>
      <Fields onFocus={explain} onPointerOver={explain}>
        {children}
      </Fields>
      <Pane aria-live="polite">
        <strong>{title}</strong>
        <p>{description}</p>
      </Pane>
    </>
  );
}
