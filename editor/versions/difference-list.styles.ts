import styled from 'styled-components';

export const Groups = styled.div`
  display: flex; flex-direction: column; gap: 12px;
  section > header { display: flex; align-items: center; gap: 8px; min-height: 28px; }
  h4 { flex: 1; min-width: 0; margin: 0; overflow: hidden; font-size: var(--text); font-weight: 600; text-overflow: ellipsis; white-space: nowrap; }
  h4 span { color: var(--ink-faint); font-weight: 400; }
  ul { margin: 0; padding: 0 0 0 10px; border-inline-start: 2px solid var(--line); list-style: none; }
  li { display: flex; align-items: flex-start; gap: 8px; padding: 3px 0; }
  li > div { flex: 1; min-width: 0; }
  li p { margin: 0; overflow-wrap: anywhere; }
  li p + p { color: var(--ink-muted); font-size: var(--text-small); }
  del { color: var(--danger-ink); text-decoration-thickness: 1px; }
  ins { color: var(--success-ink); text-decoration: none; }
`;
