/* Links that open a phone or a map. */

const MAP = 'https://www.openstreetmap.org/search';

/** The link that calls a phone number. */
export const phoneHref = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;

/** The page of a map that finds a postal address. */
export const mapHref = (address: string): string => `${MAP}?${new URLSearchParams({ query: address })}`;
