const FILES = import.meta.glob<string>('./pictures/*.avif', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Address of the picture of what the palette offers under an id; `undefined` for shared sections, which are the company's own. */
export const pictureOf = (id: string): string | undefined => FILES[`./pictures/${id}.avif`];
