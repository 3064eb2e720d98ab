import { defineComponent } from '../../runtime/registry/definition.ts';
import { CallToAction } from './call-to-action.tsx';

export default defineComponent('CallToAction', { render: CallToAction });
