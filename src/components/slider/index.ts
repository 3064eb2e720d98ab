import { defineComponent } from '../../runtime/registry/definition.ts';
import { Slider } from './slider.tsx';

export default defineComponent('Slider', { render: Slider });
