import { useTranslation } from 'react-i18next';
import { SHOWN_ACTIONS, type ShownParts } from '../actions/shown-actions.ts';
import { IconButton } from '../ui/button/icon-button.tsx';
import { panelId } from './use-shown-panels.ts';

interface Props {
  readonly shown: ShownParts;
  readonly onShow: (shown: ShownParts) => void;
}

/** Opens and closes the panels beside the canvas, and shows what visitors do not see. */
export function PanelToggles({ shown, onShow }: Props) {
  const { t } = useTranslation();
  return SHOWN_ACTIONS.map(({ id, part, icon, name, run }) => (
    <IconButton
      key={id}
      size="small"
      icon={icon}
      label={t(name)}
      {...(part === 'hidden'
        ? { 'aria-pressed': shown.hidden }
        : { 'aria-expanded': shown[part], 'aria-controls': panelId(part) })}
      onPress={() => run({ shown, onShow })}
    />
  ));
}
