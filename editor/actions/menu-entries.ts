import type { TFunction } from 'i18next';
import type { MenuEntry } from '../ui/menu/menu-contents.ts';
import type { ScreenAction } from './action.ts';

/** The entries of a menu for the actions that are possible now. */
export const menuEntries = (actions: readonly ScreenAction[], t: TFunction): readonly MenuEntry[] =>
  actions
    .filter(({ isPossible }) => isPossible())
    .map(({ id, name, nameValues = {}, icon, shortcuts, isDangerous, idle, run }) => ({
      id,
      label: t(name, nameValues),
      ...(icon ? { icon } : {}),
      ...(shortcuts?.[0] === undefined ? {} : { shortcut: shortcuts[0] }),
      ...(isDangerous === undefined ? {} : { isDangerous }),
      ...(idle ? { idle: t(idle) } : {}),
      onAction: () => run?.(),
    }));
