// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { type CheckFinding, found } from '../../src/runtime/checks/check-finding.ts';
import type { OpenSite } from '../canvas/open-site.ts';
import { settle, setUpEditor } from '../testing/open-editor.tsx';
import { showInEditor } from '../testing/show-in-editor.tsx';
import { SettingsQuestion } from './settings-question.tsx';

setUpEditor();

/** What the question says of a finding in a theme. */
async function said(finding: CheckFinding) {
  const { close } = await showInEditor(
    <SettingsQuestion
      site={{ id: 'andes' } as OpenSite}
      kind="theme"
      id="main"
      name="Theme"
      body={{}}
      publishedVersion={null}
      findings={[finding]}
      isBusy={false}
      onPublish={() => undefined}
      onClose={() => undefined}
    />,
    {},
  );
  await settle();
  const text = document.querySelector('[role=dialog] li')?.textContent;
  await close();
  return text;
}

it.each<[what: string, path: string, text: string]>([
  [
    'the field before what is to be mended',
    '/palette/line',
    'Palette › Line: is damaged and cannot be read.',
  ],
  ['nothing before it where it is about no field', '', 'is damaged and cannot be read.'],
])('asks with %s', async (_what, path, text) => {
  expect(await said(found('warning', 'not-json', null, path))).toBe(text);
});
