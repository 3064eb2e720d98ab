import { PuckRscPage } from '../systems/puck-rsc.tsx';
import { hydrateWhole } from './hydrate-whole.tsx';
import { sentData } from './marks.ts';

void hydrateWhole(<PuckRscPage data={sentData()} />);
