import { defineComponent } from '../../runtime/registry/definition.ts';
import { Accordion } from './accordion.tsx';

export default defineComponent('Accordion', { render: Accordion });
