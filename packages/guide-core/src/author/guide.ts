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
import { expectSettings } from './settings.ts';
import { errorMessageOf } from '../validate/errorMessage.ts';
import type { Issue } from '../validate/issue.ts';
import { validate } from '../validate/validate.ts';
import { AuthorError } from './authorError.ts';
import { criteriaIn, type Ids, type When, writtenCondition } from './conditions.ts';
import { createIds } from './ids.ts';
import { type LeftOut, withoutLeftOut } from './lists.ts';
import type { AuthoredBlock, AuthoredConcept, InterviewBlock, ScreeningBlock } from './parts.ts';
import { placeOf } from './place.ts';
import { defined } from './questions.ts';

/** The settings of a study (specification, "Study creation request" and "Config"). */
export interface GuideSettings {
  /** The title that participants see. */
  readonly participantTitle?: string;
  /** What the interviewer may know about the company or the product. */
  readonly background?: string;
  /** What the study wants to learn. */
  readonly goal?: string;
  readonly mode?: InterviewMode;
  /** The language of the questions. */
  readonly language?: LanguageCode;
  /** Languages to translate into. */
  readonly translations?: readonly LanguageCode[];
  readonly platforms?: readonly TargetPlatform[];
  readonly welcome?: WelcomeMessage;
  /** The text at the end. */
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

/** Is met by a list of blocks unless it surely has a screener after another block. */
type ScreenerFirst<B extends readonly unknown[]> = B extends readonly [unknown, ...infer Others]
  ? Extract<Others[number], { readonly type: 'screening' }> extends never
    ? unknown
    : 'The screener must be the first block.'
  : unknown;

/**
 * Puts a guide together, as the contract writes it: what a file contains and the service accepts. Questions that others
 * refer to get an id made of their text, if they have none. Throws an {@link AuthorError} with the messages of the rules
 * if the guide breaks one.
 */
export function guide<const B extends readonly (ScreeningBlock | InterviewBlock | LeftOut)[]>(
  title: string,
  settings: GuideSettings,
  given: B & ScreenerFirst<B>,
): CreateStudyRequest {
  if (Array.isArray(settings)) {
    throw new AuthorError(
      [],
      [`guide(“${title}”) has no settings. Write them, or {}, between the title and the blocks.`],
    );
  }
  expectSettings('guide', title, settings, ofGuide);
  if (!Array.isArray(given)) {
    throw new AuthorError([], [`guide(“${title}”) takes its blocks as a list: [block('A', […]), …].`]);
  }
  const blocks = withoutLeftOut<AuthoredBlock>(given);
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
  if (issues.length > 0)
    throw new AuthorError(
      issues,
      issues.map((issue) => errorMessageOf(issue)),
      issues.map(({ path }) => placeIn(blocks, path)),
    );
  expectOnce(blocks);
  return written;
}

/** Throws an {@link AuthorError} for a question that is in the guide twice: its answers would be those of one question. */
function expectOnce(blocks: readonly AuthoredBlock[]): void {
  const seen = new Set<object>();
  for (const item of blocks.flatMap(({ items }) => items)) {
    if (seen.has(item.self)) {
      const sentence = `“${item.self.text}” is in the guide twice. Make a question of its own for the second place.`;
      throw new AuthorError([], [sentence], [placeOf(item)]);
    }
    seen.add(item.self);
  }
}

/** Returns the stack from the code that made the innermost part on a path: a criterion, a question or a block. */
function placeIn(blocks: readonly AuthoredBlock[], path: Issue['path']): string | undefined {
  const [, at, list, ...rest] = path;
  const block = typeof at === 'number' ? blocks[at] : undefined;
  if (block === undefined) return undefined;
  const index = list === 'items' ? rest[0] : rest[1];
  const part = typeof index === 'number' ? (list === 'items' ? block.items : block.concepts)?.[index] : undefined;
  const criterion = criterionIn(part?.when, list === 'items' ? rest.slice(1) : rest.slice(2));
  return placeOf(criterion) ?? placeOf(part) ?? placeOf(block);
}

function criterionIn(when: When | undefined, [field, , at]: Issue['path']): object | undefined {
  if (when === undefined || field !== 'conditional') return undefined;
  return criteriaIn(when)[typeof at === 'number' ? at : 0];
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
