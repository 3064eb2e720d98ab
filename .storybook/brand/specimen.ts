/** Words to judge a brand's type by; developers see them, visitors do not. */
export const SCALE = [
  ['poster', 'Drive the long way home'],
  ['display', 'Three mountain passes in one week'],
  ['headline', 'Every price you see is the price you pay'],
  ['title', 'Unlimited kilometres and a second driver'],
  ['lead', 'Collect the car at one harbour and leave it at another; we bring it back.'],
  [
    'body',
    'Taxes, insurance and unlimited kilometres are part of every price. Cancel free of charge until 48 hours before you start.',
  ],
  ['small', 'Deposit 300 €, returned within 7 days. Mon–Sun 06:00–23:30, 0123456789.'],
] as const;

/** The longest headlines that a display face has to carry. */
export const LONG_HEADLINES = [
  ['de', 'Mietwagen ohne Geschwindigkeitsbegrenzung'],
  ['hr', 'Najpovoljnije iznajmljivanje automobila u Dubrovniku'],
  ['ru', 'Достопримечательности побережья на арендованном автомобиле'],
  ['lt', 'Nepriekaištingiausių automobilių nuoma Šiauliuose'],
] as const;

/** Roles of the palette in the order in which a page uses them. */
export const PALETTE = [
  'paper',
  'surface',
  'ink',
  'muted',
  'line',
  'primary',
  'accent',
  'offer',
  'error',
  'success',
] as const;
