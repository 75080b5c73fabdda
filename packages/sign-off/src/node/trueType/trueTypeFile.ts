import { type Font, glyphTables } from './glyphs.ts';

/** Tables that a font with a single weight does not need. */
const ofOtherWeights = new Set(['fvar', 'gvar', 'avar', 'cvar', 'HVAR', 'MVAR', 'VVAR', 'STAT', 'DSIG']);

/** Returns a TrueType file of a font under its own family name. */
export function trueTypeFile({ glyphs, tables }: Font, family: string): Buffer {
  const kept = new Map([...tables, ...glyphTables(glyphs)].filter(([tag]) => !ofOtherWeights.has(tag)));
  kept.set('name', nameTable(family)).set('head', withLongOffsets(tables.get('head') ?? Buffer.alloc(54)));
  const entries = [...kept].sort(([a], [b]) => (a < b ? -1 : 1));
  const power = Math.floor(Math.log2(entries.length));
  const directory = Buffer.alloc(12 + entries.length * 16);
  directory.writeUInt32BE(0x00010000, 0);
  directory.writeUInt16BE(entries.length, 4);
  directory.writeUInt16BE(2 ** power * 16, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE((entries.length - 2 ** power) * 16, 10);
  let offset = directory.length;
  const bodies = entries.map(([tag, bytes], at) => {
    const body = Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
    // The checksum of the whole file is in the head table and counts as zero while it is computed.
    if (tag === 'head') body.writeUInt32BE(0, 8);
    const entry = 12 + at * 16;
    directory.write(tag, entry, 'latin1');
    directory.writeUInt32BE(sumOf(body), entry + 4);
    directory.writeUInt32BE(offset, entry + 8);
    directory.writeUInt32BE(bytes.length, entry + 12);
    offset += body.length;
    return { tag, body };
  });
  const all = sumOf(Buffer.concat([directory, ...bodies.map(({ body }) => body)]));
  bodies.find(({ tag }) => tag === 'head')?.body.writeUInt32BE((0xb1b0afba - all) >>> 0, 8);
  return Buffer.concat([directory, ...bodies.map(({ body }) => body)]);
}

/** Returns the head table for a font whose `loca` has four-byte offsets. */
function withLongOffsets(head: Buffer): Buffer {
  const changed = Buffer.from(head);
  changed.writeInt16BE(1, 50);
  return changed;
}

function sumOf(bytes: Buffer): number {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
}

/** Returns the name table for Windows in English: family, style, full name and PostScript name. */
function nameTable(family: string): Buffer {
  const names = new Map([
    [1, family],
    [2, 'Regular'],
    [4, family],
    [6, family.replaceAll(/[^\w-]/gu, '')],
  ]);
  const header = Buffer.alloc(6 + names.size * 12);
  header.writeUInt16BE(names.size, 2);
  header.writeUInt16BE(header.length, 4);
  const texts: Buffer[] = [];
  let [at, start] = [6, 0];
  for (const [id, name] of names) {
    const text = Buffer.from(name, 'utf16le').swap16();
    for (const value of [3, 1, 0x0409, id, text.length, start]) at = header.writeUInt16BE(value, at);
    texts.push(text);
    start += text.length;
  }
  return Buffer.concat([header, ...texts]);
}
