import styled from 'styled-components';

/** Pages of reference are Storybook's own: their colours do not follow the look of a site. */
export const Docs = styled.div`
  color: #2e3438;
  font: 15px/1.6 system-ui, sans-serif;
  & h2 { margin: 40px 0 8px; font-size: 20px; line-height: 1.3; }
  & h3 { margin: 0 0 8px; font-size: 15px; line-height: 1.4; }
  & p { max-width: 72ch; }
  & ul { display: grid; gap: 6px; max-width: 80ch; padding-inline-start: 20px; list-style: disc; }
  & code, & kbd { padding: 1px 6px; border: 1px solid #dfe2e6; border-radius: 4px; background: #f6f7f9; font-family: ui-monospace, monospace; font-size: 13px; }
  & a { color: #4a31b4; }
  & table { border-collapse: collapse; }
  & th, & td { padding: 8px 24px 8px 0; border-block-end: 1px solid #e6e8eb; text-align: start; font-weight: 400; vertical-align: top; }
  & thead th { color: #5c656d; font-size: 13px; }
`;

export const Advice = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
  gap: 16px;
  margin-block: 24px 40px;
  & > section { padding: 16px 20px; border: 1px solid #e0e4e8; border-block-start: 3px solid #1d7a4f; border-radius: 6px; }
  & > [data-kind='avoid'] { border-block-start-color: #b42318; }
`;
