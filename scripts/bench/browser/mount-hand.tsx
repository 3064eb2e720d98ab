import { HandPage } from 'bench:hand';
import { mount } from './mount.ts';

void mount(<HandPage />);
