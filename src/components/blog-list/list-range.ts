interface Paging {
  readonly pageSize: number;
  readonly paging: 'pages' | 'more' | 'none';
}

/** Most posts that one call returns. */
const MAX_TOP = 100;

/** The page of the list that an address asks for, from 1 on. */
export const pageNumber = ({ paging }: Pick<Paging, 'paging'>, search: URLSearchParams): number => {
  const page = Number(search.get('page') ?? 1);
  return paging !== 'none' && Number.isInteger(page) && page > 0 ? page : 1;
};

/** The posts that are shown: those of the page, or with a button for more all up to it. */
export function shownRange(props: Paging, search: URLSearchParams): { skip: number; top: number } {
  const page = pageNumber(props, search);
  return props.paging === 'more'
    ? { skip: 0, top: Math.min(page * props.pageSize, MAX_TOP) }
    : { skip: (page - 1) * props.pageSize, top: props.pageSize };
}
