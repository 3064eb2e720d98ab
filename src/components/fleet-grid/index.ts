import { fleetQuery } from '../../api/queries/fleet.ts';
import { defineComponent } from '../../runtime/registry/definition.ts';
import { FleetGrid } from './fleet-grid.tsx';

export default defineComponent('FleetGrid', {
  render: FleetGrid,
  queries: (_props, { api, language }) => ({ fleet: fleetQuery(api, language) }),
});
