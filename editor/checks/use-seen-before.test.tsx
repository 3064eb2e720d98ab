// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { find, press, settle, setUpEditor } from '../testing/open-editor.tsx';
import { showInEditor } from '../testing/show-in-editor.tsx';
import { useToasts } from '../ui/toast/toasts.tsx';
import { useSeenBefore } from './use-seen-before.ts';

setUpEditor(() => import('./take-back.ts'));

const MENU = { kind: 'menu', id: 'main' } as const;

/** Says that version 2 of a menu is published. */
function Publisher() {
  const { show } = useToasts();
  const readSeenBefore = useSeenBefore('andes', () => undefined);
  const publish = async () => {
    const { takeBack } = await readSeenBefore([MENU]);
    show({ text: 'Done', ...takeBack([{ ...MENU, version: 2 }]) });
  };
  return (
    <button type="button" onClick={() => void publish()}>
      {'Publish'}
    </button>
  );
}

it('offers once more to take back what could not be, because its code or texts could not be loaded', async () => {
  const { calls, texts, close } = await showInEditor(<Publisher />, {
    document: () => ({ publishedVersion: 1 }) as never,
    rollBack: () => ({}) as never,
  });
  await press(find('button', 'Publish'));
  const add = vi.spyOn(texts, 'addResourceBundle').mockImplementation(() => {
    throw new Error('no network');
  });
  await press(find('button', 'Take back'));
  await settle();
  expect(document.querySelector('[data-tone=danger]')).not.toBeNull();
  add.mockRestore();
  await press(find('button', 'Take back'));
  await settle();
  expect(calls.map(([id]) => id)).toEqual(['document', 'rollBack']);
  await close();
});
