import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { readSheet as readXlsx } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import writeXlsx from 'write-excel-file/node';
import { csvRows } from '@guide-studio/importing';
import { type Behaviour, type ChatRequest, answersWith, startChatEndpoint } from '../study-service/chatEndpoint.ts';
import { readCsv } from '../interview-engine/csvReader.ts';
import { guide, startServe, temporaryFolder } from './guide.ts';

const content = {
  title: 'Internal',
  config: { questionLanguage: 'en', availableLanguages: ['en', 'de', 'ar'] },
  welcomeMessage: { title: 'Hello', message: 'First line.\n\nSecond, with “quotes” and "more"; and\ttabs.' },
  studyGuide: [
    {
      type: 'flat',
      title: 'Block',
      items: [
        {
          type: 'multiple_choice',
          externalId: 'q1',
          text: '=1+1 of these?',
          options: [
            { externalId: 'a', text: '-5, +3' },
            { externalId: 'b', text: '  spaces  ' },
          ],
        },
      ],
    },
  ],
};
const words: Readonly<Record<string, string>> = {
  Hello: 'Hallo',
  '=1+1 of these?': '=SUMME(A1) davon?',
  '-5, +3': '-5; +3',
  '  spaces  ': 'مسافات',
};
const file = 'a.guide.json';
const besides = 'a.guide.translations.json';

function folderWith(guideFile: object = content): string {
  const cwd = temporaryFolder();
  writeFileSync(join(cwd, file), `${JSON.stringify(guideFile, null, 2)}\n`);
  return cwd;
}

/** Fills in what a translator would: the texts of `words`, marked as reviewed. */
const filled = (rows: readonly (readonly string[])[]): string[][] =>
  rows.map((row, at) => {
    const text = words[row[4]?.replaceAll("'", '') ?? ''];
    if (at === 0 || text === undefined) return [...row];
    return [...row.slice(0, 5), text, 'reviewed', ...row.slice(7)];
  });

const textsIn = (cwd: string): unknown =>
  (
    JSON.parse(readFileSync(join(cwd, besides), 'utf8')) as { translations: { de: { source: string; text: string }[] } }
  ).translations.de.map(({ source, text }) => [source, text]);

describe('guide translate', () => {
  it('writes an xlsx sheet and reads it back: every text of every language, exactly', async () => {
    const cwd = folderWith();
    const wrote = await guide(['translate', file, '--to', 'de,ar', '-o', 'sheet.xlsx'], { cwd });
    expect([wrote.code, wrote.err.replace('Building cli …\n', '')]).toEqual([0, '']);
    expect(wrote.out).toContain('de: 5 texts, 5 untranslated, 0 new, 0 changed since, 0 reviewed');
    const rows = (await readXlsx(join(cwd, 'sheet.xlsx'), { trim: false })).map((row) =>
      row.map((cell) => String(cell ?? '')),
    );
    expect(rows.map((row) => row[4])).toEqual([
      'source',
      'Hello',
      content.welcomeMessage.message,
      '=1+1 of these?',
      '-5, +3',
      '  spaces  ',
    ]);
    await writeXlsx(filled(rows).map((row) => row.map((value) => ({ value, type: String })))).toFile(
      join(cwd, 'back.xlsx'),
    );
    const read = await guide(['translate', file, '--from', 'back.xlsx'], { cwd });
    expect([read.code, read.err]).toEqual([0, '']);
    expect(read.out).toContain(
      'de: 4 translations taken over. 5 texts, 1 untranslated, 0 new, 0 changed since, 4 reviewed',
    );
    expect(textsIn(cwd)).toEqual(Object.entries(words));
  });

  it('does the same with a CSV file, whose texts do not run as formulas, also after a German spreadsheet saved it', async () => {
    for (const separator of [',', ';', '\t']) {
      const cwd = folderWith();
      expect((await guide(['translate', file, '-o', 'sheet.csv'], { cwd })).code).toBe(0);
      const text = readFileSync(join(cwd, 'sheet.csv'), 'utf8');
      expect(text).not.toMatch(/(^|,)[=+\-@]/mu);
      const rows = filled(readCsv(text, ','));
      const saved = rows
        .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator))
        .join('\r\n');
      writeFileSync(join(cwd, 'back.csv'), `\uFEFF${saved}\r\n`);
      const read = await guide(['translate', file, '--from', 'back.csv'], { cwd });
      expect([read.code, read.err]).toEqual([0, '']);
      expect(textsIn(cwd)).toEqual(Object.entries(words));
      // A second way there and back changes nothing.
      const before = readFileSync(join(cwd, besides), 'utf8');
      await guide(['translate', file, '-o', 'sheet.csv'], { cwd });
      expect((await guide(['translate', file, '--from', 'sheet.csv'], { cwd })).err).toBe('');
      expect(readFileSync(join(cwd, besides), 'utf8')).toBe(before);
    }
  });

  it('replaces no sheet that a translator filled in, unless it is told to, and keeps it', async () => {
    const cwd = folderWith();
    const write = async (...more: readonly string[]) =>
      await guide(['translate', file, '-o', 'sheet.csv', ...more], { cwd });
    await write();
    expect((await write('--to', 'ar')).code).toBe(0);
    const mine = `${readFileSync(join(cwd, 'sheet.csv'), 'utf8')}# mine\r\n`;
    writeFileSync(join(cwd, 'sheet.csv'), mine);
    const refused = await write();
    expect([refused.code, refused.out, refused.err]).toEqual([2, '', expect.stringContaining('add --force')]);
    expect(readFileSync(join(cwd, 'sheet.csv'), 'utf8')).toBe(mine);
    for (const kept of ['sheet.kept-1.csv', 'sheet.kept-2.csv']) {
      writeFileSync(join(cwd, 'sheet.csv'), mine);
      const forced = await write('--force');
      expect([forced.code, forced.out]).toEqual([0, expect.stringContaining(`${kept}: has what was there before`)]);
      expect(readFileSync(join(cwd, kept), 'utf8')).toBe(mine);
      expect(readFileSync(join(cwd, 'sheet.csv'), 'utf8')).not.toBe(mine);
    }
  });

  it('refuses rows that it cannot place, names them, and writes nothing', async () => {
    const cwd = folderWith();
    await guide(['translate', file, '--to', 'de', '-o', 'sheet.csv'], { cwd });
    const rows = filled(readCsv(readFileSync(join(cwd, 'sheet.csv'), 'utf8'), ','));
    writeFileSync(
      join(cwd, 'back.csv'),
      [...rows, ['x', '', 'q7', 'question', 'Gone?', 'Weg?', '']]
        .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
        .join('\n'),
    );
    const read = await guide(['translate', file, '--from', 'back.csv'], { cwd });
    expect(read.code).toBe(1);
    expect(read.err).toContain('back.csv:7: The guide has no question with the externalId “q7” “Gone?”');
    expect(existsSync(join(cwd, besides))).toBe(false);
  });

  /** An `.xlsx` file with these cells beside the head of a sheet, and three styles: plain, a date, and a percentage. */
  function workbook(cells: string): Uint8Array {
    const text = (value: string) => `t="inlineStr"><is><t>${value}</t></is></c>`;
    const row = (number: number, values: readonly string[], more = '') =>
      `<row r="${number}">${values.map((value, at) => `<c r="${'ABCDE'[at]}${number}" ${text(value)}`).join('')}${more}</row>`;
    const head = ['path', 'part of', 'externalId', 'kind', 'source'];
    const named = `<c r="F1" ${text('de')}<c r="G1" ${text('length')}`;
    const sheet = `<worksheet><sheetData>${row(1, head, named)}${row(2, ['', '', '', 'welcomeTitle', 'Hello'], cells)}</sheetData></worksheet>`;
    const relation = (id: string, kind: string, target: string) =>
      `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${target}"/>`;
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="165"/><xf numFmtId="9"/></cellXfs></styleSheet>';
    const files = {
      'xl/workbook.xml': '<workbook><sheets><sheet name="a" sheetId="1" r:id="r2"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels': `<Relationships>${relation('r1', 'styles', 'styles.xml')}${relation('r2', 'worksheet', 'worksheets/sheet1.xml')}</Relationships>`,
      'xl/styles.xml': styles,
      'xl/worksheets/sheet1.xml': sheet,
    };
    return zipSync(Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(xml)])));
  }

  it.each([
    ['a date', '<c r="F2" s="1"><v>46354</v></c>', 'cell F2: this is a date or a time'],
    ['a formula', '<c r="F2" t="str"><f>"ein"&amp;"mal"</f><v>einmal</v></c>', 'cell F2: this is a formula'],
    ['an error', '<c r="F2" t="e"><v>#DIV/0!</v></c>', 'cell F2: this is an error of the spreadsheet'],
    ['a truth value', '<c r="F2" t="b"><v>1</v></c>', 'cell F2: this is a truth value'],
    ['a percentage', '<c r="F2" s="2"><v>0.5</v></c>', 'cell F2: this is a number in a form'],
  ])('refuses %s, which is no text, and names the cell', async (_, cells, output) => {
    const cwd = folderWith();
    writeFileSync(join(cwd, 'typed.xlsx'), workbook(cells));
    const { code, err } = await guide(['translate', file, '--from', 'typed.xlsx'], { cwd });
    expect([code, err]).toEqual([1, expect.stringContaining(`typed.xlsx, ${output}`)]);
    expect(existsSync(join(cwd, besides))).toBe(false);
  });

  it('takes plain numbers, and whatever is in a column that it does not read', async () => {
    const cwd = folderWith();
    writeFileSync(join(cwd, 'a.xlsx'), workbook('<c r="F2"><v>2.2999999999999998</v></c><c r="G2"><f>1/0</f></c>'));
    const { code, err } = await guide(['translate', file, '--from', 'a.xlsx'], { cwd });
    expect([code, err]).toEqual([0, '']);
    expect(textsIn(cwd)).toEqual([['Hello', '2.3']]);
  });

  it('refuses a sheet whose last cell is in the last corner, before it is read', async () => {
    const cwd = folderWith();
    const far = `</row><row r='1048576'><c r = "XFD1048576" t="inlineStr"><is><t>x</t></is></c>`;
    writeFileSync(join(cwd, 'far.xlsx'), workbook(far));
    const { code, err } = await guide(['translate', file, '--from', 'far.xlsx'], { cwd });
    expect([code, err]).toEqual([2, expect.stringContaining('far.xlsx: the sheet reaches to XFD1048576')]);
    writeFileSync(join(cwd, 'farther.xlsx'), workbook(far.replaceAll('1048576', '9999999')));
    const farther = await guide(['translate', file, '--from', 'farther.xlsx'], { cwd });
    expect([farther.code, farther.err]).toEqual([2, expect.stringContaining('not a readable xlsx file')]);
  });

  it('refuses a CSV file that is not UTF-8, and names its encoding', async () => {
    const cwd = folderWith();
    await guide(['translate', file, '--to', 'de', '-o', 'sheet.csv'], { cwd });
    const text = readFileSync(join(cwd, 'sheet.csv'), 'utf8').replace('Hello,,new', 'Hello,1–2,reviewed');
    for (const [bytes, encoding] of [
      [Buffer.from(text.slice(1).replace('–', '\u0096'), 'latin1'), 'Windows-1252'],
      [Buffer.from(text.slice(1).replace('–', 'ä'), 'latin1'), 'Latin-1 or Windows-1252'],
      [Buffer.from(text, 'utf16le'), 'UTF-16LE'],
    ] as const) {
      writeFileSync(join(cwd, 'back.csv'), bytes);
      const { code, err } = await guide(['translate', file, '--from', 'back.csv'], { cwd });
      expect([code, err]).toEqual([2, expect.stringContaining(`${encoding}. Save it as UTF-8`)]);
      expect(existsSync(join(cwd, besides))).toBe(false);
    }
  });

  it.each([
    [['translate', file], 'Specify -o'],
    [['translate', file, '--to', 'xx', '-o', 'a.csv'], '“xx” is not a language code'],
    [['translate', file, '--to', 'en', '-o', 'a.csv'], 'no language to translate to'],
    [['translate', file, '--to', 'de', '-o', 'a.txt'], 'ends in .xlsx, .csv, .xlf or .xliff'],
    [['translate', file, '--from', 'no.csv'], 'no.csv does not exist'],
    [['translate', file, '--from', 'bad.xlsx'], 'not a readable xlsx file'],
    [['translate', 'b.guide.json', '-o', 'a.csv'], 'there is no such file'],
  ])('says what is wrong with %j', async (argv, output) => {
    const cwd = folderWith();
    writeFileSync(join(cwd, 'bad.xlsx'), 'no zip');
    const { code, err } = await guide(argv, { cwd });
    expect([code, err.includes(output) ? output : err]).toEqual([2, output]);
  });
});

describe('rows of a CSV file', () => {
  it('are those that a second reader finds', () => {
    for (const text of [
      '',
      'a',
      'a,b\r\n',
      '"a ""b""\n c",d\ne,',
      '"open',
      'a;"b;c"\n;',
      '\uFEFFx\ty\n',
      '"a"b,c\r\n\r\nd',
    ]) {
      const separator = ['\t', ';'].find((each) => text.split('\n')[0]?.includes(each)) ?? ',';
      const expected = readCsv(text, separator);
      expect(csvRows(text)).toEqual(text === '' ? [] : expected);
    }
  });
});

describe('guide studies translate', () => {
  it('sends what fits the study to a real service, and says what is left', async () => {
    const cwd = folderWith({ ...content, config: { ...content.config, availableLanguages: ['en', 'de'] } });
    const service = await startServe(cwd, ['--data', 'service.db']);
    const [, key = ''] = await service.line(/^New API key, shown only once: (\S+)$/mu);
    const run = (...args: string[]) => guide(args, { cwd, env: { GUIDE_API_KEY: key, GUIDE_API_URL: service.url } });
    const id = /[0-9a-f]{8}-[0-9a-f-]{27}/u.exec((await run('create', file)).out)?.[0] ?? '';
    const hello = { kind: 'welcomeTitle', source: 'Hello', text: 'Hallo', state: 'reviewed', by: 'Ada' };
    const old = { kind: 'question', externalId: 'q1', source: 'Which of these?', text: 'Welche?', state: 'new' };
    writeFileSync(join(cwd, besides), JSON.stringify({ translations: { de: [hello, old] } }));
    const sent = await run('studies', 'translate', id, file);
    expect([sent.code, sent.out]).toEqual([0, 'de: 1 of 5 texts translated\n']);
    writeFileSync(join(cwd, besides), JSON.stringify({ translations: { de: [{ ...hello, state: 'new' }] } }));
    expect((await run('studies', 'translate', id, file)).out).toBe(
      'de: 1 of 5 texts translated, 1 of them not yet reviewed\n',
    );
    writeFileSync(join(cwd, besides), JSON.stringify({ translations: { de: [hello] } }));
    await run('studies', 'translate', id, file);
    expect(sent.err).toContain('1 translation is left out');
    const response = await fetch(`${service.url}/api/studio/studies/${id}/translations`, {
      headers: { 'x-api-key': key },
    });
    const { by: _, ...stored } = hello;
    expect(await response.json()).toMatchObject({ translations: { de: [stored] } });
    writeFileSync(join(cwd, besides), JSON.stringify({ translations: { fr: [{ ...hello, text: 'Bonjour' }] } }));
    const refused = await run('studies', 'translate', id, file);
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('“fr”')]);
    expect((await run('studies', 'translate', 'nothing', file)).code).toBe(1);
    await service.stop('SIGTERM');
  });
});

describe('guide translate with a model', () => {
  /** What a model is told: the texts with their numbers. */
  interface TaskForModel {
    readonly to: string;
    readonly texts: readonly { readonly number: number; readonly text: string }[];
  }
  const taskIn = (request: ChatRequest): TaskForModel =>
    JSON.parse(request.body.messages[1]?.content ?? '') as TaskForModel;
  /** A model that writes what `write` returns for each text; undefined for none. */
  const writes =
    (write: (text: string) => string | undefined): Behaviour =>
    (response, request) => {
      const texts = taskIn(request).texts.flatMap(({ number, text }) => {
        const written = write(text);
        return written === undefined ? [] : [{ number, text: written }];
      });
      answersWith({ texts })(response, request);
    };
  const german: Readonly<Record<string, string>> = {
    ...words,
    [content.welcomeMessage.message]: 'Erste Zeile.\n\nZweite, mit „Anführung“ und "mehr"; und\tTabulator.',
    '=1+1 of these?': '=1+1 davon?',
    '-5, +3': '-5; +3',
    '  spaces  ': 'Leerzeichen',
  };

  let endpoint: Awaited<ReturnType<typeof startChatEndpoint>>;
  beforeAll(async () => (endpoint = await startChatEndpoint()));
  afterAll(async () => await endpoint.close());
  const translate = async (cwd: string, ...more: readonly string[]) =>
    await guide(['translate', file, '--model-url', `${endpoint.url}/`, '--model', 'm1', '--to', 'de', ...more], {
      cwd,
      env: { GUIDE_MODEL_KEY: 'secret-key' },
    });

  it('fills in what has no translation, to be reviewed, and keeps what a person wrote', async () => {
    const cwd = folderWith();
    const mine = { kind: 'welcomeTitle', source: 'Hello', text: 'Guten Tag', state: 'reviewed' };
    writeFileSync(join(cwd, besides), JSON.stringify({ translations: { de: [mine] } }));
    endpoint.behave(writes((text) => german[text]));
    const run = await translate(cwd, '-o', 'sheet.csv');
    expect([run.code, run.err]).toEqual([0, '']);
    expect(run.out).toContain('de: 4 translations by m1, to be reviewed');
    expect(run.out).toContain('de: 5 texts, 0 untranslated, 4 new, 0 changed since, 1 reviewed');
    expect(textsIn(cwd)).toEqual([
      ['Hello', 'Guten Tag'],
      ...Object.entries({ [content.welcomeMessage.message]: '', ...words, ...german })
        .filter(([source]) => source !== 'Hello')
        .map(([source]) => [source, german[source]]),
    ]);
    expect(readFileSync(join(cwd, 'sheet.csv'), 'utf8')).toContain('Leerzeichen');
    const [request] = endpoint.requests;
    // An option comes with the text of its question, not with its id.
    expect(request && taskIn(request).texts.at(-1)).toMatchObject({ kind: 'option', of: '=1+1 of these?' });
    expect(request?.authorization).toBe('Bearer secret-key');
    expect(request && taskIn(request).to).toBe('German (de)');
    expect(run.out + run.err + readFileSync(join(cwd, besides), 'utf8')).not.toContain('secret-key');
    // Nothing is left to do, so nothing is asked.
    endpoint.behave(writes((text) => german[text]));
    expect((await translate(cwd)).code).toBe(0);
    expect(endpoint.requests).toHaveLength(0);
  });

  it('asks again for what does not pass, then leaves it without a translation and says why', async () => {
    const cwd = folderWith();
    const bad: Readonly<Record<string, string | undefined>> = {
      Hello: '<b>Hallo</b>',
      [content.welcomeMessage.message]: 'The first line. And the second line is about what you do with it.',
      '=1+1 of these?': '=1+2 davon?',
      '-5, +3': undefined,
      '  spaces  ': 'Leer'.repeat(60),
    };
    endpoint.behave(writes((text) => bad[text]));
    const run = await translate(cwd);
    expect(run.code).toBe(1);
    expect(run.out).toContain('de: 0 translations by m1');
    for (const why of ['markup', 'another language', 'other numbers', 'left it out', 'much longer']) {
      expect(run.err).toContain(why);
    }
    expect(existsSync(join(cwd, besides))).toBe(false);
    expect(endpoint.requests).toHaveLength(2);
    // The second time, it does better.
    endpoint.behave(
      writes((text) => bad[text]),
      writes((text) => german[text]),
    );
    expect([(await translate(cwd)).code, textsIn(cwd)]).toEqual([
      0,
      [
        ['Hello', 'Hallo'],
        ...Object.keys(bad)
          .slice(1)
          .map((source) => [source, german[source]]),
      ],
    ]);
  });

  it('says what to check if the model refuses, writes prose or is not there', async () => {
    const cwd = folderWith();
    endpoint.behave((response) => response.writeHead(401).end());
    const refused = await translate(cwd);
    expect([refused.code, refused.err]).toEqual([
      1,
      expect.stringContaining('refused the key. Check GUIDE_MODEL_KEY.'),
    ]);
    expect(endpoint.requests).toHaveLength(1);
    endpoint.behave(answersWith('Here is your translation: Hallo'));
    expect((await translate(cwd)).err).toContain('answered in another form');
    const nowhere = await guide(
      ['translate', file, '--model-url', 'http://127.0.0.1:9/v1', '--model', 'm1', '--to', 'de'],
      { cwd },
    );
    expect([nowhere.code, nowhere.err]).toEqual([1, expect.stringContaining('cannot be reached')]);
    expect(existsSync(join(cwd, besides))).toBe(false);
    const half = await guide(['translate', file, '--model', 'm1', '--to', 'de'], { cwd });
    expect([half.code, half.err]).toEqual([2, expect.stringContaining('both --model-url and --model')]);
  });

  it('asks for long guides in pieces, and keeps those before a failure', async () => {
    const options = Array.from({ length: 50 }, (_, at) => ({ text: `Option number ${at}` }));
    const items = [{ type: 'multiple_choice', text: 'Which one?', options }];
    const cwd = folderWith({ title: 'Long', studyGuide: [{ type: 'flat', title: 'Block', items }] });
    const right = writes((text) => text.replace('Option number', 'Möglichkeit').replace('Which one', 'Welche'));
    endpoint.behave(right, (response) => response.writeHead(500).end());
    expect((await translate(cwd)).code).toBe(1);
    expect(textsIn(cwd)).toHaveLength(20);
    endpoint.behave(right);
    expect((await translate(cwd)).code).toBe(0);
    expect(textsIn(cwd)).toHaveLength(51);
    expect(endpoint.requests.map((request) => taskIn(request).texts.length)).toEqual([20, 11]);
  });
});

describe('guide translate --check', () => {
  it('writes nothing, and fails while a translation is missing or older than its text', async () => {
    const cwd = folderWith();
    const check = async (...args: string[]) => await guide(['translate', '.', '--check', ...args], { cwd });
    const counts = (done: number) => `5 texts, ${5 - done} untranslated, 0 new, 0 changed since, ${done} reviewed`;
    expect(await check('--to', 'de')).toMatchObject({ code: 1, out: `${file}: de: ${counts(0)}\n`, err: '' });
    expect(existsSync(join(cwd, besides))).toBe(false);
    await guide(['translate', file, '--to', 'de', '-o', 'a.csv'], { cwd });
    const whole = readFileSync(join(cwd, 'a.csv'), 'utf8').replaceAll(/,,new(?=\r?\n|$)/gu, ',Ein Text,reviewed');
    writeFileSync(join(cwd, 'a.csv'), whole);
    expect((await guide(['translate', file, '--from', 'a.csv'], { cwd })).code).toBe(0);
    expect(await check('--to', 'de')).toMatchObject({ code: 0, out: `${file}: de: ${counts(5)}\n`, err: '' });
    expect((await check()).code, 'Arabic is missing').toBe(1);
    writeFileSync(join(cwd, file), readFileSync(join(cwd, file), 'utf8').replace('=1+1 of these?', '=2+2 of these?'));
    expect((await check('--to', 'de')).out).toContain('1 changed since, 4 reviewed');
    expect((await check('--to', 'de')).code).toBe(1);
    expect((await check('-o', 'b.csv')).code, 'it would write').toBe(2);
  });

  it('says nothing of a guide in one language', async () => {
    const cwd = folderWith({ ...content, config: { questionLanguage: 'en' } });
    expect(await guide(['translate', file, '--check'], { cwd })).toMatchObject({ code: 0, out: '', err: '' });
  });
});
