import type { Theme } from '../../../generated/page/types.ts';

const GOOGLE = 'https://fonts.googleapis.com';

/** Hosts from which a stylesheet takes its fonts, where that is not its own. */
const FONT_HOSTS: Readonly<Record<string, string>> = { [GOOGLE]: 'https://fonts.gstatic.com' };

const addressesOf = ({ fontLinks }: Theme): readonly URL[] =>
  fontLinks.flatMap((address) => URL.parse(address) ?? []).filter(({ protocol }) => protocol === 'https:');

/** Addresses of the stylesheets that load a theme's fonts. Text is shown in another font until they have loaded. */
export const fontStylesheets = (theme: Theme): readonly string[] =>
  addressesOf(theme).map((url) => {
    if (url.origin === GOOGLE && !url.searchParams.has('display')) url.searchParams.set('display', 'swap');
    return url.href;
  });

/** Hosts of stylesheets and of fonts. */
export interface FontSources {
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
}

/** The hosts that a page's policy permits for its theme; `null` for none. */
export function fontSources(theme: Theme): FontSources | null {
  const styles = [...new Set(addressesOf(theme).map(({ origin }) => origin))];
  return styles.length === 0
    ? null
    : { styles, fonts: [...new Set(styles.map((origin) => FONT_HOSTS[origin] ?? origin))] };
}
