import { plainText } from '../source/plainText.ts';
import type {
  LeftItem,
  SourceBlock,
  SourceChange,
  SourceCondition,
  SourceItem,
  SourceStudy,
  SourceText,
} from '../source/study.ts';
import { expressionScript } from './expressionScript.ts';
import { inGuide, languageCode, type Languages } from './languages.ts';
import { oldConditions, textOf as textOfRows } from './oldConditions.ts';
import { itemsOf } from './items.ts';
import { leftBecause, ownAnswers, rolesOf } from './questionTypes.ts';
import { type Group, type LimeSurvey, type Question, type QuestionPart, textOf, type Texts } from './survey.ts';
import { textChanges } from './textChanges.ts';
import { isForEveryone, type Variables, variablesOf } from './variables.ts';

/** Returns the questionnaire of a survey: a group is a block, and its description a statement. */
export function studyOf(fallback: string, survey: LimeSurvey): SourceStudy {
  const { language } = survey;
  const others = otherLanguages(survey);
  const languages: Languages = { base: language, others };
  const variables = variablesOf(survey);
  const earlier = new Map<string, Question>();
  const blocks = survey.groups.map((group, at): SourceBlock => {
    const name = `group${at + 1}`;
    const around = conditionIn(group.relevance, group.place, variables);
    const items: SourceItem[] = [...descriptionOf(group, name, around, languages)];
    const left: LeftItem[] = [];
    for (const question of group.questions) {
      const conditions = [...around, ...conditionsOf(question, variables)];
      const conditionOf = ({ relevance }: QuestionPart) => conditionIn(relevance, question.place, variables);
      if (rolesOf(question.type) === 'left') left.push(leftOf(question, conditions, language));
      else items.push(...itemsOf(question, conditions, { languages, earlier, conditionOf }));
      if (!earlier.has(question.code)) earlier.set(question.code, question);
    }
    return { name, title: plainText(textOf(group.name, language)) || name, place: group.place, items, left };
  });
  const welcome = welcomeOf(survey, languages);
  const closing = sourceText('end', survey.end, languages);
  return {
    title: plainText(textOf(survey.title, language)) || fallback,
    language: languageCode(language),
    ...(welcome === null ? {} : { welcome }),
    ...(closing === null ? {} : { closing }),
    blocks,
    changes: changesOf(survey, languages),
  };
}

/** Returns the languages of all texts besides the base language. */
function otherLanguages({ language, title, groups }: LimeSurvey): readonly string[] {
  const all = [title, ...groups.flatMap(({ name, questions }) => [name, ...questions.map(({ text }) => text)])];
  return [...new Set(all.flatMap((texts) => [...texts.keys()]))].filter((one) => one !== '' && one !== language);
}

function conditionIn(relevance: string, place: string, variables: Variables): readonly SourceCondition[] {
  if (isForEveryone(relevance)) return [];
  return [{ place, text: relevance, meaning: expressionScript(relevance, variables) }];
}

/** Returns the conditions of a question. The table of old versions counts where there is no expression. */
function conditionsOf({ relevance, conditions, place }: Question, variables: Variables): readonly SourceCondition[] {
  if (!isForEveryone(relevance) || conditions.length === 0) return conditionIn(relevance, place, variables);
  return [{ place, text: textOfRows(conditions), meaning: oldConditions(conditions, variables) }];
}

function descriptionOf(
  { description, place }: Group,
  name: string,
  conditions: readonly SourceCondition[],
  languages: Languages,
): readonly SourceItem[] {
  const text = plainText(textOf(description, languages.base));
  if (text === '') return [];
  return [
    {
      field: `${name}.description`,
      place,
      type: 'statement',
      text,
      conditions,
      changes: textChanges(place, description, languages),
      translations: inGuide(description, languages),
    },
  ];
}

function leftOf(question: Question, conditions: readonly SourceCondition[], language: string): LeftItem {
  const { code, place, type, subQuestions, answers } = question;
  const parts = [...subQuestions, ...(ownAnswers(type, language, []) ?? answers)];
  return {
    field: code,
    place,
    text: plainText(textOf(question.text, language)) || code,
    code: leftBecause(type),
    options: parts.map((part) => ({ code: part.code, text: plainText(textOf(part.text, language)) || part.code })),
    conditions,
  };
}

function sourceText(place: string, texts: Texts, languages: Languages): SourceText | null {
  const text = plainText(textOf(texts, languages.base));
  return text === '' ? null : { place, text, translations: inGuide(texts, languages) };
}

/** Returns what participants read first: the description and the welcome text. */
function welcomeOf(survey: LimeSurvey, languages: Languages): SourceText | null {
  const description = survey.otherTexts.get('surveyls_description') ?? new Map<string, string>();
  const joined = [languages.base, ...languages.others].map((language): readonly [string, string] => {
    const both = [description.get(language) ?? '', survey.welcome.get(language) ?? ''].map((one) => one.trim());
    return [language, both.filter((one) => one !== '').join('<br><br>')];
  });
  return sourceText('welcome', new Map(joined), languages);
}

function changesOf(survey: LimeSurvey, languages: Languages): readonly SourceChange[] {
  const lost = (kind: SourceChange['kind'], place: string, text: string, code: SourceChange['code']): SourceChange => ({
    kind,
    place,
    text,
    verdict: 'lost',
    code,
  });
  const named = [
    { place: 'survey', texts: survey.title },
    ...survey.groups.map(({ place, name }) => ({ place, texts: name })),
  ];
  const description = textOf(survey.otherTexts.get('surveyls_description') ?? new Map(), languages.base);
  return [
    ...(description === ''
      ? []
      : [{ kind: 'text', place: 'welcome', text: description, verdict: 'equivalent', code: 'described' } as const]),
    ...textChanges('welcome', survey.welcome, languages),
    ...textChanges('end', survey.end, languages),
    ...(['surveyls_policy_notice', 'surveyls_url'] as const).flatMap((name) => {
      const text = textOf(survey.otherTexts.get(name) ?? new Map(), languages.base);
      return text === '' ? [] : [lost('text', name, text, name === 'surveyls_url' ? 'setting' : 'annotated')];
    }),
    ...survey.settings.map(({ place, text }) => lost('setting', place, text, 'setting')),
    ...survey.groups.flatMap(({ place, isRandom }) => (isRandom ? [lost('setting', place, 'random', 'order')] : [])),
    ...named.flatMap(({ place, texts }) =>
      languages.others.flatMap((language) => {
        const text = plainText(texts.get(language) ?? '');
        return text === '' ? [] : [lost('translation', place, text, 'translated')];
      }),
    ),
  ];
}
