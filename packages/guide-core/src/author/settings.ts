import { isTypo } from '../isTypo.ts';
import { AuthorError } from './authorError.ts';
import { quoted } from './code.ts';
import { helpWithSecond, kindOf } from './given.ts';

/** What a setting is called here, by the name that the contract writes. */
export const byContractName: Readonly<Record<string, string>> = {
  addInstructions: 'instructions',
  allowCustomOption: 'other',
  availableLanguages: 'translations',
  carryForwardFrom: 'from',
  closingMessage: 'closing',
  conditional: 'when',
  continueButtonText: 'button',
  externalId: 'id',
  externalTitle: 'participantTitle',
  followUp: 'probe',
  interviewMode: 'mode',
  itemsPerScreen: 'perScreen',
  maxSelect: 'select',
  minSelect: 'select',
  multiSelect: 'several',
  pinnedFinalOption: 'keepLast',
  preferredInput: 'input',
  questionLanguage: 'language',
  randomizeOptionOrder: 'shuffle',
  screenObservationEnabled: 'watchScreen',
  studyGoal: 'goal',
  subsampleCount: 'show',
  targetPlatforms: 'platforms',
  welcomeMessage: 'welcome',
};

/** What people call settings who know other tools. */
const synonyms: Readonly<Record<string, string>> = {
  answers: 'options',
  choices: 'options',
  condition: 'when',
  external_id: 'id',
  if: 'when',
  images: 'media',
  key: 'id',
  lang: 'language',
  locale: 'language',
  max: 'select',
  min: 'select',
  multi: 'several',
  multiple: 'several',
  random: 'shuffle',
  randomize: 'shuffle',
  showIf: 'when',
};

/** The settings that a function cannot do without, in code. */
const needed: Readonly<Record<string, string>> = {
  choice: "{ options: ['A', 'B'] }",
  ranking: "{ options: ['A', 'B'] }",
  maxDiff: "{ options: ['A', 'B'] }",
  matrix: "{ rows: ['A', 'B'], columns: ['C', 'D'] }",
  concepts: "{ concepts: [{ nickname: 'A', title: 'A' }] }",
  guide: "{ language: 'en' }",
};

/** What every question may have. */
export const ofItems = ['id', 'when', 'media', 'embed'] as const;

/**
 * Throws an {@link AuthorError} for a setting that a function does not have. Code may run without having been compiled,
 * and a setting that nothing reads would be lost.
 */
export function expectSettings(called: string, title: string, settings: unknown, names: readonly string[]): void {
  if (typeof settings !== 'object' || settings === null || Array.isArray(settings) || 'then' in settings) {
    const example = `Write ${needed[called] ?? "{ id: 'a' }"}.`;
    const sentence =
      settings === undefined
        ? `${called}(“${title}”) has no settings. ${example}`
        : `${called}(“${title}”) takes its settings in braces, not ${kindOf(settings)}. ${helpWithSecond(called, settings, settingIn(called, settings) ?? example)}`;
    throw new AuthorError([], [sentence]);
  }
  const unknown = Object.keys(settings).filter((name) => !names.includes(name));
  const sentences = unknown.map((name) => {
    const meant = [byContractName[name], synonyms[name], columnsFor(name), names.find((one) => isTypo(one, name))].find(
      (one) => one !== undefined && names.includes(one),
    );
    const help = meant !== undefined ? `Use “${meant}”.` : (ofParts(called, name) ?? `It has: ${names.join(', ')}.`);
    return `${called}(“${title}”) has no setting “${name}”. ${help}`;
  });
  if (sentences.length > 0) throw new AuthorError([], sentences);
}

/** Returns what a matrix calls the options of other questions; undefined for another name. */
const columnsFor = (name: string): string | undefined =>
  name === 'options' || synonyms[name] === 'options' ? 'columns' : undefined;

/** Says that parts have a setting that was given to the whole; null for another one. */
function ofParts(called: string, name: string): string | null {
  const isCondition = [name, byContractName[name], synonyms[name]].includes('when');
  if (!isCondition || !/^(?:block|concepts|screening)$/u.test(called)) return null;
  return called === 'concepts'
    ? 'Give each concept, or each question, the condition.'
    : 'Give each question the condition.';
}

/** Returns a setting in braces that was passed without its name; null if it is not known which one is meant. */
function settingIn(called: string, given: unknown): string | null {
  if (typeof given !== 'string') return null;
  const isLevel = called === 'open' && /^(?:none|light|medium|heavy)$/u.test(given);
  const name = isLevel ? 'probe' : onlySetting[called];
  return name === undefined ? null : `Write { ${name}: ${quoted(given)} }.`;
}

/** The setting that a text can only mean. */
const onlySetting: Readonly<Record<string, string>> = { none: 'id', option: 'id', statement: 'button' };
