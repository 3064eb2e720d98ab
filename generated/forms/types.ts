// Generated from schemas/forms by `npm run generate`. Do not edit.

/**
 * A form that the server defines.
 */
export interface Form {
  /**
   * Id.
   */
  id: string;
  /**
   * For operators; empty for the id.
   */
  name: string;
  /**
   * Where visitors fill the form in.
   */
  type: 0 | 1 | 2 | 3;
  /**
   * In order.
   *
   * Items: One field.
   */
  fields: {
    /**
     * Unique in the form.
     */
    id: string;
    /**
     * What the field asks for; an unknown one is a text field.
     */
    fieldTypeId: string;
    /**
     * Name of the value sent.
     */
    name: string;
    /**
     * Per language.
     */
    label: {
      [k: string]: string;
    };
    /**
     * Per language.
     */
    placeholder: {
      [k: string]: string;
    };
    /**
     * Must be filled.
     */
    required: boolean;
    /**
     * Position.
     */
    order: number;
    /**
     * Units out of twelve.
     */
    width: number;
    /**
     * Choices of a select.
     *
     * Items: A choice.
     */
    options: {
      /**
       * Sent.
       */
      value: string;
      /**
       * Per language.
       */
      label: {
        [k: string]: string;
      };
    }[];
    /**
     * Extra rules.
     */
    config: {
      /**
       * After the end.
       */
      expirationMinDays: number;
      /**
       * 0 is none.
       */
      minLength: number;
      /**
       * 0 is none.
       */
      maxLength: number;
      /**
       * Linear-time pattern.
       */
      pattern: string;
      /**
       * Shown when the pattern does not match.
       */
      message: {
        [k: string]: string;
      };
      /**
       * Who sees the field where companies may book.
       */
      customers: "everybody" | "people" | "companies";
    };
  }[];
  /**
   * Submits.
   */
  button: {
    /**
     * Per language.
     */
    label: {
      [k: string]: string;
    };
    /**
     * Look.
     */
    variant: "primary" | "secondary";
  };
  /**
   * Settings of the form.
   */
  config: {
    /**
     * Offers booking as a company.
     */
    showIsCompanyCheckbox: boolean;
    /**
     * E-mail addresses of contact forms.
     *
     * Items: Address.
     */
    receivers: string[];
    /**
     * The browser solves a small task before a contact form is sent; visitors notice nothing of it.
     */
    captcha: boolean;
  };
}

/** Type of every schema, by its name. */
export interface SchemaTypes {
  Form: Form;
}
