/** What is compared of a car: its name, picture, terms by label, price and the way to book it. */
export interface ComparedCar {
  readonly id: string;
  readonly name: string;
  readonly pictureSrc: string;
  readonly price: string;
  readonly terms: ReadonlyMap<string, string>;
  readonly href: string;
  readonly action: string;
}

const textIn = (parent: Element | null | undefined, selector: string) =>
  parent?.querySelector(selector)?.textContent?.trim() ?? '';

/** Cars as the results state them in cards and details. */
export function readCars(results: Element, ids: readonly string[]): readonly ComparedCar[] {
  const cards = [...results.querySelectorAll<HTMLElement>('li[data-offer]')];
  const allDetails = [...results.querySelectorAll<HTMLElement>('[data-details-of]')];
  return ids.flatMap((id) => {
    const item = cards.find(({ dataset }) => dataset.offer === id);
    const details = allDetails.find(({ dataset }) => dataset.detailsOf === id);
    if (!item || !details) return [];
    const action = item.querySelector<HTMLAnchorElement>('a[data-book]');
    const terms = [...details.querySelectorAll('[data-terms] > div')].map(
      (term) => [textIn(term, 'dt'), textIn(term, 'dd')] as const,
    );
    return [
      {
        id,
        name: textIn(item, '[data-name]'),
        pictureSrc: item.querySelector('img')?.getAttribute('src') ?? '',
        price: textIn(item, '[data-total]'),
        terms: new Map(terms),
        href: action?.getAttribute('href') ?? '',
        action: action?.textContent?.trim() ?? '',
      },
    ];
  });
}
