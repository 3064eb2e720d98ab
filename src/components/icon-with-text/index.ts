import { defineComponent } from '../../runtime/registry/definition.ts';
import { IconWithText } from './icon-with-text.tsx';

export default defineComponent('IconWithText', { render: IconWithText });
