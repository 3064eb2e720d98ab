import { defineComponent } from '../../runtime/registry/definition.ts';
import { Tabs } from './tabs.tsx';

export default defineComponent('Tabs', { render: Tabs });
