import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { PreparedDocument } from '../src/runtime/document/prepare.ts';
import type { ComponentManifest } from './args.ts';

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
  readonly component: ComponentManifest;
  readonly problems: PreparedDocument['problems'];
  readonly children: ReactNode;
}

/** The name of a property as it stands in code: `items.0.label`. */
const nameOf = (path: string) => path.replace(/^\/props\//, '').replaceAll('/', '.');

/** The values that a property may have, where they are few, to follow "must be equal to one of the allowed values". */
const allowedValues = ({ properties }: ComponentManifest, path: string) => {
  const allowed = properties[nameOf(path)]?.enum;
  return allowed ? `: ${allowed.join(', ')}` : '';
};

/** Says above a component which of its values the schema refuses, and that they are replaced as on a page. */
export const WithRefusedValues = ({ component, problems, children }: Props) => (
  <>
    {problems.length > 0 && (
      <Refused role="status">
        <strong>Refused by the schema, and shown with the default as on a page:</strong>
        <ul>
          {problems.map(({ nodeId, path, message }) => (
            <li key={`${nodeId}${path}${message}`}>
              <code>{nameOf(path) || nodeId}</code> {message}
              {allowedValues(component, path)}
            </li>
          ))}
        </ul>
      </Refused>
    )}
    {children}
  </>
);
