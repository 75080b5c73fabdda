import type { JsonObject, MessageLanguage } from '@guide-studio/guide-core';
import { conditionReadings } from '@guide-studio/guide-core/conditions';
import {
  childrenOf,
  fromWire,
  type GuideDocument,
  type GuideNode,
  objectFields,
  textField,
} from '@guide-studio/guide-core/edit';
import { createEstimator, type EstimateAssumptions } from '@guide-studio/guide-core/estimate';
import { countItems, entryOf, isJsonObject, itemCountWords } from '@guide-studio/guide-core/internal';
import { type Direction, directionOfLanguage } from '@guide-studio/guide-core/plurals';
import { packWords } from '../words/messages.ts';
import type { PackWords } from '../words/messages.types.ts';
import { audienceOf } from './audience.ts';
import type { Approval, Fact, Pack, PackApproval, PackBlock, PackChanges, PackConcept, PackFinding } from './pack.ts';
import { packItem, picturesOf, shownWith } from './packItem.ts';
import { type ListedTest, packTests } from './packTests.ts';
import type { PackContext } from './packContext.ts';

/** What a pack contains besides the guide. */
export interface PackOptions {
  /** The language of the pack's own wording; the guide's texts are unchanged. Default: English. */
  readonly language?: MessageLanguage;
  /** SHA-256 of the guide's canonical text, in hexadecimal. */
  readonly fingerprint: string;
  /** The name of the guide's file, and the creation time of the pack in epoch milliseconds. */
  readonly made?: { readonly file: string; readonly at: number };
  /** What changed since another version; none by default. The entry `node` makes it of two guides (`since`). */
  readonly changes?: PackChanges;
  /** Who approved which version; none by default. */
  readonly approvals?: readonly Approval[];
  /** Norms of the estimated length; default: `usualAssumptions` of guide-core. */
  readonly assumptions?: EstimateAssumptions;
  /** What was found in the guide, in the language of the pack; nothing by default. */
  readonly findings?: readonly PackFinding[];
  /** The guide tests that are listed; none by default. */
  readonly tests?: readonly ListedTest[];
}

/**
 * Returns the whole guide for stakeholders, with every text. A guide with errors is shown as it is: what is missing
 * reads “(no text)”, and a reference that leads nowhere says so.
 *
 * @param guide What a guide file contains.
 * @param options `fingerprint` is needed: `fingerprintOf` of `@guide-studio/sign-off/node` makes it.
 * @example
 * ```ts
 * import { block, choice, guide, open } from '@guide-studio/guide-core/author';
 * import { packOf } from '@guide-studio/sign-off';
 *
 * const often = choice('How often do you cook?', { options: ['Most days', 'Never'] });
 * const dish = open('What did you cook?', { when: often.excludes('Never') });
 * const cooking = guide('Home cooking', {}, [block('Last week', [often, dish])]);
 *
 * const { fingerprint, blocks } = packOf(cooking, { fingerprint: 'a1b2c3d4', language: 'de' });
 * console.log(fingerprint, blocks[0]?.kind, blocks[0]?.items[0]?.askedOf); // a1b2 c3d4 Block Wird allen gestellt
 * ```
 */
export function packOf(guide: JsonObject, options: PackOptions): Pack {
  const language = options.language ?? 'en';
  const words = packWords[language];
  const doc = fromWire(guide);
  const config = isJsonObject(guide['config']) ? guide['config'] : {};
  const named = typeof config['questionLanguage'] === 'string' ? config['questionLanguage'] : null;
  const written = named ?? 'en';
  const direction = named === null ? null : directionOfLanguage(named);
  const blocks = packBlocks(doc, language, written, direction);
  return {
    language,
    guideLanguage: written,
    direction,
    title: textField(doc.root, 'title') || words.empty,
    subtitle: words.pack,
    facts: facts(guide, config, { doc, language, words, options }),
    background: textField(doc.root, 'background'),
    goal: textField(doc.root, 'studyGoal'),
    welcome: welcomeOf(guide),
    closing: textField(doc.root, 'closingMessage'),
    blocks,
    readings: hasConditions(doc) ? conditionReadings(language) : null,
    changes: options.changes ?? null,
    findings: options.findings ?? [],
    tests: packTests(doc, options.tests ?? [], language),
    fingerprint: inFours(options.fingerprint),
    approvals: (options.approvals ?? []).map((approval) => packApproval(approval, options.fingerprint, language)),
  };
}

function hasConditions(doc: GuideDocument): boolean {
  return childrenOf(doc.root, 'blocks').some((block) =>
    [...childrenOf(block, 'concepts'), ...childrenOf(block, 'items')].some(
      (part) => childrenOf(part, 'criteria').length > 0 || textField(part, 'carryForwardFrom') !== '',
    ),
  );
}

/** Returns the fingerprint in groups of four, which are easier to compare by eye. */
function inFours(fingerprint: string): string {
  return fingerprint.replace(/(.{4})(?=.)/gu, '$1 ');
}

interface FactsGiven {
  readonly doc: GuideDocument;
  readonly language: MessageLanguage;
  readonly words: PackWords;
  readonly options: PackOptions;
}

function facts(guide: JsonObject, config: JsonObject, { doc, language, words, options }: FactsGiven): Fact[] {
  const { facts: labels } = words;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const list = (value: unknown) => (Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []);
  const names = new Intl.DisplayNames([language], { type: 'language', fallback: 'code' });
  const { whole } = createEstimator(options.assumptions)(guide);
  const minutes = (seconds: number) => Math.max(1, Math.round(seconds / 60));
  const blocks = childrenOf(doc.root, 'blocks');
  const { made } = options;
  const allFacts: Fact[] = [
    { label: labels.participantTitle, text: text(guide['externalTitle']) },
    { label: labels.mode, text: words.mode[text(config['interviewMode'])] ?? text(config['interviewMode']) },
    { label: labels.questionLanguage, text: languageName(names, text(config['questionLanguage'])) },
    {
      label: labels.languages,
      text: list(config['availableLanguages'])
        .map((code) => languageName(names, code))
        .join(', '),
    },
    {
      label: labels.platforms,
      text: list(config['targetPlatforms'])
        .map((platform) => entryOf(words.platform, platform) ?? platform)
        .join(', '),
    },
    {
      label: labels.length,
      text: words.length(minutes(whole.usual), minutes(whole.least), minutes(whole.most)),
    },
    { label: labels.size, text: words.size(itemCountWords(countItems(doc.root), language).join(', '), blocks.length) },
    { label: labels.file, text: made?.file ?? '' },
    { label: labels.made, text: made ? longDate(made.at, language) : '' },
    { label: words.fingerprint, text: inFours(options.fingerprint) },
  ];
  return allFacts.filter((fact) => fact.text !== '');
}

// The specification's list contains codes that are not language tags (`en-medical`, `jw`). These stay unchanged.
function languageName(names: Intl.DisplayNames, code: string): string {
  try {
    return code === '' ? '' : (names.of(code) ?? code);
  } catch {
    return code;
  }
}

function welcomeOf(guide: JsonObject): Pack['welcome'] {
  const welcome = guide['welcomeMessage'];
  if (!isJsonObject(welcome)) return null;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const [title, message] = [text(welcome['title']), text(welcome['message'])];
  return title === '' && message === '' ? null : { title, message };
}

function packBlocks(
  doc: GuideDocument,
  language: MessageLanguage,
  guideLanguage: string,
  direction: Direction | null,
): readonly PackBlock[] {
  const words = packWords[language];
  let number = 0;
  return childrenOf(doc.root, 'blocks').map((block, at) => {
    const type = textField(block, 'type');
    const concepts = childrenOf(block, 'concepts');
    const context: PackContext = {
      doc,
      guideLanguage,
      direction,
      words,
      language,
      isInConceptBlock: type === 'concept',
      isInScreener: type === 'screening',
    };
    return {
      number: at + 1,
      title: textField(block, 'title') || words.empty,
      kind: entryOf(words.block, type) ?? type,
      notes: notes(block, type, concepts.length, words),
      concepts: concepts.map((concept) => packConcept(concept, context)),
      items: childrenOf(block, 'items').map((item) => {
        number += 1;
        return packItem(item, number, context);
      }),
    };
  });
}

function notes(block: GuideNode, type: string, concepts: number, words: PackWords): readonly string[] {
  if (type === 'screening') return [words.screenerNote];
  if (type !== 'concept') return [];
  const sampling = objectFields(block)['conceptSamplingConfig'];
  const count = isJsonObject(sampling) ? sampling['subsampleCount'] : null;
  return [
    typeof count === 'number' && count < concepts ? words.conceptsSome(count, concepts) : words.conceptsAll(concepts),
  ];
}

function packConcept(concept: GuideNode, context: PackContext): PackConcept {
  const { words } = context;
  const audience = audienceOf(concept, context);
  const given = objectFields(concept)['content'];
  const content = isJsonObject(given) ? given : {};
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    name: textField(concept, 'nickname') || words.empty,
    title: text(content['title']),
    description: text(content['description']),
    shown: audience === null ? '' : words.shown(audience),
    details: shownWith(concept, content, words),
    pictures: picturesOf(concept),
  };
}

function packApproval(
  { name, at, fingerprint, note }: Approval,
  current: string,
  language: MessageLanguage,
): PackApproval {
  const words = packWords[language];
  const date = new Date(at);
  const when = Number.isNaN(date.getTime()) ? at : longDate(date.getTime(), language);
  const isOfThis = fingerprint === current;
  const text = words.approvedBy(name, when, note ?? '');
  return { text: isOfThis ? text : `${text} (${words.approvedOther})`, isOfThis };
}

function longDate(at: number, language: MessageLanguage): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(at);
}
