import { defineComponent } from '../../runtime/registry/definition.ts';
import { Row } from './row.tsx';

export default defineComponent('Row', { render: Row });
