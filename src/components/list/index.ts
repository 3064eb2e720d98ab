import { defineComponent } from '../../runtime/registry/definition.ts';
import { List } from './list.tsx';

export default defineComponent('List', { render: List });
