import { defineComponent } from '../../runtime/registry/definition.ts';
import { Button } from './button.tsx';

export default defineComponent('Button', { render: Button });
