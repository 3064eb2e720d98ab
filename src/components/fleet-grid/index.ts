import { defineComponent } from '../../runtime/registry/definition.ts';
import { queries } from './fleet-grid.queries.ts';
import { FleetGrid } from './fleet-grid.tsx';

export default defineComponent('FleetGrid', { render: FleetGrid, queries });
