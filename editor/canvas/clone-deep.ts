/** Takes the place of lodash/cloneDeep, which Craft.js imports. */
export default function cloneDeep<Value>(value: Value): Value {
  return structuredClone(value);
}
