import { alternativesQuery } from '../../api/queries/alternatives.ts';
import type { Queries } from '../../runtime/registry/data.ts';
import { defineComponent } from '../../runtime/registry/definition.ts';
import { BookingError, reasonOf, titleOverride } from './booking-error.tsx';

export default defineComponent('BookingError', {
  render: BookingError,
  queries: (_props, context): Queries => {
    if (reasonOf(context.search) !== 'gone') return {};
    const search = new URLSearchParams(context.search);
    search.delete('modelId');
    return { alternatives: alternativesQuery({ ...context, search }) };
  },
  titleOverride,
  isPerAddress: true,
});
