import { defineComponent } from '../../runtime/registry/definition.ts';
import { DividerWithText } from './divider-with-text.tsx';

export default defineComponent('DividerWithText', { render: DividerWithText });
