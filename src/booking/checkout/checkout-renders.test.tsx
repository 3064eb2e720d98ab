// @vitest-environment jsdom
import { beforeAll, expect, it, vi } from 'vitest';
import { setUpCheckoutTab } from '../../../tests/support/checkout-tab.tsx';
import type * as fields from '../../ui/field/field.tsx';
import type * as extrasChoice from './extras/extras-choice.tsx';

const rendered: string[] = [];
vi.mock('../../ui/field/field.tsx', async (original) => {
  const { Field, ...others } = await original<typeof fields>();
  const Counted: typeof Field = (props) => {
    rendered.push(props.id);
    return Field(props);
  };
  return { ...others, Field: Counted };
});
vi.mock('./extras/extras-choice.tsx', async (original) => {
  const { ExtrasChoice } = await original<typeof extrasChoice>();
  const Counted: typeof ExtrasChoice = (props) => {
    rendered.push('extras');
    return ExtrasChoice(props);
  };
  return { ExtrasChoice: Counted };
});

const { open, pass } = setUpCheckoutTab();
beforeAll(() => import('./form/phone-control.tsx'));

it('each field and the extras are rendered once, also when fields have registered and their controls are loaded', async () => {
  await open();
  await pass(1000);
  expect(document.querySelector('#checkout-cellPhone-prefix')).not.toBe(null);
  expect(rendered.toSorted()).toEqual(
    ['birthday', 'cellPhone', 'country', 'emailAddress', 'firstName', 'lastName']
      .map((name) => `checkout-${name}`)
      .concat('extras'),
  );
});
