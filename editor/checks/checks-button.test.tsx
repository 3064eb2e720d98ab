// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { found } from '../../src/runtime/checks/check-finding.ts';
import { find, setUpEditor } from '../testing/open-editor.tsx';
import { showInEditor } from '../testing/show-in-editor.tsx';
import { ChecksButton } from './checks-button.tsx';

setUpEditor();

const warning = found('warning', 'no-description', 'a', '/props/alt');
const error = found('error', 'broken-reference', 'a', '/props/link', { kind: 'page', id: 'x' });

it('tells errors in words, and that they keep the page from being published', async () => {
  const { close } = await showInEditor(
    <ChecksButton findings={[error, warning, error]} onOpen={() => undefined} />,
    {},
  );
  const button = find('button', '2 errors, 1 warning');
  expect(button.textContent).toContain('2 errors');
  expect(button.dataset.tooltip).toBe('Mend 2 errors before publishing.');
  await close();
});

it('tells warnings by their number alone: they keep nothing from being published', async () => {
  const { close } = await showInEditor(<ChecksButton findings={[warning]} onOpen={() => undefined} />, {});
  const button = find('button', '1 warning');
  expect([button.textContent, button.dataset.tooltip]).toEqual(['1', undefined]);
  await close();
});
