import type { IconShapes } from '../../src/ui/icon/icon-shapes.ts';

/** Groups of actions, in the order in which lists show them. */
export const ACTION_GROUPS = ['page', 'selection', 'outline', 'view', 'everywhere'] as const;
export type ActionGroup = (typeof ACTION_GROUPS)[number];

/** What lists say of an action. */
interface ActionBase {
  readonly id: string;
  readonly group: ActionGroup;
  /** Key of its name in the texts of the editor, and what is put into it. */
  readonly name: string;
  readonly nameValues?: Readonly<Record<string, string | number>>;
  readonly icon?: IconShapes;
  /** As `aria-keyshortcuts` spells them; `Control` is the Command key of a Mac. The first one is shown. */
  readonly shortcuts?: readonly string[];
  /** Fields in which its keys work too: those of the open document, or all; none by default. */
  readonly worksInFields?: 'document' | 'all';
  /** Where the action is not possible its keys do nothing: not what the browser would do with them. */
  readonly keepsKeys?: boolean;
  /** Its keys do it where it is not possible too: it says itself why it is not. */
  readonly saysWhyNot?: boolean;
  /** Visitors lose something by it; it is asked before. */
  readonly isDangerous?: boolean;
}

/** Something that can be done on a screen, by a button, a menu, a key or the search of everything. */
export interface Action<Context> extends ActionBase {
  /** Always possible without it. */
  readonly isPossible?: (context: Context) => boolean;
  /** Nothing for keys that the browser, or the part of the screen with the focus, handles itself. */
  readonly run?: (context: Context) => void;
  /** Key of the sentence why there is nothing to do now: a menu shows it dimmed. It stays possible; `null` where there is something. */
  readonly idle?: (context: Context) => string | null;
}

/** An action of the screen that is shown. */
export interface ScreenAction extends ActionBase {
  readonly isPossible: () => boolean;
  readonly run: (() => void) | null;
  /** Key of the sentence why there is nothing to do now. */
  readonly idle?: string | null;
}

/** The actions of a table, for a screen. */
export const actionsFor = <Context>(
  table: readonly Action<Context>[],
  context: Context,
): readonly ScreenAction[] =>
  table.map(({ isPossible, run, idle, ...rest }) => ({
    ...rest,
    ...(idle ? { idle: idle(context) } : {}),
    isPossible: () => run !== undefined && (isPossible?.(context) ?? true),
    run: run ? () => run(context) : null,
  }));
