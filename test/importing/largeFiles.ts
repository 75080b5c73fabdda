import { strToU8, type Zippable, zipSync } from 'fflate';

/** A file to read: its name, the format that reads it, and its bytes, made when they are needed. */
export interface HostileFile {
  readonly name: string;
  readonly format: string;
  readonly bytes: () => Uint8Array;
}

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Returns texts, each of the next number, joined until they have a number of bytes. */
function filled(size: number, one: (at: number) => string, joint = ''): string {
  const parts: string[] = [];
  for (let at = 0, length = 0; length < size; at += 1) {
    const part = one(at);
    length += part.length + joint.length;
    if (length > size && at > 0) break;
    parts.push(part);
  }
  return parts.join(joint);
}

/** Returns texts of numbers from 0, at most so many, joined; together they have about a number of bytes. */
const shared = (size: number, most: number, one: (at: number, length: number) => string, joint = ''): string => {
  const count = Math.min(most, Math.ceil(size / 100));
  return Array.from({ length: count }, (_, at) => one(at, Math.max(0, Math.floor(size / count) - 200))).join(joint);
};

const words = 'What do you think of it, and why is that so? ';
const prose = (length: number): string =>
  words.repeat(Math.max(0, Math.ceil(length / words.length))).slice(0, Math.max(0, length));

/** No questionnaire has more questions. */
const most = 10_000;

const redcapHead =
  'Variable / Field Name,Form Name,Section Header,Field Type,Field Label,"Choices, Calculations, OR Slider Labels",Branching Logic (Show field only if...),Required Field?,Matrix Group Name';
const field = (at: number, label: string, choices = '"1, A | 2, B"', logic = '', type = 'radio', group = ''): string =>
  `q${at},f,,${type},${label},${choices},${logic},y,${group}`;

const redcap = (size: number): Readonly<Record<string, () => string>> => {
  const file = (rows: string): string => `${redcapHead}\n${rows}`;
  return {
    'long texts': () => file(shared(size, most, (at, length) => field(at, `"${prose(length)}"`), '\n')),
    'one long text': () => file(field(1, `"${prose(size)}"`)),
    'long choices': () =>
      file(shared(size, most, (at, length) => field(at, 'A', `"${filled(length, (n) => `${n}, ${n}`, ' | ')}"`), '\n')),
    'one list of choices': () => file(field(1, 'A', `"${filled(size, (n) => `${n}, Choice ${n}`, ' | ')}"`)),
    'the same choices': () => file(field(1, 'A', `"${filled(size, () => `1, One`, ' | ')}"`)),
    'long conditions': () =>
      file(
        shared(
          size,
          most,
          (at, length) =>
            field(
              at,
              'A',
              undefined,
              `"${filled(length, (n) => `[q${Math.max(0, at - 1 - (n % 50))}]='${n % 3}'`, ' or ')}"`,
            ),
          '\n',
        ),
      ),
    'one long condition': () =>
      file(`${field(1, 'A')}\n${field(2, 'B', undefined, `"${filled(size, (n) => `[q1]='${n}'`, ' or ')}"`)}`),
    'one condition of ands': () =>
      file(
        `${field(1, 'A')}\n${field(2, 'B', undefined, `"${filled(size, (n) => `([q1]='${n}' or [q1]='2')`, ' and ')}"`)}`,
      ),
    'one deep condition': () =>
      file(`${field(1, 'A')}\n${field(2, 'B', undefined, `"${'('.repeat(size / 2)}[q1]='1'${')'.repeat(size / 2)}"`)}`),
    'conditions on many choices': () =>
      file(
        `${field(0, 'A', `"${filled(size / 3, (n) => `${n}, ${n}`, ' | ')}"`, '', 'checkbox')}\n${shared(size / 2, 5000, (at) => field(at + 1, 'A', undefined, `"[q0(${at})]='1'"`), '\n')}`,
      ),
    'conditions that exclude one of many choices': () =>
      file(
        `${field(0, 'A', `"${filled(size / 3, (n) => `${n}, ${n}`, ' | ')}"`)}\n${shared(size / 2, 5000, (at) => field(at + 1, 'A', undefined, `"[q0]<>'${at}'"`), '\n')}`,
      ),
    'one matrix': () =>
      file(
        shared(
          size,
          most,
          (at, length) => field(at, prose(length).replaceAll(',', ''), undefined, undefined, undefined, 'm'),
          '\n',
        ),
      ),
    'short rows': () => file(filled(size, (at) => `q${at}`, '\n')),
    'questions beyond the last': () => file(filled(size, (at) => field(at, 'A'), '\n')),
    commas: () => file(','.repeat(size)),
    quotes: () => file('"'.repeat(size)),
    'line ends': () => file('\n'.repeat(size)),
    'open tags': () => file(field(1, `"${'<a '.repeat(size / 3)}"`)),
    'a long head': () => `${redcapHead},${filled(size, (n) => `c${n}`, ',')}\n${field(1, 'A')}`,
    'names that are the same': () => file(shared(size, most, () => field(7, 'A'), '\n')),
    pipes: () => file(field(1, `"${'[q1]'.repeat(size / 4)}"`)),
    spaces: () => file(field(1, `"a${' '.repeat(size)}b"`)),
    'a section of spaces': () => file(field(1, 'A', `"1, ${' '.repeat(size)}b"`)),
    ampersands: () => file(field(1, `"${'&'.repeat(size)}"`)),
    brackets: () => file(field(1, `"${'['.repeat(size)}"`)),
    'comment starts': () => file(field(1, `"${'<!--'.repeat(size / 4)}"`)),
    styles: () => file(field(1, `"${'<style>'.repeat(size / 7)}"`)),
  };
};

const surveyjs = (size: number): Readonly<Record<string, () => string>> => {
  const file = (elements: string, more = ''): string => `{"pages":[{"name":"p","elements":[${elements}]}]${more}}`;
  const radio = (at: number, more = '', choices = '"a","b"'): string =>
    `{"type":"radiogroup","name":"q${at}","choices":[${choices}]${more}}`;
  return {
    'long texts': () => file(shared(size, most, (at, length) => radio(at, `,"title":"${prose(length)}"`), ',')),
    'one long text': () => file(radio(1, `,"title":"${prose(size)}"`)),
    'one list of choices': () =>
      file(
        radio(
          1,
          '',
          filled(size, (n) => `"c${n}"`, ','),
        ),
      ),
    'the same choices': () =>
      file(
        radio(
          1,
          '',
          filled(size, () => `"c"`, ','),
        ),
      ),
    'one list of choices with texts': () =>
      file(
        radio(
          1,
          '',
          filled(size, (n) => `{"value":${n},"text":{"default":"A ${n}","de":"B ${n}"}}`, ','),
        ),
      ),
    'long conditions': () =>
      file(
        shared(
          size,
          most,
          (at, length) =>
            radio(
              at,
              `,"visibleIf":"${filled(length, (n) => `{q${Math.max(0, at - 1 - (n % 50))}} = '${n % 2 === 0 ? 'a' : 'b'}'`, ' or ')}"`,
            ),
          ',',
        ),
      ),
    'one long condition': () =>
      file(`${radio(1)},${radio(2, `,"visibleIf":"${filled(size, (n) => `{q1} = ${n}`, ' or ')}"`)}`),
    'one deep condition': () =>
      file(`${radio(1)},${radio(2, `,"visibleIf":"${'('.repeat(size / 2)}{q1} = 'a'${')'.repeat(size / 2)}"`)}`),
    'one list in a condition': () =>
      file(`${radio(1)},${radio(2, `,"visibleIf":"{q1} anyof [${filled(size, (n) => `'${n}'`, ',')}]"`)}`),
    'many nots': () => file(`${radio(1)},${radio(2, `,"visibleIf":"${'!'.repeat(size)}{q1} = 'a'"`)}`),
    'deep panels': () =>
      file(`${'{"type":"panel","name":"p","elements":['.repeat(size / 42)}${radio(1)}${']}'.repeat(size / 42)}`),
    'deep panels with conditions': () =>
      file(
        `${`{"type":"panel","name":"p","visibleIf":"{q1} = 'a'","elements":[`.repeat(size / 70)}${radio(1)}${']}'.repeat(size / 70)}`,
      ),
    'deep lists': () => file(`${'['.repeat(size / 2)}${']'.repeat(size / 2)}`),
    'a deep title': () => file(radio(1, `,"title":${'{"default":'.repeat(size / 13)}"a"${'}'.repeat(size / 13)}`)),
    'questions beyond the last': () => file(filled(size, (at) => radio(at), ',')),
    'many pages': () =>
      `{"pages":[${filled(size, (at) => `{"name":"p${at}","elements":[{"type":"text","name":"q${at}"}]}`, ',')}]}`,
    'many empty pages': () => `{"pages":[{"elements":[${radio(1)}]},${filled(size, () => '{}', ',')}]}`,
    'many triggers': () =>
      file(
        `${radio(1)},${radio(2)}`,
        `,"triggers":[${filled(size, (n) => `{"type":"skip","expression":"{q1} = '${n}'","gotoName":"q2"}`, ',')}]`,
      ),
    'triggers of many questions': () =>
      file(
        shared(size / 2, 5000, (at) => radio(at), ','),
        `,"triggers":[${shared(size / 2, 5000, (n) => `{"type":"${n % 2 === 0 ? 'skip' : 'complete'}","expression":"{q${n}} = 'a'","gotoName":"q${n + 7}"}`, ',')}]`,
      ),
    'many languages': () => file(radio(1, `,"title":{${filled(size, (n) => `"l${n}":"x"`, ',')}}`)),
    numbers: () => file(`${radio(1)},${filled(size, () => '1', ',')}`),
    'open tags': () => file(radio(1, `,"title":"${'<a '.repeat(size / 3)}"`)),
    'names of many settings': () => file(radio(1, `,${filled(size, (n) => `"s${n}":1`, ',')}`)),
    'a matrix': () =>
      file(`{"type":"matrix","name":"m","columns":["a"],"rows":[${filled(size, (n) => `"r${n}"`, ',')}]}`),
    'names that are the same': () => file(shared(size, most, () => radio(7), ',')),
    'carried choices': () =>
      file(
        `${radio(
          0,
          '',
          filled(size / 2, (n) => `"c${n}"`, ','),
        )},${shared(size / 2, 5000, (at) => `{"type":"radiogroup","name":"q${at + 1}","choicesFromQuestion":"q0","choicesFromQuestionMode":"selected"}`, ',')}`,
      ),
    'conditions on many choices': () =>
      file(
        `${radio(
          0,
          '',
          filled(size / 3, (n) => `"c${n}"`, ','),
        )},${shared(size / 2, 5000, (at) => radio(at + 1, `,"visibleIf":"{q0} != 'c${at}'"`), ',')}`,
      ),
    'questions that mention others': () =>
      file(shared(size, most, (at, length) => radio(at, `,"title":"${filled(length, (n) => `{q${n}}`)}"`), ',')),
    'no JSON': () => '{'.repeat(size),
  };
};

const qsf = (size: number): Readonly<Record<string, () => string>> => {
  const file = (questions: string, more = '', flow = '{"Type":"Block","ID":"b"}', options = ''): string =>
    `{"SurveyEntry":{"SurveyName":"S"},"SurveyElements":[{"Element":"BL","Payload":[{"ID":"b","BlockElements":[${more}]${options}}]},{"Element":"FL","Payload":{"Flow":[${flow}]}},${questions}]}`;
  const question = (at: number, payload = '', choices = '"1":{"Display":"A"},"2":{"Display":"B"}'): string =>
    `{"Element":"SQ","PrimaryAttribute":"QID${at}","Payload":{"QuestionType":"MC","Selector":"SAVR","QuestionText":"A?","DataExportTag":"q${at}","Choices":{${choices}}${payload}}}`;
  const inBlock = (count: number): string =>
    Array.from({ length: count }, (_, at) => `{"Type":"Question","QuestionID":"QID${at}"}`).join(',');
  const logic = (parts: string): string => `,"DisplayLogic":{"Type":"BooleanExpression","0":{"Type":"If",${parts}}}`;
  const term = (at: number, of: number, joint = 'Or'): string =>
    `"${at}":{"LogicType":"Question","QuestionID":"QID${of}","ChoiceLocator":"q://QID${of}/SelectableChoice/1","LeftOperand":"q://QID${of}/SelectableChoice/1","Operator":"Selected","Type":"Expression","Conjuction":"${joint}"}`;
  return {
    'long texts': () =>
      file(
        shared(size, most, (at, length) => question(at, `,"QuestionText":"${prose(length - 200)}"`), ','),
        inBlock(most),
      ),
    'one long text': () => file(question(0, `,"QuestionText":"${prose(size)}"`), inBlock(1)),
    'one list of choices': () =>
      file(
        question(
          0,
          '',
          filled(size, (n) => `"${n}":{"Display":"C ${n}"}`, ','),
        ),
        inBlock(1),
      ),
    'one choice order': () => file(question(0, `,"ChoiceOrder":[${filled(size, (n) => `"${n}"`, ',')}]`), inBlock(1)),
    'long conditions': () =>
      file(
        shared(
          size,
          most,
          (at, length) => question(at, logic(filled(length, (n) => term(n, Math.max(0, at - 1 - (n % 50))), ','))),
          ',',
        ),
        inBlock(most),
      ),
    'one long condition': () =>
      file(
        `${question(0)},${question(1, logic(filled(size, (n) => term(n, 0, n % 2 === 0 ? 'And' : 'Or'), ',')))}`,
        inBlock(2),
      ),
    'deep branches': () =>
      file(
        question(0),
        inBlock(1),
        `${'{"Type":"Branch","FlowID":"f","Flow":['.repeat(size / 42)}{"Type":"Block","ID":"b"}${']}'.repeat(size / 42)}`,
      ),
    'one block many times': () =>
      file(
        shared(size / 4, 1000, (at) => question(at), ','),
        inBlock(1000),
        filled(size / 2, () => '{"Type":"Block","ID":"b"}', ','),
      ),
    'many blocks in the flow': () =>
      file(
        question(0),
        inBlock(1),
        filled(size, (n) => `{"Type":"Block","ID":"x${n}"}`, ','),
      ),
    'many embedded data': () =>
      file(
        question(0),
        inBlock(1),
        `{"Type":"EmbeddedData","EmbeddedData":[${filled(size, (n) => `{"Description":"d${n}","Field":"d${n}","Type":"Recipient"}`, ',')}]},{"Type":"Block","ID":"b"}`,
      ),
    'many branches': () =>
      file(
        question(0),
        inBlock(1),
        `{"Type":"Block","ID":"b"},${filled(size, () => `{"Type":"Branch","BranchLogic":{"Type":"BooleanExpression","0":{"Type":"If",${term(0, 0)}}},"Flow":[{"Type":"EndSurvey"}]}`, ',')}`,
      ),
    'questions beyond the last': () =>
      file(
        filled(size, (at) => question(at), ','),
        inBlock(100_000),
      ),
    'many elements': () => file(`${question(0)},${filled(size, () => '{"Element":"QO"}', ',')}`, inBlock(1)),
    'many numbers': () => file(`${question(0)},${filled(size, () => '1', ',')}`, inBlock(1)),
    'one matrix': () =>
      file(
        question(
          0,
          `,"QuestionType":"Matrix","Selector":"Likert","Answers":{${filled(size / 2, (n) => `"${n}":{"Display":"${n}"}`, ',')}}`,
          filled(size / 2, (n) => `"${n}":{"Display":"${n}"}`, ','),
        ),
        inBlock(1),
      ),
    'many languages': () =>
      file(question(0, `,"Language":{${filled(size, (n) => `"L${n}":{"QuestionText":"x"}`, ',')}}`), inBlock(1)),
    'open tags': () => file(question(0, `,"QuestionText":"${'<a '.repeat(size / 3)}"`), inBlock(1)),
    'piped texts': () => file(question(0, `,"QuestionText":"${'${q://QID0/'.repeat(size / 11)}"`), inBlock(1)),
    'a loop over very much': () =>
      file(
        question(0),
        inBlock(1),
        undefined,
        `,"Options":{"Looping":"Static","LoopingOptions":{"Static":{${filled(size, (n) => `"${n}":{"1":"tea ${n}"}`, ',')}}}}`,
      ),
    'a question in a block many times': () =>
      file(
        question(0),
        filled(size, () => '{"Type":"Question","QuestionID":"QID0"}', ','),
      ),
    'page breaks': () =>
      file(question(0), `{"Type":"Question","QuestionID":"QID0"},${filled(size, () => '{"Type":"Page Break"}', ',')}`),
    'side by side': () =>
      file(
        question(
          0,
          `,"QuestionType":"SBS","AdditionalQuestions":{${filled(size, (n) => `"${n}":{"QuestionType":"Matrix","Choices":{"1":{"Display":"a"}},"Answers":{"1":{"Display":"b"}}}`, ',')}}`,
        ),
        inBlock(1),
      ),
    'skips of many': () =>
      file(
        shared(size / 2, 5000, (at) => question(at), ','),
        Array.from(
          { length: 5000 },
          (_, at) =>
            `{"Type":"Question","QuestionID":"QID${at}","SkipLogic":[{"SkipLogicID":1,"ChoiceLocator":"q://QID${at}/SelectableChoice/1","Condition":"Selected","SkipToDestination":"QID${at + 9}","Locator":"q://QID${at}/SelectableChoice/1","SkipToDescription":"x","QuestionID":"QID${at}"}]}`,
        ).join(','),
      ),
    'conditions on many choices': () =>
      file(
        `${question(
          0,
          '',
          filled(size / 3, (n) => `"${n}":{"Display":"C ${n}"}`, ','),
        )},${shared(size / 2, 3000, (at) => question(at + 1, logic(term(0, 0))), ',')}`,
        inBlock(3001),
      ),
    'a deep list': () =>
      `{"SurveyElements":[{"Element":"SQ","PrimaryAttribute":"a","Payload":{"QuestionText":${'['.repeat(size / 2)}${']'.repeat(size / 2)}}}]}`,
  };
};

const limesurveyXml = (size: number): Readonly<Record<string, () => string>> => {
  const head =
    '<?xml version="1.0" encoding="UTF-8"?><document><LimeSurveyDocType>Survey</LimeSurveyDocType><DBVersion>366</DBVersion><languages><language>en</language></languages>';
  const rows = (table: string, text: string): string => `<${table}><rows>${text}</rows></${table}>`;
  const row = (cells: Readonly<Record<string, string | number>>): string =>
    `<row>${Object.entries(cells)
      .map(([name, text]) => `<${name}><![CDATA[${text}]]></${name}>`)
      .join('')}</row>`;
  const group = rows('groups', row({ gid: 1, sid: 1, group_name: 'G', group_order: 0, language: 'en' }));
  const question = (at: number, more: Readonly<Record<string, string | number>> = {}): string =>
    row({
      qid: at,
      sid: 1,
      gid: 1,
      type: 'L',
      title: `q${at}`,
      question: 'A?',
      other: 'N',
      mandatory: 'Y',
      question_order: at,
      language: 'en',
      parent_qid: 0,
      relevance: '1',
      ...more,
    });
  const answer = (qid: number, at: number, text = `A ${at}`): string =>
    row({ qid, code: `a${at}`, answer: text, sortorder: at, language: 'en', scale_id: 0 });
  const two = (count: number): string =>
    Array.from({ length: count }, (_, at) => answer(at, 1) + answer(at, 2)).join('');
  const survey =
    rows('surveys', row({ sid: 1, language: 'en' })) +
    rows('surveys_languagesettings', row({ surveyls_survey_id: 1, surveyls_language: 'en', surveyls_title: 'S' }));
  const file = (questions: string, answers: string, more = ''): string =>
    `${head}${rows('answers', answers)}${group}${rows('questions', questions)}${survey}${more}</document>`;
  return {
    'long texts': () =>
      file(
        shared(size, 5000, (at, length) => question(at, { question: prose(length - 300) }), ''),
        two(5000),
      ),
    'many questions': () =>
      file(
        filled(size * 0.7, (at) => question(at)),
        two(1000),
      ),
    'one long text': () => file(question(0, { question: prose(size) }), two(1)),
    'one list of answers': () =>
      file(
        question(0),
        filled(size, (at) => answer(0, at)),
      ),
    'one list of sub-questions': () =>
      file(
        `${question(0, { type: 'F' })}${filled(size, (at) => question(at + 1, { parent_qid: 0, title: `s${at}` }))}`,
        two(1),
      ),
    'sub-questions': () =>
      file(
        `${question(1, { type: 'F' })}${filled(size, (at) => question(at + 2, { parent_qid: 1, title: `s${at}`, type: 'T' }))}`,
        answer(1, 1),
      ),
    'long conditions': () =>
      file(
        shared(
          size,
          5000,
          (at, length) =>
            question(at, {
              relevance: filled(length - 300, (n) => `q${Math.max(0, at - 1 - (n % 50))}.NAOK == "a1"`, ' or '),
            }),
          '',
        ),
        two(5000),
      ),
    'one long condition': () =>
      file(question(0) + question(1, { relevance: filled(size, (n) => `q0.NAOK == "a${n}"`, ' or ') }), two(2)),
    'one deep condition': () =>
      file(question(0) + question(1, { relevance: `${'('.repeat(size / 2)}1${')'.repeat(size / 2)}` }), two(2)),
    'many attributes': () =>
      file(
        question(0),
        two(1),
        rows(
          'question_attributes',
          filled(size, (n) => row({ qaid: n, qid: 0, attribute: `a${n}`, value: 'x' })),
        ),
      ),
    'many conditions of old versions': () =>
      file(
        question(0) + question(1),
        two(2),
        rows(
          'conditions',
          filled(size, (n) =>
            row({ cid: n, qid: 1, cqid: 0, cfieldname: '1X1X0', method: '==', value: `a${n}`, scenario: n }),
          ),
        ),
      ),
    'many languages': () =>
      file(
        filled(size, (n) => question(0, { language: `l${n}` })),
        two(1),
      ),
    'many columns': () => file(`<row>${filled(size, (n) => `<c${n}>1</c${n}>`)}</row>`, two(1)),
    entities: () => file(`<row><qid>0</qid><question>${'&amp;'.repeat(size / 5)}</question></row>`, two(1)),
    'line ends': () => `${head}${'\n'.repeat(size)}</document>`,
    comments: () => `${head}${'<!-- a -->'.repeat(size / 10)}</document>`,
    instructions: () => `${head}${'<?a b?>'.repeat(size / 7)}</document>`,
    'long attributes of tags': () => `${head}<a ${'b="c" '.repeat(size / 6)}/></document>`,
    'a long tag name': () => `${head}<${'a'.repeat(size)}/></document>`,
    'a tag that does not end': () => `${head}<${'a '.repeat(size / 2)}`,
    'comments without end': () => `${head}${'<!--'.repeat(size / 4)}`,
    'very many sections': () =>
      file(`<row><qid>0</qid><question>${'<![CDATA[a]]>'.repeat(size / 13)}</question></row>`, two(1)),
    'text between tags': () => `${head}${'a<b/>'.repeat(size / 5)}</document>`,
    'fields in a text': () => file(question(0, { question: '{q0}'.repeat(size / 4) }), two(1)),
    'fields that do not end': () => file(question(0, { question: '{'.repeat(size) }), two(1)),
    spaces: () => `${' '.repeat(size)}<document/>`,
    'zeros after one': () => `a${'\0'.repeat(size)}`,
  };
};

const limesurveyRows = (size: number): Readonly<Record<string, () => string>> => {
  const head =
    'id\trelated_id\tclass\ttype/scale\tname\trelevance\ttext\thelp\tlanguage\tvalidation\tmandatory\tother\tdefault\tsame_default';
  const start = `${head}\n\t\tS\t\tlanguage\t\ten\n1\t\tG\t\tG\t1\t\t\ten\n`;
  const question = (at: number, text = 'A?', relevance = '1', type = 'L'): string =>
    `${at}\t\tQ\t${type}\tq${at}\t${relevance}\t${text}\t\ten\t\tY\tN`;
  const answer = (at: number): string => `\t\tA\t0\ta${at}\t\tA ${at}\t\ten`;
  return {
    'many questions': () => start + filled(size, (at) => `${question(at)}\n${answer(1)}\n${answer(2)}`, '\n'),
    'long texts': () =>
      start + shared(size, most, (at, length) => `${question(at, prose(length))}\n${answer(1)}\n${answer(2)}`, '\n'),
    'one list of answers': () => `${start}${question(1)}\n${filled(size, answer, '\n')}`,
    'one list of sub-questions': () =>
      `${start}${question(1, 'A?', '1', 'F')}\n${answer(1)}\n${filled(size, (at) => `\t\tSQ\t0\ts${at}\t1\tB ${at}\t\ten`, '\n')}`,
    'many languages': () => start + filled(size, (at) => `1\t\tQ\tL\tq1\t1\tA?\t\tl${at}`, '\n'),
    'many columns': () =>
      `${head}\t${filled(size / 2, (n) => `c${n}`, '\t')}\n1\t\tG\t\tG\n${question(1)}\n${answer(1)}\n${filled(size / 2, (n) => `${n}`, '\t')}`,
    'many columns and rows': () =>
      `${head}\t${filled(size / 2, (n) => `c${n}`, '\t')}\n1\t\tG\t\tG\n${question(1)}\n${filled(size / 2, answer, '\n')}`,
    'many groups': () => start + filled(size, (at) => `${at}\t\tG\t\tG${at}\t1`, '\n'),
    'long conditions': () =>
      start +
      shared(
        size,
        most,
        (at, length) =>
          `${question(
            at,
            'A?',
            filled(length, (n) => `q${Math.max(0, at - 1 - (n % 50))} == 'a1'`, ' or '),
          )}\n${answer(1)}`,
        '\n',
      ),
    rest: () => `${start}${question(1)}\n${answer(1)}\n${filled(size, (n) => `\t1\tC\t\tc${n}\tx\ty`, '\n')}`,
  };
};

const markdown = (size: number): Readonly<Record<string, () => string>> => ({
  'one line': () => prose(size),
  'many lines': () => filled(size, (at) => `${at + 1}. ${words}`, '\n'),
  'questions with options': () => filled(size, (at) => `${at + 1}. What is it?\n   - [ ] Tea\n   - [ ] Coffee\n`, '\n'),
  headings: () => filled(size, (at) => `# Heading ${at}\n\nWhat?\n`, '\n'),
  quotes: () => '>'.repeat(size),
  'deep lists': () => filled(size, (at) => `${' '.repeat(Math.min(at, 2000) * 2)}- a`, '\n'),
  bullets: () => '- '.repeat(size / 2),
  stars: () => '*'.repeat(size),
  'stars and letters': () => '*a '.repeat(size / 3),
  brackets: () => '['.repeat(size),
  links: () => '[a]('.repeat(size / 4),
  backticks: () => filled(size, (at) => `${'`'.repeat((at % 200) + 1)} `),
  tags: () => '<a '.repeat(size / 3),
  'a table': () => `| a | b |\n|---|---|\n${filled(size, (at) => `| ${at} | b |`, '\n')}`,
  'a wide table': () => `|${'a|'.repeat(size / 5)}\n|${'-|'.repeat(size / 5)}\n|${'b|'.repeat(size / 5)}`,
  bars: () => '|'.repeat(size),
  'rows without cells': () => `| a | b |\n|---|---|\n${'|\n'.repeat(size / 2)}`,
  'a wide table of short rows': () => `|${'a|'.repeat(size / 6)}\n|${'-|'.repeat(size / 6)}\n${'|\n'.repeat(size / 6)}`,
  entities: () => '&amp;'.repeat(size / 5),
  references: () => filled(size, (at) => `[r${at}]: x`, '\n'),
  'line ends': () => `a${'\n'.repeat(size)}b`,
  spaces: () => `a${' '.repeat(size)}b`,
  fences: () => '```\n'.repeat(size / 4),
  underscores: () => '_'.repeat(size),
  'underscored words': () => 'a_'.repeat(size / 2),
  mails: () => 'a@'.repeat(size / 2),
  hashes: () => '# '.repeat(size / 2),
});

const text = (size: number): Readonly<Record<string, () => string>> => ({
  'one line': () => prose(size),
  'a million lines': () => filled(Math.min(size, 20_000_000), (at) => `${at + 1}. What is it?`, '\n'),
  'short lines': () => 'a\n'.repeat(size / 2),
  'questions with options': () => filled(size, (at) => `${at + 1}. What is it?\n   a) Tea\n   b) Coffee\n`, '\n'),
  numbers: () => '1'.repeat(size),
  'numbers with dots': () => '1.'.repeat(size / 2),
  brackets: () => '('.repeat(size),
  'square brackets': () => '[ ] '.repeat(size / 4),
  tabs: () => '\t'.repeat(size),
  spaces: () => `a${' '.repeat(size)}b`,
  underscores: () => `a ${'_'.repeat(size)}b`,
  dots: () => `a ${'.'.repeat(size)}b`,
  arrows: () => '→ '.repeat(size / 2),
  ifs: () => 'If yes, go to '.repeat(size / 14),
  'lines of ifs': () => filled(size, (at) => `${at + 1}. What? (If no, go to ${at + 5})\n a) Yes\n b) No`, '\n'),
  bars: () => '|a'.repeat(size / 2),
  'a table of bars': () => filled(size, () => '| a | b |', '\n'),
  'a table of tabs': () => filled(size, () => 'a\tb\tc', '\n'),
  rules: () => '- '.repeat(size / 2),
  'rules and a letter': () => `${'- '.repeat(size / 2)}a`,
  'line ends': () => `a${'\r\n'.repeat(size / 2)}b`,
  colons: () => 'Interviewer: '.repeat(size / 13),
  'lines of speech': () => filled(size, (at) => `${at % 2 === 0 ? 'Interviewer' : 'Respondent'}: What is it?`, '\n'),
  'question marks': () => '?'.repeat(size),
  circles: () => '○ '.repeat(size / 4),
  'long words': () => 'a'.repeat(size),
  'deep lines': () => filled(size, (at) => `${' '.repeat(at % 3000)}- a`, '\n'),
  'one question and many options': () => `1. What?\n${filled(size, (at) => ` - Option ${at}`, '\n')}`,
});

const types = '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>';
/** Returns an archive; `level` 0 keeps its size. */
const archive = (parts: Readonly<Record<string, string>>, level: 0 | 6): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, strToU8(part)])) satisfies Zippable, {
    level,
  });

/** Returns a Word document with this body. */
export const wordOf = (body: string, more: Readonly<Record<string, string>> = {}, level: 0 | 6 = 0): Uint8Array =>
  archive(
    {
      '[Content_Types].xml': types,
      'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`,
      ...more,
    },
    level,
  );

const paragraph = (words: string): string => `<w:p><w:r><w:t>${words}</w:t></w:r></w:p>`;
const docx = (size: number): Readonly<Record<string, () => string>> => ({
  'one paragraph': () => paragraph(prose(size)),
  paragraphs: () => filled(size, (at) => paragraph(`${at + 1}. What is it?`)),
  'questions with options': () =>
    filled(size, (at) => `${paragraph(`${at + 1}. What is it?`)}${paragraph('a) Tea')}${paragraph('b) Coffee')}`),
  'empty paragraphs': () => `${paragraph('What?')}${'<w:p/>'.repeat(size / 6)}`,
  runs: () => `<w:p>${'<w:r><w:t>a</w:t></w:r>'.repeat(size / 23)}</w:p>`,
  'a table': () =>
    `<w:tbl>${filled(size, () => `<w:tr><w:tc>${paragraph('a')}</w:tc><w:tc>${paragraph('b')}</w:tc></w:tr>`)}</w:tbl>`,
  'deep tables': () => `${'<w:tbl><w:tr><w:tc>'.repeat(size / 45)}${'</w:tc></w:tr></w:tbl>'.repeat(size / 45)}`,
  entities: () => paragraph('&amp;'.repeat(size / 5)),
  tags: () => '<w:'.repeat(size / 3),
  attributes: () => `<w:p ${filled(size, (at) => `a${at}="1"`, ' ')}/>`,
  properties: () => `<w:p><w:pPr>${'<w:b/>'.repeat(size / 6)}</w:pPr><w:r><w:t>a</w:t></w:r></w:p>`,
  breaks: () => `<w:p><w:r>${'<w:br/>'.repeat(size / 7)}<w:t>a</w:t></w:r></w:p>`,
  bookmarks: () =>
    `<w:p>${filled(size, (at) => `<w:bookmarkStart w:id="${at}" w:name="b${at}"/>`)}<w:r><w:t>a</w:t></w:r></w:p>`,
  links: () =>
    `<w:p>${filled(size, (at) => `<w:hyperlink w:anchor="b${at}"><w:r><w:t>a</w:t></w:r></w:hyperlink>`)}</w:p>`,
});

const relationship = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
/** Returns a workbook whose sheet “survey” has these rows. */
export const sheetOf = (rows: string, more: Readonly<Record<string, string>> = {}, level: 0 | 6 = 0): Uint8Array =>
  archive(
    {
      '[Content_Types].xml': types,
      'xl/workbook.xml':
        '<workbook xmlns:r="r"><sheets><sheet name="survey" sheetId="1" r:id="a"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="a" Type="${relationship}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="b" Type="${relationship}/styles" Target="styles.xml"/></Relationships>`,
      'xl/styles.xml': '<styleSheet/>',
      'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
      ...more,
    },
    level,
  );
const columnNames = (at: number): string =>
  (at < 26 ? '' : columnNames(Math.floor(at / 26) - 1)) + String.fromCodePoint(65 + (at % 26));
/** Returns a row of texts in the sheet itself. */
export const sheetRow = (row: number, ...cells: readonly string[]): string =>
  `<row r="${row}">${cells.map((cell, at) => `<c r="${columnNames(at)}${row}" t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`;

const xlsform = (size: number): Readonly<Record<string, () => string>> => {
  const head = sheetRow(1, 'type', 'name', 'label', 'relevant', 'required');
  return {
    'long texts': () =>
      head +
      shared(size, most - 1, (at, length) =>
        sheetRow(at + 2, 'text', `q${at}`, prose(Math.max(0, length - 150)), '', 'yes'),
      ),
    'questions beyond the last': () => head + filled(size, (at) => sheetRow(at + 2, 'text', `q${at}`, 'A?')),
    'one long text': () => head + sheetRow(2, 'text', 'a', prose(size)),
    'texts of a megabyte': () =>
      head +
      shared(size, Math.max(1, Math.floor(size / 1_000_000)), (at, length) =>
        sheetRow(at + 2, 'text', `q${at}`, prose(length)),
      ),
    'long conditions': () =>
      head +
      shared(size, most - 1, (at, length) =>
        sheetRow(
          at + 2,
          'text',
          `q${at}`,
          'A?',
          filled(Math.max(0, length - 200), (n) => `\${q${Math.max(0, at - 1 - (n % 50))}} = 'a'`, ' or '),
        ),
      ),
    'long conditions of many': () =>
      head +
      shared(size, 500, (at, length) =>
        sheetRow(
          at + 2,
          'text',
          `q${at}`,
          'A?',
          filled(Math.max(0, length - 200), (n) => `\${q${Math.max(0, at - 1 - (n % 50))}} = 'a'`, ' or '),
        ),
      ),
    wide: () => head + filled(size, (at) => sheetRow(at + 2, ...Array.from({ length: 150 }, () => 'a'))),
    'deep groups': () => head + filled(size / 2, (at) => sheetRow(at + 2, 'begin group', `g${at}`, 'G')),
    'empty cells': () =>
      head +
      sheetRow(2, 'text', 'a', 'A?') +
      filled(size, (at) => `<row r="${at + 3}"><c r="A${at + 3}" s="1"/></row>`),
    formulas: () =>
      head +
      filled(
        size,
        (at) =>
          `<row r="${at + 2}"><c r="A${at + 2}" t="str"><f>1+1</f><v>text</v></c><c r="B${at + 2}" t="str"><f>A1</f><v>q${at}</v></c></row>`,
      ),
    'runs in a cell': () =>
      `${head}<row r="2"><c r="A2" t="inlineStr"><is>${'<r><t>a</t></r>'.repeat(size / 15)}</is></c></row>`,
    numbers: () => head + filled(size, (at) => `<row r="${at + 2}"><c r="A${at + 2}"><v>${at}</v></c></row>`),
  };
};

/** Returns files that are hard to read, each of about a number of bytes. */
export function largeFiles(size: number): readonly HostileFile[] {
  const files = (
    format: string,
    extension: string,
    kinds: Readonly<Record<string, () => string>>,
    made: (text: string) => Uint8Array = utf8,
  ) =>
    Object.entries(kinds).map(
      ([kind, write]): HostileFile => ({ name: `${kind}.${extension}`, format, bytes: () => made(write()) }),
    );
  return [
    ...files('redcap', 'csv', redcap(size)),
    ...files('surveyjs', 'json', surveyjs(size)),
    ...files('qsf', 'qsf', qsf(size)),
    ...files('xlsform', 'xlsx', xlsform(size), (rows) => sheetOf(rows)),
    ...files('limesurvey', 'lss', limesurveyXml(size)),
    ...files('limesurvey', 'txt', limesurveyRows(size)),
    ...files('docx', 'docx', docx(size), (body) => wordOf(body)),
    ...files('markdown', 'md', markdown(size)),
    ...files('text', 'txt', text(size)),
  ];
}
