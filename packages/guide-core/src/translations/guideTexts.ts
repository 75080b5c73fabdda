import { isJsonObject, type Json, type JsonObject, type Path } from '../json.ts';
import { listIn } from '../notes/notes.ts';

/** The kinds of texts that participants read. */
export const textKinds = [
  'title',
  'welcomeTitle',
  'welcomeMessage',
  'closingMessage',
  'conceptTitle',
  'conceptDescription',
  'question',
  'button',
  'metric',
  'option',
  'row',
  'media',
] as const;
/**
 * What a text is in the guide: `title` is the title that participants see, `button` that of a statement, `metric` what
 * a MaxDiff compares, and `media` the name of a picture or video.
 */
export type TextKind = (typeof textKinds)[number];

/**
 * What a text is known by, in the guide and in its translations: its kind and the externalId of its part. A text without
 * an externalId is known by its words.
 */
export interface TextName {
  /** What it is in the guide. */
  readonly kind: TextKind;
  /** That of its part; absent if the part has none, as rows and media never do. */
  readonly externalId?: string | undefined;
  /** For options, rows and media: the externalId of their question or concept, or else its text. Absent for others. */
  readonly of?: string | undefined;
  /** The text in the language of the questions. */
  readonly source: string;
}

/** A text of a guide that participants read, and its place. */
export interface GuideText extends TextName {
  /** From the root of the guide to the text, such as `['studyGuide', 0, 'items', 2, 'text']`. */
  readonly path: Path;
}

/**
 * Returns what identifies a text: equal for texts that have one translation together, such as an option that is there
 * twice.
 */
export function textKey({ kind, externalId, of, source }: TextName): string {
  return JSON.stringify([kind, of ?? null, externalId ?? null, externalId === undefined ? source : null]);
}

/**
 * Returns every text of a guide that participants read, in its order. Blank texts are left out, and what is not of the
 * contract.
 */
export function guideTexts(guide: JsonObject): readonly GuideText[] {
  const texts: GuideText[] = [];
  const add = (object: JsonObject, path: Path, name: Omit<TextName, 'source'>): void => {
    const source = textIn(object, String(path.at(-1)));
    if (source.trim() !== '') texts.push({ ...name, source, path });
  };
  const addMedia = (object: JsonObject, path: Path, of: string): void => {
    for (const [medium, at] of objectsIn(object, 'media', path)) add(medium, [...at, 'name'], { kind: 'media', of });
  };
  add(guide, ['externalTitle'], { kind: 'title' });
  const welcome = objectIn(guide, 'welcomeMessage');
  add(welcome, ['welcomeMessage', 'title'], { kind: 'welcomeTitle' });
  add(welcome, ['welcomeMessage', 'message'], { kind: 'welcomeMessage' });
  for (const [block, place] of objectsIn(guide, 'studyGuide', [])) {
    const sampling = objectIn(block, 'conceptSamplingConfig');
    for (const [concept, at] of objectsIn(sampling, 'concepts', [...place, 'conceptSamplingConfig'])) {
      const content = objectIn(concept, 'content');
      const id = idOf(concept);
      add(content, [...at, 'content', 'title'], { kind: 'conceptTitle', ...id });
      add(content, [...at, 'content', 'description'], { kind: 'conceptDescription', ...id });
      addMedia(content, [...at, 'content'], id.externalId ?? textIn(content, 'title'));
    }
    for (const [item, at] of objectsIn(block, 'items', place)) {
      const id = idOf(item);
      const of = id.externalId ?? textIn(item, 'text');
      add(item, [...at, 'text'], { kind: 'question', ...id });
      add(item, [...at, 'continueButtonText'], { kind: 'button', ...id });
      add(item, [...at, 'metric'], { kind: 'metric', ...id });
      for (const [option, on] of objectsIn(item, 'options', at)) {
        add(option, [...on, 'text'], { kind: 'option', ...idOf(option), of });
      }
      for (const [row, on] of objectsIn(item, 'rows', at)) add(row, [...on, 'text'], { kind: 'row', of });
      addMedia(item, at, of);
    }
  }
  add(guide, ['closingMessage'], { kind: 'closingMessage' });
  return texts;
}

/** As {@link guideTexts}, with texts that have one translation only once, at their first place. */
export function distinctTexts(guide: JsonObject): readonly GuideText[] {
  const texts = guideTexts(guide);
  return [...new Map(texts.toReversed().map((text) => [textKey(text), text])).values()].toReversed();
}

function textIn(object: JsonObject, name: string): string {
  const value = Object.hasOwn(object, name) ? object[name] : undefined;
  return typeof value === 'string' ? value : '';
}

function idOf(object: JsonObject): { readonly externalId?: string } {
  const externalId = textIn(object, 'externalId');
  return externalId === '' ? {} : { externalId };
}

const nothing: JsonObject = {};

function objectIn(object: JsonObject, name: string): JsonObject {
  const value: Json | undefined = Object.hasOwn(object, name) ? object[name] : undefined;
  return isJsonObject(value) ? value : nothing;
}

function objectsIn(object: JsonObject, name: string, path: Path): readonly (readonly [JsonObject, Path])[] {
  return listIn(object, name).flatMap((entry, at) =>
    isJsonObject(entry) ? [[entry, [...path, name, at]] as const] : [],
  );
}
