import type { Json } from '../json.ts';
import type {
  Block,
  ChoiceOption,
  Concept,
  Conditional,
  CreateStudyRequest,
  Criterion,
  Item,
} from '../schema/index.ts';
import { CodeNames } from './codeNames.ts';
import { type Code, call, list, literal, object, printed, quote, raw } from './code.ts';

/** Where generated code imports the functions from. */
const library = '@guide-studio/guide-core/author';

/**
 * Returns code that makes a guide: building it gives an equal guide, to the byte in canonical text. Questions that
 * others refer to become constants; the rest stays where it is.
 *
 * @param guide Valid and canonical: `readGuide` checks it, `canonicalText` makes it so.
 * @returns A module in TypeScript whose default export is the guide.
 * @example
 * ```ts
 * import { toCode } from '@guide-studio/guide-core/author';
 *
 * const code = toCode({
 *   title: 'Cooking',
 *   studyGuide: [{ type: 'flat', title: 'Week', items: [{ text: 'Why?', type: 'open_ended' }] }],
 * });
 * console.log(code.split('\n').at(-2)?.slice(0, -1)); // export default guide('Cooking', {}, [block('Week', [open('Why?')])])
 * ```
 */
export function toCode(guide: CreateStudyRequest): string {
  const writer = new Writer(guide);
  const made = printed(writer.guide());
  const constants = writer.constants.map(
    ({ name, code }) => `const ${name} = ${printed(code, `const ${name} = `.length)};\n`,
  );
  const imported = `import { ${[...writer.used].sort((a, b) => a.localeCompare(b)).join(', ')} } from '${library}';\n`;
  return [imported, ...(constants.length > 0 ? ['\n', ...constants] : []), `\nexport default ${made};\n`].join('');
}

class Writer {
  /** The functions that the code calls. */
  readonly used = new Set<string>();
  readonly constants: { readonly name: string; readonly code: Code }[] = [];
  readonly #guide: CreateStudyRequest;
  readonly #names: CodeNames;
  readonly #items: ReadonlyMap<string, Item>;

  constructor(guide: CreateStudyRequest) {
    this.#guide = guide;
    const items = guide.studyGuide.flatMap((block) => block.items);
    this.#items = new Map(items.flatMap((item) => (item.externalId === undefined ? [] : [[item.externalId, item]])));
    this.#names = new CodeNames([...referredIds(guide)].flatMap((id) => this.#items.get(id) ?? []));
  }

  guide(): Code {
    const { title, externalTitle, background, studyGoal, config, welcomeMessage, closingMessage, studyGuide } =
      this.#guide;
    const { interviewMode, questionLanguage, availableLanguages, targetPlatforms } = config ?? {};
    const settings = object({
      participantTitle: literal(externalTitle),
      background: literal(background),
      goal: literal(studyGoal),
      mode: literal(interviewMode),
      language: literal(questionLanguage),
      translations: literal(availableLanguages),
      platforms: literal(targetPlatforms),
      welcome: literal(welcomeMessage),
      closing: literal(closingMessage),
      // An object without settings is written as it is.
      ...(config !== undefined && Object.keys(config).length === 0 ? { config: raw('{}') } : {}),
    });
    const blocks = list(studyGuide.map((block) => this.#block(block)));
    return this.#call('guide', [literal(title), settings, blocks]);
  }

  #block({ type, title, externalId, conceptSamplingConfig, items }: Block): Code {
    const questions = list(items.map((item) => this.#placed(item, type)));
    const id = { id: literal(externalId) };
    if (type === 'concept') {
      const { concepts = [], subsampleCount } = conceptSamplingConfig ?? {};
      const settings = object({
        ...id,
        show: literal(subsampleCount),
        concepts: list(concepts.map((concept) => this.#concept(concept))),
      });
      return this.#call('concepts', [literal(title), settings, questions]);
    }
    const rest = externalId === undefined ? [] : [object(id)];
    return this.#call(type === 'screening' ? 'screening' : 'block', [literal(title), questions, ...rest]);
  }

  #concept({ externalId, nickname, content, conditional }: Concept): Code {
    const { title, ...more } = content;
    return object({
      id: literal(externalId),
      nickname: literal(nickname),
      title: literal(title),
      ...Object.fromEntries(Object.entries(more).map(([name, value]) => [name, literal(value as Json)])),
      when: this.#when(conditional),
    });
  }

  /** Returns the item, or the constant that holds it. */
  #placed(item: Item, type: Block['type']): Code {
    const code = this.#item(item, type);
    const name = item.externalId === undefined ? undefined : this.#names.of(item.externalId);
    if (name === undefined) return code;
    this.constants.push({ name, code });
    return raw(name);
  }

  #item(item: Item, type: Block['type']): Code {
    const { text, externalId, conditional, media, embed } = item;
    const common = {
      id: literal(externalId),
      when: this.#when(conditional),
      media: literal(media),
      embed: literal(embed),
    };
    const make = (name: string, settings: Readonly<Record<string, Code | undefined>>) => {
      const all = object({ ...settings, ...common });
      return this.#call(name, [literal(text), ...(printed(all) === '{}' ? [] : [all])]);
    };
    switch (item.type) {
      case 'open_ended':
        return make('open', {
          probe: literal(item.followUp),
          instructions: literal(item.addInstructions),
          input: literal(item.preferredInput),
          watchScreen: literal(item.screenObservationEnabled),
        });
      case 'statement':
        return make('statement', { button: literal(item.continueButtonText) });
      case 'matrix':
        return make('matrix', {
          rows: list(item.rows.map((row) => quote(row.text))),
          columns: this.#options(item.options, 'flat'),
        });
      case 'max_diff':
        return make('maxDiff', {
          options: this.#options(item.options, 'flat'),
          metric: literal(item.metric),
          perScreen: literal(item.itemsPerScreen),
        });
      case 'ranking':
        return make('ranking', {
          from: this.#source(item.carryForwardFrom),
          options: item.options && this.#options(item.options, 'flat'),
          shuffle: literal(item.randomizeOptionOrder),
        });
      case 'multiple_choice': {
        const { minSelect, maxSelect } = item;
        const bounds = isNone(minSelect) || isNone(maxSelect) ? undefined : [minSelect, maxSelect];
        const made = make('choice', {
          from: this.#source(item.carryForwardFrom),
          several: literal(item.multiSelect),
          options: item.options && this.#options(item.options, type),
          select: literal(bounds),
          shuffle: literal(item.randomizeOptionOrder),
          keepLast: literal(item.pinnedFinalOption),
          other: literal(item.allowCustomOption),
        });
        return type === 'screening' ? this.#decisions(made, item.options ?? []) : made;
      }
    }
  }

  #source(id: string | null | undefined): Code | undefined {
    const name = isNone(id) ? undefined : this.#names.of(id);
    return name === undefined ? undefined : raw(name);
  }

  /** Texts where that is all; the status in a screener is said by the question, unless two options share a name. */
  #options(options: readonly ChoiceOption[], type: Block['type']): Code {
    return list(
      options.map((option, at) => {
        const { externalId, text, status, exclusiveOption } = option;
        const own = type !== 'screening' || isAmbiguous(options, option) ? (status ?? undefined) : undefined;
        const isRepeat = options.slice(0, at).some((one) => one.text === text && one.externalId === externalId);
        const repeats = isRepeat ? true : undefined;
        const settings = object({ id: literal(externalId), status: literal(own), repeats: literal(repeats) });
        const hasSettings = externalId !== undefined || own !== undefined || isRepeat;
        if (exclusiveOption === true) return this.#call('none', [literal(text), ...(hasSettings ? [settings] : [])]);
        if (exclusiveOption === false) {
          return object({
            text: literal(text),
            id: literal(externalId),
            status: literal(own),
            repeats: literal(repeats),
            exclusive: raw('false'),
          });
        }
        return hasSettings ? this.#call('option', [literal(text), settings]) : quote(text);
      }),
    );
  }

  #decisions(made: Code, options: readonly ChoiceOption[]): Code {
    const clear = options.filter((option) => !isAmbiguous(options, option));
    const names = (status: string) =>
      clear.filter((option) => option.status === status).map(({ externalId, text }) => quote(externalId ?? text));
    let code = made;
    for (const [method, status] of [
      ['accepting', 'approve'],
      ['rejecting', 'reject'],
    ] as const) {
      const named = names(status);
      if (named.length > 0) code = call(code, method, named);
    }
    return code;
  }

  #when(conditional: Conditional | null | undefined): Code | undefined {
    if (isNone(conditional)) return undefined;
    const { operator, criteria } = conditional;
    const written = criteria.map((criterion) => this.#criterion(criterion));
    const [only] = written;
    if (written.length === 1 && operator === 'and' && only) return only;
    return this.#call(operator === 'and' ? 'all' : 'any', written);
  }

  #criterion(criterion: Criterion): Code {
    if (criterion.type === 'searchParam') {
      return call(this.#call('param', [literal(criterion.parameter)]), 'is', [literal(criterion.value)]);
    }
    const { questionId, matchingCriteria, choices, matrixRow } = criterion;
    const source = this.#items.get(questionId);
    const question = raw(this.#names.of(questionId) ?? 'undefined');
    const named = this.#optionNames(questionId);
    const rows = source?.type === 'matrix' ? source.rows.map(({ text }) => text) : [];
    const place =
      source?.type === 'matrix' && !isNone(matrixRow)
        ? call(question, 'row', [this.#name(matrixRow, new Set(rows))])
        : question;
    const method = matchingCriteria === 'mustSelect' ? 'includes' : 'excludes';
    return call(
      place,
      method,
      choices.map((choice) => this.#name(choice, named)),
    );
  }

  #name(name: string, known: ReadonlySet<string>): Code {
    return known.has(name) ? quote(name) : this.#call('unlisted', [literal(name)]);
  }

  /** Returns the texts and ids of the options that a question shows, with those that it carries. */
  #optionNames(id: string | null | undefined, seen = new Set<string>()): ReadonlySet<string> {
    const item = isNone(id) || seen.has(id) ? undefined : this.#items.get(id);
    if (item === undefined || !('options' in item || 'carryForwardFrom' in item)) return new Set();
    seen.add(id ?? '');
    const isCarried = 'carryForwardFrom' in item && !isNone(item.carryForwardFrom);
    if (!isCarried && 'options' in item && item.options !== undefined) {
      return new Set(
        item.options.flatMap(({ text, externalId }) => [text, ...(externalId === undefined ? [] : [externalId])]),
      );
    }
    return 'carryForwardFrom' in item ? this.#optionNames(item.carryForwardFrom, seen) : new Set();
  }

  #call(name: string, values: readonly (Code | undefined)[]): Code {
    this.used.add(name);
    return call(
      null,
      name,
      values.filter((value) => value !== undefined),
    );
  }
}

/** True for what the contract takes for missing. */
const isNone = (value: unknown): value is null | undefined => value === null || value === undefined;

/** Returns the ids of the questions that conditions and carried options name. */
function referredIds(guide: CreateStudyRequest): ReadonlySet<string> {
  const ids = new Set<string>();
  const inCondition = (conditional: Conditional | null | undefined) => {
    for (const criterion of conditional?.criteria ?? []) if ('questionId' in criterion) ids.add(criterion.questionId);
  };
  for (const { items, conceptSamplingConfig } of guide.studyGuide) {
    for (const concept of conceptSamplingConfig?.concepts ?? []) inCondition(concept.conditional);
    for (const item of items) {
      inCondition(item.conditional);
      if ('carryForwardFrom' in item && !isNone(item.carryForwardFrom)) ids.add(item.carryForwardFrom);
    }
  }
  return ids;
}

/** Returns true if the name by which code would call an option could mean another one. */
function isAmbiguous(options: readonly ChoiceOption[], option: ChoiceOption): boolean {
  const name = option.externalId ?? option.text;
  // Counted, since one object may be in the list twice. The option itself is always found.
  return options.filter((each) => each.externalId === name || each.text === name).length > 1;
}
