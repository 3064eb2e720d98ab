import { defineComponent } from '../../runtime/registry/definition.ts';
import { SharedSection } from './shared-section.tsx';

export default defineComponent('SharedSection', { render: SharedSection });
