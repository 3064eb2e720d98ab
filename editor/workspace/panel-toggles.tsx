import { useTranslation } from 'react-i18next';
import { SHOWN_ACTIONS, type ShownParts } from '../actions/shown-actions.ts';
import { IconButton } from '../ui/button/icon-button.tsx';
import { OfProperties } from './open-page-screen.styles.ts';

interface Props {
  readonly shown: ShownParts;
  readonly onShow: (shown: ShownParts) => void;
}

/** Opens and closes the panels beside the canvas, and shows what visitors do not see. */
export function PanelToggles({ shown, onShow }: Props) {
  const { t } = useTranslation();
  return SHOWN_ACTIONS.map(({ id, part, icon, name, run }) => {
    const toggle = (
      <IconButton
        key={id}
        size="small"
        icon={icon}
        label={t(name)}
        {...(part === 'hidden' ? { 'aria-pressed': shown.hidden } : { 'aria-expanded': shown[part] })}
        onPress={() => run({ shown, onShow })}
      />
    );
    return part === 'properties' ? <OfProperties key={id}>{toggle}</OfProperties> : toggle;
  });
}
