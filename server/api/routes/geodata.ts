import type { FastifyInstance, FastifyRequest } from 'fastify';
import { listCities, listCountries, listStates } from '../../environment/geodata/geodata.ts';
import { addOperation } from '../add-operation.ts';
import { CallRefusal } from '../calls/call-refusal.ts';

const idOf = (request: FastifyRequest) => (request.params as { id: string }).id;

/** Countries, states and cities, in the shapes of the geodata service. */
export function geodataRoutes(app: FastifyInstance) {
  addOperation(app, 'countries', () => listCountries());

  addOperation(app, 'states', (request) => {
    const states = listStates(idOf(request));
    if (!states) throw new CallRefusal('notFound');
    return states;
  });

  addOperation(app, 'cities', (request) => {
    const cities = listCities(idOf(request));
    if (!cities) throw new CallRefusal('notFound');
    return cities;
  });
}
