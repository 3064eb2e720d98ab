import type { ReactNode } from 'react';
import type { SiteConfiguration } from '../../../generated/page/types.ts';
import type { Translate } from '../../runtime/text/translate.ts';
import { SvgIcon } from '../../ui/icon/icon.tsx';
import type { MenuEntry } from '../menus.ts';
import * as S from './header.styles.ts';
import { Menu } from './menu.tsx';

/** Element around the header's shared component. */
export const HeaderExtra = S.Extra;

type HeaderSettings = SiteConfiguration['header'];

interface Props {
  readonly header: HeaderSettings;
  /** The menu's entries in the active language. */
  readonly items: readonly MenuEntry[];
  readonly homeHref: string;
  readonly siteName: string;
  readonly t: Translate;
  /** Rendered after the menu: the header's shared component, inside a `HeaderExtra`. */
  readonly children?: ReactNode;
}

/** The operator's colours, and the size of the logo, as custom properties; empty colours are those of the theme. */
function headerVariables({ logo, mobileToggle, menuItems, subMenu, subMenuItems }: HeaderSettings): object {
  const colors = {
    '--toggle-color': mobileToggle.color,
    '--toggle-background': mobileToggle.background,
    '--menu-color': menuItems.color,
    '--menu-background': menuItems.background,
    // On a ground of the operator's own, nothing is known of the accent but that the text is seen.
    '--menu-mark': menuItems.background && 'currentColor',
    '--sub-mark': (subMenu.background || subMenuItems.background) && 'currentColor',
    '--sub-color': subMenu.color,
    '--sub-background': subMenu.background,
    '--sub-item-color': subMenuItems.color,
    '--sub-item-background': subMenuItems.background,
  };
  return {
    '--logo-width': `${logo.width}px`,
    '--logo-height': `${logo.height}px`,
    '--logo-ratio': `${logo.width} / ${logo.height}`,
    ...Object.fromEntries(Object.entries(colors).filter(([, color]) => color)),
  };
}

/** Header of every page: a logo that links home, and the menu, on small screens in a drawer. */
export function Header({ header, items, homeHref, siteName, t, children }: Props) {
  const { logo, layout, menu } = header;
  const hasPanel = items.length > 0 || Boolean(children);
  return (
    <S.Header data-layout={layout} data-site-header="" style={headerVariables(header) as object}>
      <S.Bar data-layout={layout} data-placement={menu.placement}>
        <S.Logo href={homeHref} aria-label={t('header.homeOf', { site: logo.alt || siteName })}>
          {logo.src ? (
            <img src={logo.src} alt={logo.alt || siteName} width={logo.width} height={logo.height} />
          ) : (
            siteName
          )}
        </S.Logo>
        {hasPanel && (
          <>
            <S.Toggle data-drawer="">
              <summary aria-label={t('header.mainMenu')}>
                <SvgIcon name="menu" size={24} />
                <SvgIcon name="x" size={24} />
              </summary>
            </S.Toggle>
            <S.Panel>
              {items.length > 0 && (
                <nav aria-label={t('header.mainMenu')}>
                  <Menu items={items} t={t} />
                </nav>
              )}
              {children}
            </S.Panel>
          </>
        )}
      </S.Bar>
    </S.Header>
  );
}
