import { Eye } from 'lucide';
import { useTranslation } from 'react-i18next';
import { useActionSources } from '../actions/actions.tsx';
import { menuEntries } from '../actions/menu-entries.ts';
import { PREVIEW_ACTIONS } from '../actions/preview-actions.ts';
import { TRANSLATION_ACTIONS } from '../actions/page-actions.ts';
import { VIEW_ACTIONS } from '../actions/view-actions.ts';
import { type ScenarioToolsProps, useCanvasScenarios } from '../preview/scenario-tools.tsx';
import { IconButton } from '../ui/button/icon-button.tsx';
import { Menu } from '../ui/menu/menu.tsx';

/** How the page is shown, as one menu in place of the tools that narrow windows have no room for. */
export function ViewMenu(props: ScenarioToolsProps) {
  const { t } = useTranslation();
  const sources = useActionSources();
  const { options, value, onChange } = useCanvasScenarios(props);
  const label = t('workspace.view');
  const groups = () => {
    const offered = sources.value().flatMap(({ actions }) => actions);
    const entriesOf = (table: readonly { readonly id: string }[]) =>
      menuEntries(
        table.flatMap(({ id }) => offered.filter((action) => action.id === id)),
        t,
      );
    return [
      { id: 'page', entries: entriesOf([...PREVIEW_ACTIONS, ...TRANSLATION_ACTIONS]) },
      { id: 'width', title: t('viewport.title'), entries: entriesOf(VIEW_ACTIONS) },
      {
        id: 'scenario',
        title: t('scenarios.title'),
        chosen: value,
        entries: options.map(({ value: id, label: name }) => ({
          id,
          label: name,
          onAction: () => onChange(id),
        })),
      },
    ];
  };
  return <Menu label={label} trigger={<IconButton icon={Eye} label={label} />} groups={groups} />;
}
