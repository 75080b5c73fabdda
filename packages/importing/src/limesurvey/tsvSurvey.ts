import { otherTexts } from './lssSurvey.ts';
import { isForEveryone } from './variables.ts';
import type { Group, LimeSurvey, OldCondition, Question, QuestionPart, Texts } from './survey.ts';

/** The columns that say what a row is. All others after `default` are attributes of questions. */
const ownColumns: ReadonlySet<string> = new Set([
  'id',
  'related_id',
  'class',
  'type/scale',
  'name',
  'relevance',
  'text',
  'help',
  'language',
  'validation',
  'mandatory',
  'encrypted',
  'other',
  'default',
  'same_default',
  'same_script',
]);

/** Returns the columns of a tab-separated survey; null if the first row is not that of one. */
export function columnsOf(first: readonly string[] | undefined): readonly string[] | null {
  const columns = (first ?? []).map((name) => name.trim().toLowerCase());
  return ['class', 'type/scale', 'name', 'relevance', 'text', 'language'].every((name) => columns.includes(name))
    ? columns
    : null;
}

interface OpenQuestion extends Question {
  readonly text: Map<string, string>;
  readonly help: Map<string, string>;
  readonly subQuestions: QuestionPart[];
  readonly answers: QuestionPart[];
}
interface OpenGroup extends Group {
  readonly name: Map<string, string>;
  readonly description: Map<string, string>;
  readonly questions: OpenQuestion[];
}

/** Returns the survey of the rows of a tab-separated file, in which the rows of a question follow it in each language. */
export function tsvSurvey(rows: readonly (readonly string[])[], columns: readonly string[]): LimeSurvey | null {
  const settings = new Map<string, string>();
  const texts = new Map<string, Map<string, string>>();
  const groups = new Map<string, OpenGroup>();
  const questions = new Map<string, OpenQuestion>();
  const ofSurvey: { place: string; text: string }[] = [];
  const rest: { question: string; place: string; text: string }[] = [];
  const counts = new Map<string, number>();
  let group: OpenGroup | undefined;
  let question: OpenQuestion | undefined;
  const places = new Map(columns.map((column, at) => [column, at] as const).toReversed());
  const parts = new Parts();
  for (const [at, row] of rows.entries()) {
    if (at === 0) continue;
    const cell = (column: string): string => row[places.get(column) ?? -1]?.trim() ?? '';
    const place = `row ${at + 1}`;
    const [name, text] = [cell('name'), cell('text')];
    const language = cell('language') || settings.get('language') || 'en';
    switch (cell('class').toUpperCase()) {
      case 'S':
        settings.set(name, text);
        break;
      case 'SL':
        texts.set(name, (texts.get(name) ?? new Map<string, string>()).set(language, text));
        break;
      case 'G': {
        const count = (counts.get(language) ?? 0) + 1;
        counts.set(language, count);
        const key = cell('id') || `#${count}`;
        group = groups.get(key) ?? groupOf(cell, key, place);
        groups.set(key, group);
        group.name.set(language, name);
        group.description.set(language, text);
        break;
      }
      case 'Q': {
        group ??= groupOf(() => '', '#1', place);
        groups.set(group.id, group);
        const same = questions.get(name);
        // Two questions of one language have one name only by mistake.
        const known = same?.text.has(language) === true ? undefined : same;
        question = known ?? questionOf(cell, row, { columns, place });
        if (known === undefined) group.questions.push(question);
        questions.set(name, question);
        question.text.set(language, text);
        question.help.set(language, cell('help'));
        break;
      }
      case 'SQ':
        parts.add(question?.subQuestions, cell, language);
        break;
      case 'A':
        parts.add(question?.answers, cell, language);
        break;
      case 'AS':
      case 'QTA':
        if (cell('language') === '' || language === (settings.get('language') ?? language))
          ofSurvey.push({ place, text: `${cell('class').toUpperCase() === 'AS' ? 'assessment' : 'quota'}: ${name}` });
        break;
      case 'C':
        rest.push({
          question: cell('related_id'),
          place,
          text: `condition: ${[name, cell('relevance'), text].join(' ').trim()}`,
        });
        break;
      default:
        break;
    }
  }
  if (questions.size === 0) return null;
  const all = (name: string): Texts => texts.get(name) ?? new Map();
  // Where a question has a relevance, its rows of conditions say the same.
  const narrowed = new Set(
    [...questions.values()].flatMap(({ id, relevance }) => (isForEveryone(relevance) ? [] : [id])),
  );
  for (const one of rest) if (!narrowed.has(one.question)) ofSurvey.push(one);
  const hasAssessments = settings.get('assessments') === 'Y';
  return {
    id: settings.get('sid') ?? '',
    language:
      settings.get('language') || [...(texts.get('surveyls_title') ?? new Map<string, string>()).keys()][0] || 'en',
    title: all('surveyls_title'),
    welcome: settings.get('showwelcome') === 'N' ? new Map() : all('surveyls_welcometext'),
    end: all('surveyls_endtext'),
    otherTexts: new Map(otherTexts.map((name) => [name, all(name)])),
    groups: [...groups.values()],
    settings: [...(hasAssessments ? [{ place: 'survey', text: 'assessments' }] : []), ...ofSurvey],
  };
}

type Cell = (column: string) => string;

const groupOf = (cell: Cell, id: string, place: string): OpenGroup => ({
  id,
  place,
  name: new Map(),
  description: new Map(),
  relevance: cell('relevance'),
  isRandom: cell('type/scale') !== '' || cell('random_group') !== '',
  questions: [],
});

const questionOf = (
  cell: Cell,
  row: readonly string[],
  { columns, place }: { readonly columns: readonly string[]; readonly place: string },
): OpenQuestion => ({
  id: cell('id'),
  place,
  code: cell('name') || place,
  type: cell('type/scale'),
  text: new Map(),
  help: new Map(),
  relevance: cell('relevance'),
  isMandatory: cell('mandatory') === 'Y',
  hasOther: cell('other') === 'Y',
  pattern: cell('validation'),
  subQuestions: [],
  answers: [],
  attributes: new Map(
    row.flatMap((written, at) => {
      const [name, value] = [columns[at] ?? '', written.trim()];
      return name === '' || ownColumns.has(name) || value === '' ? [] : [[name, value] as const];
    }),
  ),
  defaults: cell('default') === '' ? [] : [cell('default')],
  conditions: [] satisfies readonly OldCondition[],
});

/** The parts of questions, of which each is there once for all languages. */
class Parts {
  readonly #known = new Map<QuestionPart[], Map<string, QuestionPart[]>>();

  /** Adds a part, or its text in another language. */
  add(parts: QuestionPart[] | undefined, cell: Cell, language: string): void {
    if (parts === undefined) return;
    const [code, scale] = [cell('name'), cell('type/scale') || '0'];
    const byName = this.#known.get(parts) ?? new Map<string, QuestionPart[]>();
    this.#known.set(parts, byName);
    const key = JSON.stringify([code, scale]);
    const same = byName.get(key) ?? [];
    byName.set(key, same);
    // Those before the first one without this language have it already.
    const known = same.find((one) => !one.text.has(language));
    if (known !== undefined) {
      (known.text as Map<string, string>).set(language, cell('text'));
      return;
    }
    const part = { code, scale, relevance: cell('relevance'), text: new Map([[language, cell('text')]]) };
    same.push(part);
    parts.push(part);
  }
}
