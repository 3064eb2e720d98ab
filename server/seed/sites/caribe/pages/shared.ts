import { builder, column, node, row, text } from '../../../nodes.ts';
import { to } from '../nodes.ts';

const BRANCHES = ['puntaCana', 'santoDomingo', 'puertoPlata', 'samana'] as const;

const branch = (id: string) =>
  column(`branch-${id}`, { sm: 6, md: 3, gap: 4 }, [
    text(`branch-${id}-name`, `footer.${id}.name`, { as: 'h3', size: 'title' }),
    text(`branch-${id}-address`, `footer.${id}.address`, { size: 'small' }),
    text(`branch-${id}-hours`, `footer.${id}.hours`, { size: 'small', color: 'accent' }),
  ]);

const lead = (id: string, label: string, link: { pageId: string; url: string }, icon = '') =>
  node(id, 'Button', { label, link, variant: 'text', size: 'small', icon });

/** The foot of every page: the promise, ways on, four desks with their hours, languages, the small print. */
export const footer = builder(
  row('foot', { anchor: 'contact', background: 'ink', tone: 'light', section: true, gap: 48 }, [
    column('foot-texts', { md: 6 }, [text('foot-tagline', 'footer.tagline', { size: 'title' })]),
    column('foot-explore', { sm: 6, md: 3, gap: 4 }, [
      text('foot-explore-title', 'footer.explore', { as: 'h2', size: 'body' }),
      lead('foot-search', 'menu.search', to('search')),
      lead('foot-offers', 'menu.offers', to('offers')),
      lead('foot-places', 'menu.places', to('home', 'places')),
      lead('foot-faq', 'menu.faq', to('home', 'faq')),
    ]),
    column('foot-contact', { sm: 6, md: 3, gap: 4 }, [
      text('foot-contact-title', 'footer.contact', { as: 'h2', size: 'body' }),
      lead('foot-call', 'home.faq.call', { pageId: '', url: 'tel:+18095550142' }, 'phone'),
      lead('foot-mail', 'footer.mail', { pageId: '', url: 'mailto:hola@caribedrive.example' }, 'mail'),
    ]),
    column('foot-line', {}, [node('foot-rule', 'Divider', { spacing: 0, color: 'accent', thickness: 2 })]),
    ...BRANCHES.map(branch),
    column('foot-languages', { gap: 8 }, [
      text('foot-languages-title', 'footer.languages', { as: 'h2', size: 'body' }),
      node('foot-language', 'LanguageSelector', { layout: 'inline' }),
    ]),
    column('foot-legal', { md: 9 }, [
      text('foot-imprint', 'footer.legal', { size: 'small', color: 'muted' }),
    ]),
    column('foot-rules', { md: 3, direction: 'horizontal', gap: 16 }, [
      lead('foot-terms', 'terms.title', to('terms')),
      lead('foot-privacy', 'privacy.title', to('privacy')),
    ]),
  ]),
);

/** Stands after the header's menu. */
export const headerTools = builder(node('languages', 'LanguageSelector', { compact: true, align: 'end' }));
