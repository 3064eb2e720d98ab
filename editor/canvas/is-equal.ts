// Stands in the build for `lodash/isEqualWith`, which Craft.js compares the values of its subscribers with.
export { isSameJson as default } from '../document/same-json.ts';
