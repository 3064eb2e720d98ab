import { defineComponent } from '../../runtime/registry/definition.ts';
import { queries } from './places-grid.queries.ts';
import { PlacesGrid } from './places-grid.tsx';

export default defineComponent('PlacesGrid', { render: PlacesGrid, queries });
