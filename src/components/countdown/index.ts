import { defineComponent } from '../../runtime/registry/definition.ts';
import { Countdown } from './countdown.tsx';

export default defineComponent('Countdown', { render: Countdown });
