import { builder, column, row, text } from './nodes.ts';

/**
 * A page of titled points below a heading, such as rental terms. Its texts are `<name>.title`, `<name>.lead`, and
 * `<name>.<point>.title` and `.text` for each point.
 */
export const pointsPage = (name: string, points: readonly string[]) =>
  builder(
    row('lead', { paddingBlock: 64 }, [
      column('lead-texts', { md: 9, gap: 16 }, [
        text('lead-title', `${name}.title`, { as: 'h1' }),
        text('lead-text', `${name}.lead`, { size: 'lead', color: 'muted' }),
      ]),
    ]),
    ...points.map((point, position) =>
      row(
        `point-${point}`,
        { gap: 8, paddingBlock: 16, marginBottom: position === points.length - 1 ? 64 : 0 },
        [
          column(`point-${point}-name`, { md: 4 }, [
            text(`point-${point}-title`, `${name}.${point}.title`, { as: 'h2', size: 'lead' }),
          ]),
          column(`point-${point}-texts`, { md: 8 }, [text(`point-${point}-text`, `${name}.${point}.text`)]),
        ],
      ),
    ),
  );

/** What a customer agrees to. */
export const termsPage = pointsPage('terms', [
  'driver',
  'price',
  'deposit',
  'cover',
  'fuel',
  'late',
  'cancel',
]);

/** What happens with the data of a customer. */
export const privacyPage = pointsPage('privacy', ['data', 'use', 'time', 'ask']);
