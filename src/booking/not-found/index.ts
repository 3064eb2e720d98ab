import { defineComponent } from '../../runtime/registry/definition.ts';
import { NotFound } from './not-found.tsx';

export default defineComponent('NotFound', { render: NotFound });
