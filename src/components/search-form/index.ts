import { defineComponent } from '../../runtime/registry/definition.ts';
import { queries } from './search-form.queries.ts';
import { SearchForm } from './search-form.tsx';

export default defineComponent('SearchForm', { render: SearchForm, queries, usesLoader: true });
