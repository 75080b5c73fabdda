import { resolve } from 'node:path';
import {
  CreateStudyRequest,
  guideTexts,
  type JsonObject,
  LanguageCode,
  pluralsOf,
  readTranslationSheet,
  type Translations,
  translatedTexts,
  translationSheet,
} from '@guide-studio/guide-core';
import { changeTranslationsOf, thisMachine } from '@guide-studio/host/node';
import { type Command, InvalidArgumentError } from 'commander';
import type { Context } from '../context.ts';
import { type ExitCode, exitCode } from '../exitCode.ts';
import { readWholeGuide } from '../merging/wholeGuide.ts';
import { placeOf } from '../placeOf.ts';
import { systemSentence } from '../systemError.ts';
import { mostInCell, readSheet, sheetBytes, sheetFormatOf } from '../translating/sheetFile.ts';
import { besideSentence, translationsBeside } from '../translating/translationsBeside.ts';
import { writeOutput } from '../writeOutput.ts';

const { number, counted } = pluralsOf('en');

interface Options {
  readonly to?: readonly LanguageCode[];
  readonly output?: string;
  readonly from?: string;
}

async function translate(file: string, options: Options, context: Context): Promise<ExitCode> {
  const { to, output, from } = options;
  if ((from === undefined) === (output === undefined) || (from !== undefined && to !== undefined)) {
    context.err('Specify -o for a sheet to fill in, with --to if the guide names no languages, or --from to read one.');
    return exitCode.wrongUse;
  }
  const read = await readWholeGuide(file, context.cwd);
  const beside = read.ok ? await translationsBeside(file, context.cwd) : read;
  if (!read.ok || !beside.ok) {
    context.err(read.ok && !beside.ok ? beside.sentence : read.ok ? file : read.sentence);
    return exitCode.wrongUse;
  }
  for (const line of beside.problems) context.err(line);
  return output === undefined
    ? await readBack(file, from ?? '', read.guide, beside.translations, context)
    : await write(file, output, languagesOf(read.guide, to), read.guide, beside.translations, context);
}

/** Returns the languages of a sheet: those asked for, or else those that the guide names. */
function languagesOf(guide: JsonObject, to: readonly LanguageCode[] | undefined): readonly LanguageCode[] {
  const { questionLanguage = 'en', availableLanguages } = configOf(guide);
  return [...new Set(to ?? availableLanguages ?? [])].filter((language) => language !== questionLanguage);
}

function configOf(guide: JsonObject): NonNullable<CreateStudyRequest['config']> {
  return CreateStudyRequest.shape.config.safeParse(guide['config']).data ?? {};
}

async function write(
  file: string,
  output: string,
  languages: readonly LanguageCode[],
  guide: JsonObject,
  { languages: known }: Translations,
  context: Context,
): Promise<ExitCode> {
  const format = sheetFormatOf(output);
  if (format === null || languages.length === 0) {
    context.err(
      format === null
        ? `${output}: a sheet ends in .xlsx or .csv.`
        : `${file}: no language to translate to. Name one with --to, other than that of the questions.`,
    );
    return exitCode.wrongUse;
  }
  const sheet = translationSheet(guide, known, languages);
  const isTooLong = sheet.findIndex((row) => row.some((cell) => cell.length > mostInCell));
  if (format === 'xlsx' && isTooLong !== -1) {
    context.err(
      `${output}: row ${isTooLong + 1} has more than ${number(mostInCell)} characters. Write a .csv instead.`,
    );
    return exitCode.problems;
  }
  const code = await writeOutput(output, await sheetBytes(sheet, format), null, context);
  if (code !== exitCode.fine) return code;
  for (const language of languages) context.out(`  ${language}: ${statesOf(guide, known, language)}`);
  const offered = configOf(guide).availableLanguages ?? [];
  for (const language of languages.filter((each) => !offered.includes(each))) {
    context.err(`${file}: ${language} is not among its availableLanguages, so participants cannot choose it yet.`);
  }
  return exitCode.fine;
}

/** Returns how many texts have a translation, and how many are in which state. */
function statesOf(guide: JsonObject, known: Translations['languages'], language: LanguageCode): string {
  const all = translatedTexts(guideTexts(guide), known.get(language));
  const count = (isCounted: (each: (typeof all)[number]) => boolean) => number(all.filter(isCounted).length);
  const done = (state: string) => count((each) => each.translation !== null && each.state === state);
  const missing = count(({ translation }) => translation === null);
  return `${counted(all.length, { one: 'text', other: 'texts' })}, ${missing} untranslated, ${done('new')} new, ${done('changed')} changed since, ${done('reviewed')} reviewed`;
}

async function readBack(
  file: string,
  from: string,
  guide: JsonObject,
  translations: Translations,
  context: Context,
): Promise<ExitCode> {
  const format = sheetFormatOf(from);
  if (format === null) {
    context.err(`${from}: a sheet ends in .xlsx or .csv.`);
    return exitCode.wrongUse;
  }
  const known = translations.languages;
  const texts = [
    ...guideTexts(guide).map(({ source }) => source),
    ...[...known.values()].flat().map(({ text }) => text),
  ];
  let sheet;
  try {
    sheet = await readSheet(resolve(context.cwd, from), format, texts);
  } catch (error) {
    context.err(systemSentence(error, from) ?? `${from}: this is not a readable ${format} file.`);
    return exitCode.wrongUse;
  }
  const { changed, problems } = readTranslationSheet(guide, known, sheet);
  if (problems.length > 0) {
    for (const { row, message } of problems) context.err(`${from}${row === null ? '' : `:${row}`}: ${message}`);
    context.err('Nothing was written. Correct these rows, or empty their translations.');
    return exitCode.problems;
  }
  const place = await placeOf(file, context.cwd);
  const written = await changeTranslationsOf(thisMachine(), place, changed);
  if (!written.ok) {
    context.err(besideSentence(file, written.error));
    return exitCode.problems;
  }
  for (const [language, entries] of changed) {
    context.out(
      `${language}: ${counted(entries.length, { one: 'translation', other: 'translations' })} taken over. ${statesOf(guide, written.value.languages, language)}`,
    );
  }
  return exitCode.fine;
}

function languageList(text: string): readonly LanguageCode[] {
  return text.split(',').map((part) => {
    const code = LanguageCode.safeParse(part.trim());
    if (!code.success) throw new InvalidArgumentError(`“${part.trim()}” is not a language code of the API.`);
    return code.data;
  });
}

/**
 * Defines `guide translate FILE`: writes a sheet of all texts that participants read for translators, or reads it back
 * into the translations beside the guide. Exits with 1 if rows of a sheet cannot be placed; then nothing is written.
 */
export function define(command: Command, context: Context): void {
  command
    .argument('<file>', 'the guide file')
    .option('--to <languages>', 'the languages, such as de,fr (default: availableLanguages of the guide)', languageList)
    .option('-o, --output <sheet>', 'the sheet to write: .xlsx or .csv')
    .option('--from <sheet>', 'the sheet to read')
    .action(async (file: string, options: Options) => context.end(await translate(file, options, context)));
}
