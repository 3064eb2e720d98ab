import { defineComponent } from '../../runtime/registry/definition.ts';
import { Icon } from './icon.tsx';

export default defineComponent('Icon', { render: Icon });
