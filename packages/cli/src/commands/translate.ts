import { type JsonObject, LanguageCode } from '@guide-studio/guide-core';
import { writeTranslationFile } from '@guide-studio/translation-files';
import { pluralsOf } from '@guide-studio/guide-core/plurals';
import type { Translations } from '@guide-studio/guide-core/translations';
import { changeTranslationsOf, thisMachine } from '@guide-studio/host/node';
import { type Command, InvalidArgumentError } from 'commander';
import type { ChatModel } from '@guide-studio/study-service/node';
import { problem, wrongUse } from '../commandFailure.ts';
import type { Context } from '../context.ts';
import { type ExitCode, exitCode } from '../exitCode.ts';
import { hostSentence } from '../hostSentence.ts';
import { readWholeGuide } from '../merging/wholeGuide.ts';
import { placeOf } from '../placeOf.ts';
import { translateByModel } from '../translating/translateByModel.ts';
import { modelOf, type ModelOptions, withModel } from '../service/modelOptions.ts';
import { fileSentence, formatNamed, readTranslated } from '../translating/translatorFile.ts';
import { checkTranslations } from '../translating/checkTranslations.ts';
import { configOf, languagesOf, statesOf } from '../translating/states.ts';
import { translationsBeside } from '../translating/translationsBeside.ts';
import { type ForceOption, withForce, writeOutput } from '../writeOutput.ts';

const { counted } = pluralsOf('en');

interface Options extends ModelOptions, ForceOption {
  readonly to?: readonly LanguageCode[];
  readonly output?: string;
  readonly from?: string;
  /** Nothing is written: the exit code says whether something is missing or older than its text. */
  readonly check?: boolean;
}

async function translate(file: string, options: Options, context: Context): Promise<ExitCode> {
  const { to, output, from, force } = options;
  const model = modelOf(options, context);
  const isReading = from !== undefined;
  if (options.check === true) {
    if (isReading || output !== undefined || model !== null)
      throw wrongUse('--check writes nothing. Leave -o, --from and the model out.');
    return await checkTranslations([file], to, context);
  }
  if (isReading === (output !== undefined || model !== null) || (isReading && to !== undefined))
    throw wrongUse(
      'Specify -o for a sheet to fill in, --model-url and --model to let a model translate, both with --to if the guide names no languages, --from to read a sheet, or --check.',
    );
  const guide = await readWholeGuide(file, context.cwd);
  const beside = await translationsBeside(file, context.cwd);
  for (const line of beside.problems) context.err(line);
  if (isReading) {
    await readBack(file, from, guide, beside.translations, context);
    return exitCode.fine;
  }
  const languages = languagesOf(guide, to);
  if (languages.length === 0)
    throw wrongUse(`${file}: no language to translate to. Name one with --to, other than that of the questions.`);
  const asked = model === null ? null : await askModel(file, model, languages, guide, beside.translations, context);
  const translations = asked?.translations ?? beside.translations;
  if (output !== undefined) await write({ output, force }, languages, guide, translations, context);
  reportStates(file, languages, guide, translations, context);
  return asked?.code ?? exitCode.fine;
}

interface Asked {
  readonly translations: Translations;
  readonly code: ExitCode;
}

/** Lets a model translate into each language. It exits with 1 if a text is left without a translation. */
async function askModel(
  file: string,
  model: ChatModel,
  languages: readonly LanguageCode[],
  guide: JsonObject,
  before: Translations,
  context: Context,
): Promise<Asked> {
  const place = await placeOf(file, context.cwd);
  const { questionLanguage: from = 'en' } = configOf(guide);
  let translations = before;
  let code: ExitCode = exitCode.fine;
  const keep = async (changed: Translations['languages']) => {
    const written = await changeTranslationsOf(thisMachine(), place, changed);
    if (written.ok) translations = written.value;
    return written;
  };
  for (const to of languages) {
    const known = translations.languages;
    const outcome = await translateByModel(model, { guide, from, to, known, keep }, context);
    if (!outcome.ok) {
      context.err(hostSentence(file, outcome.error));
      return { translations, code: exitCode.problems };
    }
    if (!outcome.value.isComplete) code = exitCode.problems;
  }
  return { translations, code };
}

async function write(
  { output, force }: ForceOption & { readonly output: string },
  languages: readonly LanguageCode[],
  guide: JsonObject,
  translations: Translations,
  context: Context,
): Promise<void> {
  const format = formatNamed(output);
  const { questionLanguage: from = 'en' } = configOf(guide);
  if (format === 'xlf' && languages.length > 1)
    throw wrongUse(`${output}: XLIFF has one language. Name it with --to, and write one file for each.`);
  const written = await writeTranslationFile(format, { guide, known: translations.languages, from, to: languages });
  if (!written.ok) throw problem(...written.faults.map((fault) => fileSentence(output, fault)));
  await writeOutput(output, written.bytes, { force }, context);
}

function reportStates(
  file: string,
  languages: readonly LanguageCode[],
  guide: JsonObject,
  { languages: known }: Translations,
  context: Context,
): void {
  for (const language of languages) context.out(`  ${language}: ${statesOf(guide, known, language)}`);
  const offered = configOf(guide).availableLanguages ?? [];
  for (const language of languages.filter((each) => !offered.includes(each))) {
    context.err(`${file}: ${language} is not among its availableLanguages, so participants cannot choose it yet.`);
  }
}

async function readBack(
  file: string,
  from: string,
  guide: JsonObject,
  translations: Translations,
  context: Context,
): Promise<void> {
  const read = await readTranslated(from, context.cwd, { guide, known: translations.languages });
  if (!read.ok) {
    const isCell = read.faults.some(({ code }) => code === 'oddCell');
    throw (isCell ? problem : wrongUse)(
      ...read.faults.map((fault) => fileSentence(from, fault)),
      ...(isCell ? ['Nothing was written. Correct these cells, or empty them.'] : []),
    );
  }
  const { changed, problems } = read;
  if (problems.length > 0)
    throw problem(
      ...problems.map(({ row, message }) => `${from}${row === null ? '' : `:${row}`}: ${message}`),
      'Nothing was written. Correct these rows, or empty their translations.',
    );
  const place = await placeOf(file, context.cwd);
  const written = await changeTranslationsOf(thisMachine(), place, changed);
  if (!written.ok) throw problem(hostSentence(file, written.error));
  for (const [language, entries] of changed) {
    context.out(
      `${language}: ${counted(entries.length, { one: 'translation', other: 'translations' })} taken over. ${statesOf(guide, written.value.languages, language)}`,
    );
  }
}

function languageList(text: string): readonly LanguageCode[] {
  return text.split(',').map((part) => {
    const code = LanguageCode.safeParse(part.trim());
    if (!code.success) throw new InvalidArgumentError(`“${part.trim()}” is not a language code of the API.`);
    return code.data;
  });
}

/**
 * Defines `guide translate FILE`: lets a model translate what participants read, writes a file of all these texts for
 * translators, or reads it back into the translations beside the guide. Exits with 1 if rows of a file cannot be placed;
 * then nothing is written; if a model left texts without a translation; or, with `--check`, if one is missing or older
 * than its text.
 */
export function define(command: Command, context: Context): void {
  withModel(withForce(command), 'translates what has no translation yet')
    .argument('<file>', 'the guide file; with --check also a folder or a pattern')
    .option('--to <languages>', 'the languages, such as de,fr (default: availableLanguages of the guide)', languageList)
    .option('-o, --output <file>', 'the file to write: .xlsx, .csv, or .xlf for agencies')
    .option('--from <file>', 'the file to read')
    .option('--check', 'write nothing, and exit with 1 if a translation is missing or older than its text')
    .action(async (file: string, options: Options) => context.end(await translate(file, options, context)));
}
