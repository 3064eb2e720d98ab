import { parseJson } from '../../src/api/wire/parse-json.ts';
import type { ShownParts } from '../actions/shown-actions.ts';
import { type InterfaceLanguage, isInterfaceLanguage, preferredLanguage } from '../i18n.ts';

export const COLOR_THEMES = ['system', 'light', 'dark'] as const;
export type ColorTheme = (typeof COLOR_THEMES)[number];

const isColorTheme = (value: string | null): value is ColorTheme =>
  COLOR_THEMES.some((theme) => theme === value);

/** What a browser stores of how its operator wants the editor to be. */
export interface Preferences {
  language(): InterfaceLanguage;
  setLanguage(language: InterfaceLanguage): void;
  theme(): ColorTheme;
  setTheme(theme: ColorTheme): void;
  /** Id of the site that was worked on last; `null` before the first. */
  lastSite(): string | null;
  setLastSite(id: string): void;
  /** Ids of what was chosen lately in the search of everything, the latest first. */
  recentEntries(): readonly string[];
  setRecentEntries(ids: readonly string[]): void;
  /** What is shown beside and on the canvas. */
  shownParts(): ShownParts;
  setShownParts(shown: ShownParts): void;
}

const LANGUAGE = 'editor.language';
const THEME = 'editor.theme';
const LAST_SITE = 'editor.lastSite';
const RECENT = 'editor.recentEntries';
const SHOWN_PARTS = 'editor.shownParts';
/** Before anything was chosen: both panels, and the page as visitors see it. */
const FIRST_SHOWN: ShownParts = { structure: true, properties: true, hidden: false };

/**
 * Preferences in a storage; what is not stored follows the browser.
 * @param languages languages that the browser prefers
 */
export function createPreferences(storage: Storage, languages: readonly string[]): Preferences {
  return {
    language() {
      const stored = storage.getItem(LANGUAGE);
      return isInterfaceLanguage(stored) ? stored : preferredLanguage(languages);
    },
    setLanguage: (language) => storage.setItem(LANGUAGE, language),
    theme() {
      const stored = storage.getItem(THEME);
      return isColorTheme(stored) ? stored : 'system';
    },
    setTheme: (theme) => storage.setItem(THEME, theme),
    lastSite: () => storage.getItem(LAST_SITE),
    setLastSite: (id) => storage.setItem(LAST_SITE, id),
    recentEntries() {
      const stored = parseJson(storage.getItem(RECENT) ?? '');
      return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
    },
    shownParts() {
      const stored = Object(parseJson(storage.getItem(SHOWN_PARTS) ?? ''));
      const read = (part: keyof ShownParts) =>
        typeof stored[part] === 'boolean' ? stored[part] : FIRST_SHOWN[part];
      return { structure: read('structure'), properties: read('properties'), hidden: read('hidden') };
    },
    setShownParts: (shown) => storage.setItem(SHOWN_PARTS, JSON.stringify(shown)),
    setRecentEntries: (ids) => storage.setItem(RECENT, JSON.stringify(ids)),
  };
}

/** Shows the editor in colours from now on, and stores that. */
export function chooseTheme(preferences: Pick<Preferences, 'setTheme'>, theme: ColorTheme) {
  preferences.setTheme(theme);
  applyTheme(document.documentElement, theme);
}

/** Shows the editor in light or dark colours, or in those of the system. */
export function applyTheme(root: HTMLElement, theme: ColorTheme) {
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
}
