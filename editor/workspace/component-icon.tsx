import { Box } from 'lucide';
import { MANIFESTS } from '../../src/runtime/document/manifest.ts';
import { SvgIcon } from '../../src/ui/icon/icon.tsx';
import { Icon } from '../ui/icon/icon.tsx';

/** The icon that the schema of a component names. */
export function ComponentIcon({ type, size = 16 }: { readonly type: string; readonly size?: number }) {
  const icon = MANIFESTS.get(type)?.icon;
  return icon ? <SvgIcon name={icon as never} size={size} /> : <Icon of={Box} size={size} />;
}
