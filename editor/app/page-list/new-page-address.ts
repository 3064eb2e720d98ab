/** Parameter in the address of the list of pages by which it asks at once what page is created. */
export const NEW_PAGE = 'new';
