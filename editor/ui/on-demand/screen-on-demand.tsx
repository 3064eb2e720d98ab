import type { ComponentType, ReactNode } from 'react';
import { Waiting } from '../progress/waiting.tsx';
import { type OnDemand, onDemand } from './on-demand.tsx';

/**
 * Makes a component on demand of one that fills its part of the screen, where it is waited for.
 * @param Frame what stands around the message that it failed
 */
export const screenOnDemand = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Frame?: ComponentType<Props & { readonly children: ReactNode }>,
): OnDemand<Props> => onDemand(load, <Waiting />, Frame);
