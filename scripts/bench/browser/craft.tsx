import { CraftPage } from '../systems/craft.tsx';
import { hydrateWhole } from './hydrate-whole.tsx';
import { sentData } from './marks.ts';

void hydrateWhole(<CraftPage data={sentData()} />);
