import type { SourceChange } from '../source/study.ts';
import type { Role } from './questionTypes.ts';
import type { Question } from './survey.ts';

type Fate = readonly [SourceChange['verdict'], SourceChange['code']];

const filtered: Fate = ['lost', 'filtered'];
const order: Fate = ['lost', 'order'];
const annotated: Fate = ['lost', 'annotated'];
const setting: Fate = ['lost', 'setting'];
const validated: Fate = ['wider', 'validated'];

const fates: ReadonlyMap<string, Fate> = new Map([
  ['alphasort', order],
  ['array_filter_exclude', filtered],
  ['date_max', validated],
  ['date_min', validated],
  ['em_validation_q', validated],
  ['em_validation_q_tip', annotated],
  ['em_validation_sq', validated],
  ['em_validation_sq_tip', annotated],
  ['equals_num_value', validated],
  ['hidden', ['wider', 'hidden']],
  ['max_num_value', validated],
  ['max_num_value_n', validated],
  ['maximum_chars', validated],
  ['min_num_value', validated],
  ['min_num_value_n', validated],
  ['num_value_int_only', validated],
  ['numbers_only', validated],
  ['other_comment_mandatory', validated],
  ['other_numbers_only', validated],
  ['other_replace_text', annotated],
  ['parent_order', order],
  ['placeholder', annotated],
  ['prefix', annotated],
  ['random_group', order],
  ['suffix', annotated],
]);

/** What the reader carries over itself. */
const carried: ReadonlySet<string> = new Set([
  'answer_order',
  'array_filter',
  'exclude_all_others',
  'max_answers',
  'min_answers',
  'random_order',
  'subquestion_order',
]);

/** What changes only looks, statistics and exports; `statistics_` and others are beginnings. */
const looks =
  /^(?:(?:statistics|dropdown|slider|time_limit|text_input|label_input|choice_input|rank|answer_width|display|location|show|samel?|theme|input|save|scale|use_dropdown|image|button|max_buttons)_.*|.*(?:width|height|columns|rows|heading|headings)|allowed_filetypes|answer_width|array_filter_style|category_separator|choice_title|clear_default|cssclass|date_format|hide_tip|keep_aspect|max_filesize|max_num_of_files|min_num_of_files|other_position|other_position_code|page_break|printable_help|public_statistics|question_template|question_theme_name|repeat_headings|reverse|same_default|showpopups|thousands_separator)$/u;

/** Returns what of the settings of a question is not carried over as it is. */
export function changesOfAttributes({ attributes, place }: Question, role: Role): readonly SourceChange[] {
  const isShuffled = isInRandomOrder(attributes) && !canShuffle(role) && role !== 'open' && role !== 'statement';
  const shuffled: SourceChange = { kind: 'setting', place, text: 'random_order', verdict: 'lost', code: 'order' };
  return [
    ...(isShuffled ? [shuffled] : []),
    ...[...attributes].flatMap(([name, value]): readonly SourceChange[] => {
      if (carried.has(name) || looks.test(name) || isUsual(value)) return [];
      const [verdict, code] = fates.get(name) ?? setting;
      return [{ kind: 'setting', place, text: `${name}: ${value}`, verdict, code }];
    }),
  ];
}

const isUsual = (value: string): boolean => /^(?:0|N|normal|default)?$/u.test(value);

/** Guides shuffle the options of choices and rankings. */
export const canShuffle = (role: Role): boolean => ['choice', 'several', 'ranking'].includes(role);

/** Returns true if the answers of a question are in random order. */
export const isInRandomOrder = (attributes: Question['attributes']): boolean =>
  attributes.get('random_order') === '1' ||
  attributes.get('answer_order') === 'random' ||
  attributes.get('subquestion_order') === 'random';

/** Returns the codes that a setting lists, such as those of answers that exclude all others. */
export const codesIn = (attributes: Question['attributes'], name: string): readonly string[] =>
  (attributes.get(name) ?? '')
    .split(';')
    .map((code) => code.trim())
    .filter((code) => code !== '');
