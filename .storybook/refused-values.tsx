import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { PreparedDocument } from '../src/runtime/document/prepare.ts';

const Refused = styled.div`
  margin: 0 0 16px;
  padding: 12px 16px;
  border-inline-start: 4px solid #b42318;
  background: #fef3f2;
  color: #55160c;
  font: 14px/1.5 system-ui, sans-serif;
  & > ul { margin: 4px 0 0; padding-inline-start: 20px; list-style: disc; }
  & code { font-weight: 600; }
`;

interface Props {
  readonly problems: PreparedDocument['problems'];
  readonly children: ReactNode;
}

/** Says above a component which of its values the schema refuses, and that they are replaced as on a page. */
export const WithRefusedValues = ({ problems, children }: Props) => (
  <>
    {problems.length > 0 && (
      <Refused role="status">
        <strong>Refused by the schema, and shown with the default as on a page:</strong>
        <ul>
          {problems.map(({ nodeId, path, message }) => (
            <li key={`${nodeId}${path}${message}`}>
              <code>{path.replace(/^\/props\//, '').replaceAll('/', '.') || nodeId}</code> {message}
            </li>
          ))}
        </ul>
      </Refused>
    )}
    {children}
  </>
);
