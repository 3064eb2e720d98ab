import { defineComponent } from '../../runtime/registry/definition.ts';
import { queries } from './map.queries.ts';
import { Map } from './map.tsx';

export default defineComponent('Map', { render: Map, queries });
