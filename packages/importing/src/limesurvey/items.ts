import { plainText } from '../source/plainText.ts';
import type { SourceChange, SourceCondition, SourceItem, SourceOption, SourceRow } from '../source/study.ts';
import { changesOfAttributes } from './attributes.ts';
import { choiceSettings } from './choices.ts';
import { inGuide, joinedTexts, type Languages } from './languages.ts';
import { lacksWords, ownAnswers, type Role, rolesOf } from './questionTypes.ts';
import { type Question, type QuestionPart, textOf, type Texts } from './survey.ts';
import { textChanges } from './textChanges.ts';

interface Around {
  readonly languages: Languages;
  /** The questions before it, by their codes. */
  readonly earlier: ReadonlyMap<string, Question>;
  /** Returns the condition of a sub-question that is a question of its own; none if everyone is asked. */
  readonly conditionOf: (sub: QuestionPart) => readonly SourceCondition[];
}

const types: Readonly<Record<Exclude<Role, 'left'>, SourceItem['type']>> = {
  choice: 'multiple_choice',
  matrix: 'matrix',
  open: 'open_ended',
  opens: 'open_ended',
  ranking: 'ranking',
  several: 'multiple_choice',
  statement: 'statement',
};

/** Returns the items of a question: one, or one for each sub-question with a text or a number. */
export function itemsOf(
  question: Question,
  conditions: readonly SourceCondition[],
  { languages, earlier, conditionOf }: Around,
): readonly SourceItem[] {
  const { code, place, type, help, subQuestions, answers } = question;
  const role = rolesOf(type);
  if (role === 'left') return [];
  const { base, others } = languages;
  const isOpen = role === 'open' || role === 'opens';
  const own = named(question.text, code, base);
  const texts = isOpen ? own : joinedTexts(own, help);
  const instructions = isOpen ? plainText(textOf(help, base)) : '';
  const { settings, exclusive, changes } = choiceSettings(question, role, earlier);
  const parts = role === 'several' ? subQuestions : (ownAnswers(type, base, others) ?? answers);
  const hasOptions = role === 'choice' || role === 'several' || role === 'ranking' || role === 'matrix';
  const item = {
    place,
    type: types[role],
    ...settings,
    ...(hasOptions && settings.from === undefined
      ? { options: parts.map((part) => optionOf(part, exclusive.has(part.code), languages)) }
      : {}),
    ...(role === 'several' ? { isSeveral: true } : {}),
    ...(instructions === '' ? {} : { instructions }),
    conditions,
  };
  const all = [...changesOf(question, role, languages), ...changes, ...changesOfAttributes(question, role)];
  const withText = (field: string, own: Texts) => ({
    field,
    text: plainText(textOf(own, base)),
    translations: inGuide(own, languages),
  });
  if (role !== 'opens') {
    const rows = role === 'matrix' ? { rows: rowsOf(question, languages) } : {};
    return [{ ...item, ...withText(code, texts), ...rows, changes: all }];
  }
  const apart: SourceChange = { kind: 'setting', place, text: code, verdict: 'equivalent', code: 'rowsApart' };
  return subQuestions.map((sub, at) => ({
    ...item,
    ...withText(`${code}_${sub.code}`, joinedTexts(texts, named(sub.text, sub.code, base))),
    conditions: [...conditions, ...conditionOf(sub)],
    changes: at === 0 ? [...all, apart] : [],
  }));
}

/** Returns a text; a name in its place, if it is empty in the base language. */
const named = (texts: Texts, name: string, base: string): Texts =>
  plainText(textOf(texts, base)) === '' ? new Map([...texts, [base, name]]) : texts;

function optionOf(part: QuestionPart, isExclusive: boolean, languages: Languages): SourceOption {
  const { code, text } = part;
  return {
    code,
    text: plainText(textOf(text, languages.base)) || code || '–',
    ...(isExclusive ? { isExclusive } : {}),
    translations: inGuide(text, languages),
  };
}

const rowsOf = ({ code, place, subQuestions }: Question, languages: Languages): readonly SourceRow[] =>
  subQuestions.map((sub) => ({
    field: `${code}_${sub.code}`,
    place,
    text: plainText(textOf(sub.text, languages.base)) || sub.code || '–',
    translations: inGuide(sub.text, languages),
  }));

function changesOf(question: Question, role: Role, languages: Languages): readonly SourceChange[] {
  const { place, code, type, text, help, isMandatory, pattern, defaults, subQuestions, answers } = question;
  const { base, others } = languages;
  const change = (
    kind: SourceChange['kind'],
    own: string,
    verdict: SourceChange['verdict'],
    changeCode: SourceChange['code'],
  ) => ({ kind, place, text: own, verdict, code: changeCode }) as const;
  const isOpen = role === 'open' || role === 'opens';
  const helpText = textOf(help, base);
  const hasHelp = plainText(helpText) !== '';
  const isNamed = plainText(textOf(text, base)) === '';
  const lacking = [base, ...others].filter((language) => lacksWords(type, language));
  return [
    ...textChanges(place, text, languages),
    ...textChanges(place, help, languages),
    ...[...subQuestions, ...answers].flatMap((part) => textChanges(place, part.text, languages)),
    ...(isNamed ? [change('text', code, 'equivalent', 'named')] : []),
    ...(hasHelp && !isOpen ? [change('text', helpText, 'equivalent', 'described')] : []),
    ...(hasHelp && isOpen
      ? others.flatMap((language) => {
          const own = plainText(help.get(language) ?? '');
          return own === '' ? [] : [change('translation', own, 'lost', 'translated')];
        })
      : []),
    ...lacking.map((language) => change('translation', language, 'lost', 'ownWords')),
    ...(isMandatory || role === 'statement' ? [] : [change('setting', 'optional', 'narrower', 'optional')]),
    ...(pattern === '' ? [] : [change('setting', pattern, 'wider', 'validated')]),
    ...(type === 'D' || type === 'N' || type === 'K' ? [change('setting', type, 'wider', 'validated')] : []),
    ...(type === 'O' || type === 'P' ? [change('setting', 'comment', 'lost', 'comment')] : []),
    ...defaults.map((value) => change('setting', value, 'lost', 'default')),
  ];
}
