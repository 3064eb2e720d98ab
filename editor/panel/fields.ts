import { createContext, useContext } from 'react';
import type { LanguageTag } from '../../src/runtime/text/languages.ts';
import type { OpenSite } from '../canvas/open-site.ts';
import type { JsonPath } from '../document/json-path.ts';
import type { FieldTarget } from './field-target.ts';
import type { RevealedField } from './revealed-field.ts';

/** What the fields of a panel share. */
export interface Fields {
  readonly target: FieldTarget;
  readonly site: OpenSite;
  /** Language in which texts are edited. */
  readonly language: LanguageTag;
  /** Shows below each field what it is for. */
  readonly hasHelp?: boolean;
  /** What an item of a list is called where its own texts do not say it; '' for any other. */
  readonly nameOfItem?: ((path: JsonPath, item: unknown) => string) | undefined;
}

const Context = createContext<Fields | null>(null);
export const FieldsProvider = Context.Provider;

const RevealedContext = createContext<RevealedField | null>(null);
/** Gives fields the one that was asked for, where it is one of them: beside the rest, which changes with each letter. */
export const RevealedProvider = RevealedContext.Provider;
export const useRevealedField = () => useContext(RevealedContext);

/** What the fields around edit. @throws Error outside a panel */
export function useFields(): Fields {
  const fields = useContext(Context);
  if (!fields) throw new Error('useFields is called outside a panel');
  return fields;
}
