import { defineComponent } from '../../runtime/registry/definition.ts';
import { InfoCard } from './info-card.tsx';

export default defineComponent('InfoCard', { render: InfoCard });
