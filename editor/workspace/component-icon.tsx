import { Box } from 'lucide';
import { MANIFESTS } from '../../src/runtime/document/manifest.ts';
import { ICONS } from '../../src/ui/icon/icon-set.ts';
import { Icon } from '../ui/icon/icon.tsx';

/** The icon that the schema of a component names. */
export const ComponentIcon = ({ type, size = 16 }: { readonly type: string; readonly size?: number }) => (
  <Icon of={ICONS.get(MANIFESTS.get(type)?.icon ?? '') ?? Box} size={size} />
);
