/** What a title for search engines calls its page: all before the name of the site. */
export const nameInTitle = (title: string): string => title.split(' | ')[0] ?? '';
