import { defineComponent } from '../../runtime/registry/definition.ts';
import { CustomHtml } from './custom-html.tsx';

export default defineComponent('CustomHtml', {
  render: CustomHtml,
  html: ({ html, mode }) => (mode === 'page' && html ? [html] : []),
});
