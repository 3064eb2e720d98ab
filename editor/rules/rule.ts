/** What a value must be: the part of JSON Schema that says so, as scripts/build/interpreted-validators.ts writes it. */
export interface Rule {
  readonly $ref?: () => Rule;
  readonly type?: RuleType | readonly RuleType[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Rule;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Rule>>;
  readonly patternProperties?: Readonly<Record<string, Rule>>;
  readonly additionalProperties?: boolean | Rule;
}

export type RuleType = 'array' | 'boolean' | 'integer' | 'null' | 'number' | 'object' | 'string';
