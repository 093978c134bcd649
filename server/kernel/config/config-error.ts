/** The one error a bad environment value ends the start with: a single plain line, never a stack. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  /** Name of the variable at fault. */
  readonly variable: string;

  /** @param rule what it may be, as the end of the sentence "NAME must be ..." */
  constructor(variable: string, rule: string, value?: string) {
    super(
      `${variable} must be ${rule}${value === undefined ? '' : `, but is ${JSON.stringify(value.slice(0, 80))}`}.`,
    );
    this.variable = variable;
  }
}
