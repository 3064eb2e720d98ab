import { HandPage } from 'bench:hand';
import { hydrateWhole } from './hydrate-whole.tsx';

void hydrateWhole(<HandPage />);
