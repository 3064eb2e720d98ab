/** Routes that every site has, with their English paths; the page of the same id surrounds the screen. */
export const SYSTEM_ROUTES = {
  home: '',
  search: 'search',
  checkout: 'checkout',
  'booking-success': 'booking-success',
  'booking-error': 'booking-error',
  blog: 'blog',
} as const;
