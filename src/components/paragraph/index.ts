import { htmlIn } from '../../runtime/html/clean-html.ts';
import { defineComponent } from '../../runtime/registry/definition.ts';
import { Paragraph } from './paragraph.tsx';

export default defineComponent('Paragraph', { render: Paragraph, html: ({ text }) => htmlIn(text) });
