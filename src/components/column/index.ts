import { defineComponent } from '../../runtime/registry/definition.ts';
import { Column } from './column.tsx';

export default defineComponent('Column', { render: Column });
