import { expect, it } from 'vitest';
import { componentType } from './check-component.mjs';

const TYPES = ['Accordion', 'InfoCard'];

it('takes the type of a component as it is', () => {
  expect(componentType('InfoCard', TYPES)).toBe('InfoCard');
});

it.each([
  ['accordion', 'npm run check -- Accordion'],
  ['info-card', 'npm run check -- InfoCard'],
  ['INFOCARD', 'npm run check -- InfoCard'],
  ['Map', 'npm run check -- Accordion | InfoCard'],
])('refuses "%s" and says what to type', (given, command) => {
  expect(() => componentType(given, TYPES)).toThrow(`there is no component "${given}": ${command}`);
});
