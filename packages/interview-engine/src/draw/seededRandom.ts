/** Random numbers that depend only on a text: the same on every machine and in every version of this package. */
export interface SeededRandom {
  /** Returns an integer from 0 to `count` - 1. */
  below(count: number): number;
}

/**
 * Returns an sfc32 generator (small fast counting generator, 128 bits of state). Its state comes from four FNV-1a
 * hashes of the UTF-16 code units of `seed` with different offsets. The first twelve numbers are dropped, as its design
 * requires.
 */
export function createSeededRandom(seed: string): SeededRandom {
  let a = 0x81_1c_9d_c5;
  let b = 0x9e_37_79_b9;
  let c = 0x85_eb_ca_6b;
  let counter = 0xc2_b2_ae_35;
  // Every interview begins thousands of these: one pass over the text serves all four hashes.
  for (let at = 0; at < seed.length; at += 1) {
    const unit = seed.charCodeAt(at);
    a = Math.imul(a ^ unit, prime);
    b = Math.imul(b ^ unit, prime);
    c = Math.imul(c ^ unit, prime);
    counter = Math.imul(counter ^ unit, prime);
  }
  [a, b, c, counter] = [mixed(a), mixed(b), mixed(c), mixed(counter)];
  const next = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 0x1_00_00_00_00;
  };
  for (let round = 0; round < 12; round += 1) next();
  return { below: (count) => Math.floor(next() * count) };
}

const prime = 0x01_00_01_93;

function mixed(hash: number): number {
  const value = Math.imul(hash ^ (hash >>> 16), 0x7f_eb_35_2d);
  return value ^ (value >>> 15);
}
