import { useContext } from 'react';
import { BROWSER_SERVICES } from './browser-services.ts';
import { IslandContext } from './island-context.ts';
import type { IslandServices } from './services.ts';

/** What an island may reach outside itself; it uses no global of the browser for that. */
export const useServices = (): IslandServices => useContext(IslandContext).services ?? BROWSER_SERVICES;
