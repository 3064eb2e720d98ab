import styled from 'styled-components';

export const Upload = styled.div`
  display: grid;
  gap: 8px;
  & ul { display: grid; gap: 8px; }
  & li { display: flex; gap: 12px; align-items: center; padding: 8px 8px 8px 12px; border: 1px solid var(--line-soft); border-radius: min(var(--field-radius), 12px); font-size: 14px; }
  & li > img { flex: none; width: 64px; height: 48px; border-radius: 4px; object-fit: cover; }
  & li > span { flex: 1; min-width: 0; overflow-wrap: anywhere; line-height: 1.35; }
  & li > button { flex: none; display: grid; place-items: center; width: 44px; height: 44px; padding: 0; border: 0; border-radius: 50%; background: none; color: inherit; cursor: pointer; }
`;

export const Choosers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** A file input that looks like a button: the input lies over it, so that it takes clicks, files that are dropped, and the focus. */
export const Chooser = styled.label`
  position: relative;
  display: inline-grid;
  align-items: center;
  min-height: 48px;
  padding: 4px 20px;
  border: 1px solid var(--line);
  border-radius: min(var(--field-radius), 12px);
  font-weight: 600;
  &[aria-disabled] { color: var(--muted); }
  &:focus-within { outline: 2px solid var(--focus); outline-offset: 2px; }
  & > input { position: absolute; inset: 0; width: 100%; height: 100%; opacity: 0; cursor: pointer; }
  & > input:disabled { cursor: progress; }
`;

/** Only where a finger takes the photograph is there a camera at hand. */
export const Camera = styled.div`
  display: none;
  @media (pointer: coarse) { display: block; }
`;

export const Problem = styled.p`
  color: var(--error);
  font-size: 14px;
  font-weight: 550;
  line-height: 1.4;
`;
