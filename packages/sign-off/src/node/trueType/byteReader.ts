/** Reads successive big-endian numbers. Throws a RangeError beyond the end. */
export class ByteReader {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  byte(): number {
    return this.#bytes.readUInt8(this.#moved(1));
  }

  uint16(): number {
    return this.#bytes.readUInt16BE(this.#moved(2));
  }

  int16(): number {
    return this.#bytes.readInt16BE(this.#moved(2));
  }

  uint32(): number {
    return this.#bytes.readUInt32BE(this.#moved(4));
  }

  bytes(length: number): Buffer {
    const at = this.#moved(length);
    if (at + length > this.#bytes.length) throw new RangeError('The font ends too early.');
    return this.#bytes.subarray(at, at + length);
  }

  /** Reads WOFF2's `255UInt16`: one byte for most numbers, at most three. */
  short(): number {
    const code = this.byte();
    if (code === 253) return this.uint16();
    if (code === 255) return this.byte() + 253;
    return code === 254 ? this.byte() + 506 : code;
  }

  /** Reads WOFF2's `UIntBase128`: seven bits per byte; the last byte has the eighth bit clear. */
  base128(): number {
    let value = 0;
    for (let count = 0; count < 5; count += 1) {
      const byte = this.byte();
      value = value * 128 + (byte & 0x7f);
      if (byte < 0x80) return value;
    }
    throw new RangeError('A number of the font is too long.');
  }

  #moved(length: number): number {
    const at = this.#at;
    this.#at += length;
    return at;
  }
}
