import styled from 'styled-components';

export const Form = styled.form`
  display: grid;
  gap: 24px;
`;

export const Fields = styled.div`
  display: grid;
  gap: 20px 24px;
  @media (width >= 600px) { grid-template-columns: 1fr 1fr; }
`;

export const Terms = styled.div`
  & > label { display: flex; gap: 12px; align-items: flex-start; cursor: pointer; line-height: 1.5; }
  & input { flex: none; width: 24px; height: 24px; margin: 0; accent-color: var(--primary); }
  & > p { display: flex; gap: 8px; margin: 6px 0 0; padding-inline-start: 36px; font-size: 14px; font-weight: 550; line-height: 1.45; color: var(--error); }
  /* The sign that every other error has; nothing to be read out. */
  & > p::before { content: '!' / ''; flex: none; width: 18px; height: 18px; margin-top: 1px; border: 1.75px solid; border-radius: 50%; font-size: 12px; font-weight: 700; line-height: 15px; text-align: center; }
`;

export const Alert = styled.div`
  display: flex;
  gap: 12px;
  padding: 16px;
  border: 1px solid var(--error);
  border-radius: var(--radius);
  background: var(--error-tint);
  & > svg { flex: none; color: var(--error); }
  & a { display: inline-block; padding-block: 8px; }
`;

export const Booked = styled.div`
  display: flex;
  gap: 12px;
  padding: 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  & > svg { flex: none; color: var(--success); }
  & > div { display: grid; gap: 8px; justify-items: start; }
  & a { display: inline-block; padding-block: 8px; }
`;
