import type { SourceChange } from '../source/study.ts';
import { type Part, partsIn, textIn } from './model.ts';
import { picturesIn } from './options.ts';
import type { Words } from './words.ts';

type Change = (
  kind: SourceChange['kind'],
  text: string,
  verdict: SourceChange['verdict'],
  code: SourceChange['code'],
) => SourceChange;

const changeAt =
  (place: string): Change =>
  (kind, text, verdict, code) => ({ kind, place, text, verdict, code });

/** Settings of a whole survey that guides do not have. Those of its looks are left out. */
const surveySettings = ['completedHtmlOnCondition', 'startSurveyText', 'timeLimit', 'calculatedValues'];

/** Returns what of a whole survey guides do not have. */
export function changesOfSurvey(survey: Part, words: Words): readonly SourceChange[] {
  const change = changeAt('survey');
  return [
    ...surveySettings.flatMap((name) =>
      survey[name] === undefined ? [] : [change('setting', name, 'lost', 'setting')],
    ),
    ...textChanges(words.written(survey['completedHtml']), change),
  ];
}

/** Returns what of a page or a panel guides do not have. */
export function changesOfPage(page: Part, place: string, words: Words, isPanel: boolean): readonly SourceChange[] {
  const change = changeAt(place);
  const texts = [...(isPanel ? ['title'] : []), 'description'].map((name) => words.written(page[name]));
  return [
    ...(page['questionsOrder'] === 'random' ? [change('setting', 'questionsOrder', 'lost', 'order')] : []),
    ...texts.flatMap((text) => (text === '' ? [] : [change('text', text, 'lost', 'annotated')])),
  ];
}

/** Settings that guides do not have, with what becomes of them. */
const settings: Readonly<Record<string, readonly [SourceChange['verdict'], SourceChange['code']]>> = {
  choicesByUrl: ['lost', 'setting'],
  choicesVisibleIf: ['lost', 'setting'],
  correctAnswer: ['lost', 'setting'],
  defaultValue: ['lost', 'default'],
  defaultValueExpression: ['lost', 'default'],
  enableIf: ['lost', 'setting'],
  inputType: ['wider', 'validated'],
  maxLength: ['wider', 'validated'],
  requiredIf: ['narrower', 'optional'],
  resetValueIf: ['lost', 'setting'],
  setValueIf: ['lost', 'setting'],
  validators: ['wider', 'validated'],
};

/** Returns true for validators that only count answers: the guide has them. */
const isCarried = (validators: unknown): boolean => partsIn(validators).every(({ type }) => type === 'answercount');

/** Returns what of a question guides have in another way, or not at all. */
export function changesOf(element: Part, type: string, place: string, words: Words): readonly SourceChange[] {
  const change = changeAt(place);
  const title = words.written(element['html']) || words.written(element['title']);
  const description = words.written(element['description']);
  const isOptional = element['isRequired'] !== true && element['requiredIf'] === undefined && type !== 'html';
  return [
    ...textChanges(title, change),
    ...(title === '' ? [change('text', place, 'equivalent', 'named')] : []),
    ...(description === '' ? [] : [change('text', description, 'equivalent', 'described')]),
    ...picturesIn(element, words).map((text) => change('text', text, 'lost', 'picture')),
    ...(element['visible'] === false && element['visibleIf'] === undefined
      ? [change('setting', 'visible', 'wider', 'hidden')]
      : []),
    ...['choices', 'columns', 'rows'].flatMap((list) =>
      partsIn(element[list]).flatMap((one) =>
        one['visibleIf'] === undefined
          ? []
          : [change('setting', `${list}: ${textIn(one['visibleIf'])}`, 'wider', 'setting')],
      ),
    ),
    ...(['asc', 'desc'].includes(textIn(element['choicesOrder']))
      ? [change('setting', `choicesOrder: ${textIn(element['choicesOrder'])}`, 'lost', 'order')]
      : []),
    ...['hasComment', 'showCommentArea'].flatMap((name) =>
      element[name] === true ? [change('setting', name, 'lost', 'comment')] : [],
    ),
    ...['placeholder', 'placeHolder', 'otherText'].flatMap((name) => {
      const text = words.written(element[name]);
      return text === '' ? [] : [change('text', text, 'lost', 'annotated')];
    }),
    ...(type === 'rating' ? [change('setting', 'rating', 'equivalent', 'rated')] : []),
    ...(isOptional ? [change('setting', 'optional', 'narrower', 'optional')] : []),
    ...Object.entries(settings).flatMap(([name, [verdict, code]]) =>
      element[name] === undefined || (name === 'validators' && isCarried(element[name]))
        ? []
        : [change('setting', name, verdict, code)],
    ),
  ];
}

/** Returns what of a text is not carried over as it is: its markup, and fields in it. */
const textChanges = (text: string, change: Change): readonly SourceChange[] => [
  ...(/<\/?[a-z][^<>]*>/iu.test(text) ? [change('text', text, 'equivalent', 'markup')] : []),
  ...(/\{[^{}]+\}/u.test(text) ? [change('text', text, 'lost', 'piped')] : []),
];
