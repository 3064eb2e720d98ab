import { type Config, type Data, Render } from '@puckeditor/core';
import { config, type PuckData } from './puck-config.tsx';

/** The page by Puck's default entry. */
export const PuckPage = ({ data }: { data: PuckData }) => (
  <Render config={config as unknown as Config} data={data as unknown as Data} />
);
