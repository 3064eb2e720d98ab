/** One of the entries of a select. */
export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** The beginning of the label, shown alone where the list is closed. */
  readonly short?: string;
}
