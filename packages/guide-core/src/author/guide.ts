import type {
  Block,
  Concept,
  Config,
  CreateStudyRequest,
  InterviewMode,
  LanguageCode,
  TargetPlatform,
  WelcomeMessage,
} from '../schema/index.ts';
import { languageCodes } from '../schema/index.ts';
import { validate } from '../validate/validate.ts';
import { AuthorError } from './authorError.ts';
import { currentBuilding, noteRead } from './building.ts';
import { type Ids, writtenCondition } from './conditions.ts';
import { expectEntries, expectList, expectText } from './given.ts';
import { createIds } from './ids.ts';
import { calledFor, questionKind } from './kinds.ts';
import { type LeftOut, withoutLeftOut } from './lists.ts';
import type { AuthoredBlock, AuthoredConcept, InterviewBlock, ScreeningBlock } from './parts.ts';
import { stackAt } from './partAt.ts';
import { placed, placeOf, stackAbove } from './place.ts';
import { defined } from './questions.ts';
import { pathInCode, sentencesOf } from './sentences.ts';
import { expectSettings } from './settings.ts';
import { warnOfSlips } from './slips.ts';

/** The settings of a study (specification, "Study creation request" and "Config"). */
export interface GuideSettings {
  /** The title that participants see. Absent: they see none; the title of the guide is for the team. */
  readonly participantTitle?: string;
  /** What the interviewer may know about the company or the product. */
  readonly background?: string;
  /** What the study wants to learn. */
  readonly goal?: string;
  /** How participants answer, and what is recorded. */
  readonly mode?: InterviewMode;
  /** The language in which the questions are written. */
  readonly language?: LanguageCode;
  /** Languages to translate into. Absent: English only. */
  readonly translations?: readonly LanguageCode[];
  /** The devices that participants may use. */
  readonly platforms?: readonly TargetPlatform[];
  /** What is shown first: a title and a message. */
  readonly welcome?: WelcomeMessage;
  /** The text that is shown last. */
  readonly closing?: string;
  /** The interview settings as the contract writes them; those above are added to them. */
  readonly config?: Config;
}

const ofGuide = [
  'participantTitle',
  'background',
  'goal',
  'mode',
  'language',
  'translations',
  'platforms',
  'welcome',
  'closing',
  'config',
];

/** Is met by a list of blocks unless it surely has a screener after another block, and then but for that one. */
type ScreenerFirst<B extends readonly unknown[]> = B extends readonly [unknown, ...infer Others]
  ? Extract<Others[number], { readonly type: 'screening' }> extends never
    ? unknown
    : { readonly [At in keyof B]: At extends '0' ? unknown : NoScreener<B[At]> }
  : unknown;

type NoScreener<Block> =
  Extract<Block, { readonly type: 'screening' }> extends never ? unknown : 'The screener must be the first block.';

/**
 * Puts a guide together, as the contract writes it: what a file contains and the service accepts. Questions that others
 * refer to get an id made of their text, if they have none.
 *
 * @param title For the team; participants see `participantTitle`. At least one character.
 * @param settings May be empty, `{}`.
 * @param given The blocks in their order, a screener first. `false`, null and undefined are left out:
 *   `isLong && block(…)`.
 * @throws An {@link AuthorError} with every broken rule and fault of the shape, and for a question that is in it twice.
 * @example
 * ```ts
 * import { block, choice, guide, open } from '@guide-studio/guide-core/author';
 *
 * const often = choice('How often do you cook?', { options: ['Most days', 'Seldom', 'Never'] });
 * const cooking = guide('Home cooking', { language: 'en', goal: 'Learn what people cook.' }, [
 *   block('Last week', [often, open('Why not?', { when: often.includes('Never') })]),
 * ]);
 * const [, why] = cooking.studyGuide[0]?.items ?? [];
 * console.log(cooking.studyGoal, why?.conditional?.criteria.length); // Learn what people cook. 1
 * ```
 */
export function guide<const B extends readonly (ScreeningBlock | InterviewBlock | LeftOut)[]>(
  title: string,
  settings: GuideSettings,
  given: B & ScreenerFirst<B>,
): CreateStudyRequest {
  expectText('guide', title, 'title');
  if (settings === undefined && given === undefined)
    throw new AuthorError([], [`guide(“${title}”) has no blocks. Write guide('…', {}, [block('A', [ … ])]).`]);
  if (Array.isArray(settings) && given === undefined) {
    const sentence = `guide(“${title}”) has no settings. Write them, or {}, between the title and the blocks.`;
    throw new AuthorError([], [sentence]);
  }
  expectSettings('guide', title, settings, ofGuide);
  expectList(`The blocks of guide(“${title}”)`, given, "them in brackets: [block('A', [ … ]), …]");
  const blocks = withoutLeftOut<unknown>(given);
  const help = "Put questions into block('A', [ … ]).";
  expectEntries(`guide(“${title}”) takes a list of blocks`, blocks, isBlock, help, 'block(…)');
  expectLanguages(title, settings);
  expectOnce(title, blocks);
  const { mode, language, translations, platforms, welcome, closing, participantTitle, background, goal } = settings;
  const ids = createIds(blocks);
  const config = defined({
    interviewMode: mode,
    questionLanguage: language,
    availableLanguages: translations && [...translations],
    targetPlatforms: platforms && [...platforms],
  });
  const written: CreateStudyRequest = {
    title,
    ...defined({ externalTitle: participantTitle, background, studyGoal: goal }),
    ...(settings.config || Object.keys(config).length > 0 ? { config: { ...settings.config, ...config } } : {}),
    ...defined({ welcomeMessage: welcome, closingMessage: closing }),
    studyGuide: blocks.map((each) => writtenBlock(each, ids)),
  };
  const issues = validate(written);
  if (issues.length > 0) {
    const stated = sentencesOf(blocks, written, issues);
    throw new AuthorError(
      issues,
      stated.map(({ sentence }) => sentence),
      stated.map(({ issue }) => stackAt(blocks, issue.path)),
      title,
    );
  }
  noteRead(given, 'guide', title, stackAbove(guide));
  for (const { items } of blocks) currentBuilding()?.reached(items);
  currentBuilding()?.guided?.(written, (path) => stackAt(blocks, path) ?? placeOf(written), pathInCode);
  warnOfSlips(written, (path) => stackAt(blocks, path));
  warnOfLanguages(title, settings, stackAbove(guide));
  return placed(written, guide);
}

const isBlock = (value: unknown): value is AuthoredBlock =>
  typeof value === 'object' && value !== null && 'items' in value && 'title' in value;

/** Throws an {@link AuthorError} for a language that the service does not have, with the one that may be meant. */
function expectLanguages(title: string, { language, translations, platforms }: GuideSettings): void {
  for (const [name, list] of Object.entries({ translations, platforms })) {
    if (list !== undefined) expectList(`“${name}” of guide(“${title}”)`, list, `${name}: ['${String(list)}']`);
  }
  const codes: readonly string[] = languageCodes;
  const given: readonly unknown[] = [language, ...(translations ?? [])];
  for (const code of given) {
    if (typeof code !== 'string' || codes.includes(code)) continue;
    const tag = code.toLowerCase().replaceAll('_', '-');
    const [start = ''] = tag.split('-');
    const near = [tag, start].flatMap((wanted) => codes.find((one) => one.toLowerCase() === wanted) ?? []);
    const meant = near[0] ?? codesInPlace.get(start);
    const help = meant === undefined ? 'Use its code, such as “en” or “de”' : `Use “${meant}”`;
    throw new AuthorError([], [`The service has no language “${code}”. ${help}.`]);
  }
}

/** The languages of countries whose codes are written in their place, and of codes that other programs have. */
const codesInPlace: ReadonlyMap<string, LanguageCode> = new Map([
  ['at', 'de'],
  ['br', 'pt'],
  ['cn', 'zh'],
  ['cz', 'cs'],
  ['dk', 'da'],
  ['ee', 'et'],
  ['gb', 'en'],
  ['gr', 'el'],
  ['il', 'he'],
  ['iw', 'he'],
  ['jp', 'ja'],
  ['jv', 'jw'],
  ['kr', 'ko'],
  ['mx', 'es'],
  ['nb', 'no'],
  ['rs', 'sr'],
  ['se', 'sv'],
  ['tw', 'zh-TW'],
  ['ua', 'uk'],
  ['us', 'en'],
  ['vn', 'vi'],
]);

/**
 * Tells a build of languages that are listed twice, or that the questions have already. A file may have them, and the code
 * made from it too, so they are no errors.
 */
function warnOfLanguages(
  title: string,
  { language, translations = [] }: GuideSettings,
  stack: string | undefined,
): void {
  for (const [at, code] of translations.entries()) {
    const has = `“translations” of guide(“${title}”) has “${code}”`;
    if (translations.indexOf(code) < at) currentBuilding()?.warned(`${has} twice. Remove one.`, stack);
    else if (code === language) currentBuilding()?.warned(`${has}, the language of the questions. Remove it.`, stack);
  }
}

/** Throws an {@link AuthorError} for a question that is in the guide twice: its answers would be those of one question. */
function expectOnce(title: string, blocks: readonly AuthoredBlock[]): void {
  const seen = new Set<object>();
  for (const block of blocks) {
    for (const { self } of block.items) {
      if (seen.has(self)) {
        const sentence = `“${self.text}” is in the guide twice, the second time in the block “${block.title}”.`;
        const called = calledFor[questionKind({ self }) ?? 'an open question'];
        const help = `Delete one of the two. To ask it again, call ${called}(…) again.`;
        throw new AuthorError([], [`${sentence} ${help}`], [placeOf(block)], title);
      }
      seen.add(self);
    }
  }
}

function writtenBlock({ id, type, title, items, show, concepts: shown }: AuthoredBlock, ids: Ids): Block {
  return {
    ...defined({ externalId: id }),
    type,
    title,
    ...(shown === undefined
      ? {}
      : {
          conceptSamplingConfig: {
            concepts: shown.map((each) => writtenConcept(each, ids)),
            ...defined({ subsampleCount: show }),
          },
        }),
    items: items.map((item) => ({
      ...defined({ externalId: ids.of(item.self) }),
      ...item.write(type === 'screening', ids),
      ...defined({ conditional: item.when && writtenCondition(item.when, ids) }),
    })),
  };
}

function writtenConcept({ id, nickname, when, ...content }: AuthoredConcept, ids: Ids): Concept {
  return {
    ...defined({ externalId: id }),
    nickname,
    content,
    ...defined({ conditional: when && writtenCondition(when, ids) }),
  };
}
