import { PuckPage } from '../systems/puck.tsx';
import { hydrateWhole } from './hydrate-whole.tsx';
import { sentData } from './marks.ts';

void hydrateWhole(<PuckPage data={sentData()} />);
