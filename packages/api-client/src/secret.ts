const redacted = '[redacted]';

/** A text that is hidden in logs, errors and inspections. Only {@link Secret.expose} returns it. */
export class Secret {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  /** Returns the text itself, for the header of a request. */
  expose(): string {
    return this.#text;
  }

  /** Returns `[redacted]`. */
  toString(): string {
    return redacted;
  }

  /** Returns `[redacted]`. */
  toJSON(): string {
    return redacted;
  }

  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return redacted;
  }
}
