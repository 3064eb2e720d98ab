import { defineComponent } from '../../runtime/registry/definition.ts';
import { InteractiveBanner } from './interactive-banner.tsx';

export default defineComponent('InteractiveBanner', { render: InteractiveBanner });
