import { plainText } from '../source/plainText.ts';
import type { SourceOption } from '../source/study.ts';
import { type Part, textIn } from './model.ts';
import { type Localized, type Words } from './words.ts';

/** Returns the options of a question; the columns of a matrix. */
export function optionsOf(element: Part, type: string, words: Words): readonly SourceOption[] {
  if (type === 'boolean')
    return [
      { code: 'true', ...named(words.plain(element['labelTrue']), 'Yes') },
      { code: 'false', ...named(words.plain(element['labelFalse']), 'No') },
    ];
  if (type === 'rating') return ratingOptions(element, words);
  if (type === 'matrix') return choicesIn(element['columns'], words);
  const none = element['hasNone'] === true || element['showNoneItem'] === true;
  const isSeveral = type === 'checkbox' || type === 'tagbox';
  return [
    ...choicesIn(element['choices'], words),
    ...(none
      ? [
          {
            code: 'none',
            ...named(words.plain(element['noneText']), 'None'),
            ...(isSeveral ? { isExclusive: true } : {}),
          },
        ]
      : []),
  ];
}

/** Returns a text; another one in its place, if it is empty. */
const named = ({ text, translations }: Localized, name: string): Localized => ({ text: text || name, translations });

/** Returns the values of a list with their texts. */
export function choicesIn(value: unknown, words: Words): readonly SourceOption[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  return list.flatMap((one): readonly SourceOption[] => {
    const { value: own, text } =
      typeof one === 'object' && one !== null ? (one as Part) : { value: one, text: textIn(one) };
    const code = textIn(own);
    return code === '' ? [] : [{ code, ...named(words.plain(text), code) }];
  });
}

/** Returns the steps of a scale, the first and last with their descriptions. */
function ratingOptions(element: Part, words: Words): readonly SourceOption[] {
  const given = choicesIn(element['rateValues'], words);
  const number = (name: string, usual: number): number => {
    const value = element[name];
    return typeof value === 'number' && Number.isFinite(value) ? value : usual;
  };
  const [least, step] = [number('rateMin', 1), Math.max(number('rateStep', 1), 0.001)];
  const most = number('rateMax', least + (number('rateCount', 5) - 1) * step);
  const count = Math.min(Math.floor((most - least) / step) + 1, 101);
  const steps =
    given.length > 0
      ? given
      : Array.from({ length: Math.max(count, 1) }, (_, at): SourceOption => {
          const code = String(Math.round((least + at * step) * 1000) / 1000);
          return { code, text: code };
        });
  const described = (option: SourceOption, name: string): SourceOption => {
    const { text: written, translations } = words.plain(element[name]);
    const text = written.replace(/^\((.*)\)$/su, '$1');
    if (text === '' || option.text === text) return option;
    const own = Object.entries(translations).map(([language, other]) => [
      language,
      `${option.translations?.[language] ?? option.text} (${other})`,
    ]);
    return {
      ...option,
      text: `${option.text} (${text})`,
      translations: { ...option.translations, ...(Object.fromEntries(own) as Record<string, string>) },
    };
  };
  return steps.map((option, at) =>
    at === 0
      ? described(option, 'minRateDescription')
      : at === steps.length - 1
        ? described(option, 'maxRateDescription')
        : option,
  );
}

/** Returns the texts of options that have pictures. */
export const picturesIn = (element: Part, words: Words): readonly string[] =>
  (Array.isArray(element['choices']) ? element['choices'] : []).flatMap((one: unknown) => {
    if (typeof one !== 'object' || one === null || (one as Part)['imageLink'] === undefined) return [];
    const { value, text } = one as Part;
    return [plainText(words.written(text)) || textIn(value)];
  });
