import { defineComponent } from '../../runtime/registry/definition.ts';
import { GeneralError } from './general-error.tsx';

export default defineComponent('GeneralError', { render: GeneralError });
