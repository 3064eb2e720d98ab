import { defineComponent } from '../../runtime/registry/definition.ts';
import { Paragraph } from './paragraph.tsx';

export default defineComponent('Paragraph', { render: Paragraph });
