import type { Locator, Page } from 'playwright';

/** A visitor's hands: each press, each field that is filled in and each choice is one input. */
export interface Visitor {
  /** How much the visitor had to do so far. */
  readonly inputs: number;
  click(target: Locator): Promise<void>;
  /** One press that a hasty hand makes twice. */
  doubleClick(target: Locator): Promise<void>;
  type(target: Locator, text: string): Promise<void>;
  choose(target: Locator, value: string): Promise<void>;
}

/** A visitor who has done nothing yet, and presses with a mouse or taps a screen. */
export function createVisitor(presses: 'clicks' | 'taps' = 'clicks'): Visitor {
  let inputs = 0;
  return {
    get inputs() {
      return inputs;
    },
    async click(target) {
      inputs += 1;
      await (presses === 'taps' ? target.tap() : target.click());
    },
    async doubleClick(target) {
      inputs += 1;
      await target.dblclick();
    },
    async type(target, text) {
      inputs += 1;
      await target.fill(text);
    },
    async choose(target, value) {
      inputs += 1;
      await target.selectOption(value);
    },
  };
}

/** Answers of somebody who books, by what browsers know the fields by. */
export type Answers = Readonly<
  Record<'given-name' | 'family-name' | 'email' | 'tel' | 'country' | 'bday', string>
>;

/** Somebody old enough for every company, whose name has the marks that its guests' names have. */
export const guest = (email: string): Answers => ({
  'given-name': 'Zoë',
  'family-name': 'Ćuković-Ñáñez',
  email,
  tel: '+385 91 234 5678',
  country: 'HR',
  // The same whether day or month comes first.
  bday: '1988-07-07',
});

/** Where the guest stays, which no browser knows. */
const STAY = 'Hotel Miramar';

/** The checkout form. */
export const checkoutForm = (page: Page): Locator => page.locator('#checkout-form');

/** The box by which the terms are accepted. */
export const termsBox = (page: Page): Locator => checkoutForm(page).locator('[name="acceptsTerms"]');

/** The button that books, or goes on to the second step: on a phone that of the bar. */
export const bookButton = (page: Page): Locator =>
  page
    .locator('#checkout-form button[type="submit"], button[form="checkout-form"]')
    .filter({ visible: true });

/** Goes on to the form where the extras come first. */
export async function goToForm(page: Page, visitor: Visitor = createVisitor()) {
  if (await termsBox(page).isVisible()) return;
  await visitor.click(bookButton(page));
  await termsBox(page).waitFor();
}

/** The fields of the operator's form that must be filled in. */
export const requiredFields = (page: Page): Locator =>
  checkoutForm(page).locator(':is(input:not([type="checkbox"]), select)[id^="checkout-"][required]');

/** Waits until the checkout can be used. */
export const checkoutReady = (page: Page): Promise<void> => page.locator('[data-hydrated]').waitFor();

/** Fills in what the operator asks for, and no more. */
export async function fillForm(page: Page, answers: Answers, visitor: Visitor = createVisitor()) {
  await goToForm(page, visitor);
  for (const field of await requiredFields(page).all()) {
    const isStay = (await field.getAttribute('name')) === 'customDeliveryAddress';
    const answer = isStay ? STAY : answers[(await field.getAttribute('autocomplete')) as keyof Answers];
    const isList = await field.evaluate((element) => element instanceof HTMLSelectElement);
    await (isList ? visitor.choose(field, answer) : visitor.type(field, answer));
  }
}

/** An amount as it is read, without the spaces that only set it. */
export const amountOf = async (locator: Locator): Promise<string> =>
  ((await locator.textContent()) ?? '').replaceAll(/\s/g, '');

/** The total that a screen of the booking shows. */
export const shownTotal = (page: Page): Promise<string> => amountOf(page.locator('dd[data-total]'));
