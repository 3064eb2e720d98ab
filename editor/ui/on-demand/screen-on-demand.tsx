import type { ComponentType } from 'react';
import { Waiting } from '../progress/waiting.tsx';
import { type Loading, type OnDemand, onDemand } from './on-demand.tsx';

/** Makes a component on demand of one that fills its part of the screen, where it is waited for. */
export const screenOnDemand = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  loading: Omit<Loading<Props>, 'waiting'> = {},
): OnDemand<Props> => onDemand(load, { ...loading, waiting: <Waiting /> });
