import type { ComponentProps } from '../../runtime/registry/definition.ts';
import type { queries } from './search-form.queries.ts';

/** What the parts of the search form are rendered from. */
export type SearchFormProps = ComponentProps<'SearchForm', typeof queries>;

/** What the address says of a parameter of the form. */
export const fromAddress = ({ page }: Pick<SearchFormProps, 'page'>, name: string) =>
  page.search.get(name) ?? '';
