import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ACTION_GROUPS } from '../actions/action.ts';
import { useActionSources } from '../actions/actions.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { Button } from '../ui/button/button.tsx';
import { namesOfKeys } from '../ui/tooltip/key-caps.tsx';

const Groups = styled.div`
  display: grid; grid-template-columns: repeat(auto-fill, minmax(240px, 1fr)); gap: 20px 32px;
  h3 { margin: 0 0 4px; color: var(--ink-muted); font-size: var(--text-small); font-weight: 600; }
  dl { display: grid; grid-template-columns: 1fr auto; gap: 2px 16px; margin: 0; line-height: 24px; }
  dd { display: flex; align-items: center; gap: 6px; justify-content: flex-end; margin: 0; }
  kbd { padding: 0 6px; border: 1px solid var(--line-control); border-radius: var(--radius-small); background: var(--surface-sunken); font: inherit; font-size: 11px; line-height: 20px; white-space: nowrap; }
`;

/** All keys of the screen by their groups, also of what is not possible at the moment. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const actions = useActionSources()
    .value()
    .flatMap((source) => source.actions)
    .filter(({ shortcuts = [] }) => shortcuts.length > 0);
  const groups = ACTION_GROUPS.map((group) => ({
    group,
    actions: actions.filter((action) => action.group === group),
  }));
  return (
    <Dialog
      size="wide"
      title={t('shortcuts.title')}
      closeLabel={t('app.close')}
      onClose={onClose}
      actions={<Button onPress={onClose}>{t('app.close')}</Button>}
    >
      <Groups>
        {groups
          .filter((one) => one.actions.length > 0)
          .map(({ group, actions: some }) => (
            <section key={group}>
              <h3>{t(`shortcuts.groups.${group}`)}</h3>
              <dl>
                {some.map(({ id, name, nameValues = {}, shortcuts = [] }) => (
                  <div key={id} style={{ display: 'contents' }}>
                    <dt>{t(name, nameValues)}</dt>
                    <dd>
                      {shortcuts.map((keys) => (
                        <kbd key={keys}>{namesOfKeys(keys)}</kbd>
                      ))}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
      </Groups>
    </Dialog>
  );
}
