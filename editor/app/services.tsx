import { createContext, useContext } from 'react';
import type { EditorApi } from '../api/editor-api.ts';
import type { Preferences } from './preferences.ts';
import type { SessionKeeper } from './session/session-keeper.ts';

/** What the editor's screens reach outside themselves by. */
export interface EditorServices {
  readonly api: EditorApi;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly preferences: Preferences;
  readonly session: SessionKeeper;
}

const Services = createContext<EditorServices | null>(null);
export const EditorServicesProvider = Services.Provider;

/** The services of the editor. @throws Error outside the editor */
export function useServices(): EditorServices {
  const services = useContext(Services);
  if (!services) throw new Error('useServices is called outside the editor');
  return services;
}
