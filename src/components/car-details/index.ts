import { defineComponent } from '../../runtime/registry/definition.ts';
import { queries } from './car-details.queries.ts';
import { CarDetails } from './car-details.tsx';

export default defineComponent('CarDetails', { render: CarDetails, queries });
