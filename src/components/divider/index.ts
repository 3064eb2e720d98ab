import { defineComponent } from '../../runtime/registry/definition.ts';
import { Divider } from './divider.tsx';

export default defineComponent('Divider', { render: Divider });
