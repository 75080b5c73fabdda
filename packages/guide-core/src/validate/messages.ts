import type { AdviceId } from '../advice/adviceIds.ts';
import type { MessageLanguage } from '../messageLanguage.ts';
import type {
  ConceptSamplingParams,
  ExclusiveOptionParams,
  OptionStatusParams,
  ReferencesResolveParams,
  RuleId,
  ScreeningPlacementParams,
  SelectBoundsParams,
  UniqueExternalIdsParams,
} from '../rules/index.ts';
import type { Issue, MoreCode, ShapeCode } from './issue.ts';
import { issueWords as german } from './messages.de.ts';
import { issueWords as english } from './messages.en.ts';
import { type IssueReader, type JsonNames, jsonNames } from './jsonNames.ts';
import { type PlaceWords, placeName } from './placeName.ts';

interface RuleParams {
  screeningPlacement: ScreeningPlacementParams;
  selectBounds: SelectBoundsParams;
  uniqueExternalIds: UniqueExternalIdsParams;
  referencesResolve: ReferencesResolveParams;
  exclusiveOption: ExclusiveOptionParams;
  optionStatus: OptionStatusParams;
  conceptSampling: ConceptSamplingParams;
}

/** The wording of findings in one language: clauses that can follow a place and end with a full stop. */
export interface IssueWords {
  readonly places: PlaceWords;
  readonly shape: Readonly<Record<ShapeCode | MoreCode, (issue: Issue) => string>>;
  readonly rules: { readonly [Id in RuleId]: (params: RuleParams[Id], inJson: JsonNames) => string };
  readonly advice: Readonly<Record<AdviceId, (params: Readonly<Record<string, unknown>>, inJson: JsonNames) => string>>;
}

const words: Readonly<Record<MessageLanguage, IssueWords>> = { en: english, de: german };

/** Returns the message of an issue for readers of the file: the place, what is wrong, and what to do next. */
export function messageOf(issue: Issue, language: MessageLanguage = 'en'): string {
  const place = placeName(issue.path, words[language].places);
  if (place === '') return sentenceOf(issue, language, 'json');
  return `${capital(place)}: ${clauseOf(issue, words[language], 'json')}`;
}

/** Returns the message without its place, for use beside the part itself. The reader defaults to `window`. */
export function sentenceOf(issue: Issue, language: MessageLanguage = 'en', reader: IssueReader = 'window'): string {
  return capital(clauseOf(issue, words[language], reader));
}

function clauseOf(issue: Issue, { shape, rules, advice }: IssueWords, reader: IssueReader): string {
  const inJson = jsonNames[reader];
  const { code } = issue;
  if (code in shape) return shape[code as ShapeCode | MoreCode](issue);
  const params = (issue.params ?? {}) as never;
  return code in rules ? rules[code as RuleId](params, inJson) : advice[code as AdviceId](params, inJson);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
