import type { Config, Data } from '@puckeditor/core';
import { Render } from '@puckeditor/core/rsc';
import { config, type PuckData } from './puck-config.tsx';

/** The page by Puck's entry for rendering only. */
export const PuckRscPage = ({ data }: { data: PuckData }) => (
  <Render config={config as unknown as Config} data={data as unknown as Data} />
);
