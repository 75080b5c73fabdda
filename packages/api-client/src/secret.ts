const redacted = '[redacted]';

/** A text that no log, error or inspection shows. Only {@link Secret.expose} gives it away. */
export class Secret {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  expose(): string {
    return this.#text;
  }

  toString(): string {
    return redacted;
  }

  toJSON(): string {
    return redacted;
  }

  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return redacted;
  }
}
