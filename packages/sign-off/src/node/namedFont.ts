/** A table of a TrueType file, by its four-letter tag. */
interface Table {
  readonly tag: string;
  readonly bytes: Buffer;
}

/**
 * Returns a TrueType file under another family name (OpenType, `name` and the table directory). Programs find an
 * embedded font by this name, and all parts of a font come with the same one.
 */
export function namedFont(file: Buffer, family: string): Buffer {
  return fileOf(
    tablesOf(file).map((table) => (table.tag === 'name' ? { tag: 'name', bytes: nameTable(family) } : table)),
  );
}

function tablesOf(file: Buffer): readonly Table[] {
  return Array.from({ length: file.readUInt16BE(4) }, (_, at) => {
    const entry = 12 + at * 16;
    const start = file.readUInt32BE(entry + 8);
    const bytes = Buffer.from(file.subarray(start, start + file.readUInt32BE(entry + 12)));
    return { tag: file.toString('latin1', entry, entry + 4), bytes };
  });
}

/** Returns the file of these tables, each at a multiple of four bytes, with their checksums. */
function fileOf(tables: readonly Table[]): Buffer {
  const power = Math.floor(Math.log2(tables.length));
  const directory = Buffer.alloc(12 + tables.length * 16);
  directory.writeUInt32BE(0x00010000, 0);
  directory.writeUInt16BE(tables.length, 4);
  directory.writeUInt16BE(2 ** power * 16, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE((tables.length - 2 ** power) * 16, 10);
  let offset = directory.length;
  const bodies = tables.map(({ tag, bytes }, at) => {
    const body = Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
    // The head table holds the checksum of the whole file, which counts as zero while it is computed.
    if (tag === 'head') body.writeUInt32BE(0, 8);
    const entry = 12 + at * 16;
    directory.write(tag, entry, 'latin1');
    directory.writeUInt32BE(sumOf(body), entry + 4);
    directory.writeUInt32BE(offset, entry + 8);
    directory.writeUInt32BE(bytes.length, entry + 12);
    offset += body.length;
    return body;
  });
  const whole = Buffer.concat([directory, ...bodies]);
  const head = tables.findIndex(({ tag }) => tag === 'head');
  const place = directory.readUInt32BE(12 + head * 16 + 8);
  whole.writeUInt32BE((0xb1b0afba - sumOf(whole)) >>> 0, place + 8);
  return whole;
}

function sumOf(bytes: Buffer): number {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
}

/** Returns the name table for Windows in English: family, style, full name and PostScript name. */
function nameTable(family: string): Buffer {
  const names = [
    [1, family],
    [2, 'Regular'],
    [4, family],
    [6, family.replaceAll(/[^\w-]/gu, '')],
  ] as const;
  const header = Buffer.alloc(6 + names.length * 12);
  header.writeUInt16BE(names.length, 2);
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
