/** Shows stylesheets of fonts when they have loaded, so that neither text nor other scripts wait for their host. */
export function showFonts(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-font]')) {
    const show = () => {
      link.media = 'all';
    };
    if (link.sheet) show();
    else link.addEventListener('load', show);
  }
}

// A script of its own, which only pages with stylesheets of fonts have.
showFonts();
