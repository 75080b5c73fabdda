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
import { messageOf, validate } from '../validate/index.ts';
import { AuthorError } from './authorError.ts';
import { type Ids, writtenCondition } from './conditions.ts';
import { createIds } from './ids.ts';
import type { AuthoredBlock, AuthoredConcept } from './parts.ts';
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

type InterviewBlock = AuthoredBlock & { readonly type: 'flat' | 'concept' };

/**
 * Puts a guide together, as the contract writes it: what a file contains and the service accepts. Questions that others
 * refer to get an id made of their text, if they have none. Throws an {@link AuthorError} with the messages of the rules
 * if the guide breaks one.
 */
export function guide(
  title: string,
  settings: GuideSettings,
  blocks: readonly [AuthoredBlock, ...InterviewBlock[]] | readonly InterviewBlock[],
): CreateStudyRequest {
  expectSettings('guide', title, settings, ofGuide);
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
      issues.map((issue) => messageOf(issue)),
    );
  return written;
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
