import { entryOf, isJsonObject } from '@guide-studio/guide-core/internal';

/** A part of the JSON of a survey. */
export type Part = Readonly<Record<string, unknown>>;

/** A survey of Qualtrics, by the elements of its file. */
export interface Survey {
  readonly title: string;
  readonly language: string;
  /** Its blocks, among them the one with what is in the trash (BL). */
  readonly blocks: readonly Part[];
  /** The steps of its flow (FL). */
  readonly flow: readonly Part[];
  /** Its questions by their ids, in the order of the file (SQ). */
  readonly questions: ReadonlyMap<string, Part>;
  /** Its options (SO). */
  readonly options: Part;
  /** Its other elements, such as quotas and notes. */
  readonly others: readonly Part[];
}

/** Returns the survey in the JSON of a file; null if it has none. */
export function surveyIn(json: unknown): Survey | null {
  const elements = partsIn(partIn(json)['SurveyElements']);
  const ofKind = (kind: string): readonly Part[] => elements.filter(({ Element }) => Element === kind);
  const questions = new Map<string, Part>();
  for (const { PrimaryAttribute, Payload } of ofKind('SQ')) {
    const payload = partIn(Payload);
    const id = textIn(PrimaryAttribute) || textIn(payload['QuestionID']);
    if (id !== '' && !questions.has(id)) questions.set(id, payload);
  }
  if (questions.size === 0) return null;
  const { SurveyName, SurveyLanguage } = partIn(partIn(json)['SurveyEntry']);
  return {
    title: textIn(SurveyName),
    language: textIn(SurveyLanguage),
    blocks: ofKind('BL').flatMap(({ Payload }) => partsIn(Payload)),
    flow: ofKind('FL').flatMap(({ Payload }) => partsIn(partIn(Payload)['Flow'])),
    questions,
    options: partIn(ofKind('SO')[0]?.['Payload']),
    others: elements.filter(({ Element }) => !known.has(textIn(Element))),
  };
}

/** Elements that are read, or have nothing that participants see. */
const known: ReadonlySet<string> = new Set(['BL', 'FL', 'SQ', 'SO', 'RS', 'PROJ', 'STAT', 'QC', 'PL', 'QG', 'QGO']);

/** Returns an object; an empty one for anything else. */
export const partIn = (value: unknown): Part => (isJsonObject(value) ? value : {});

/** Returns the objects in a list. Files have lists also as objects whose names are numbers. */
export const partsIn = (value: unknown): readonly Part[] =>
  (Array.isArray(value) ? (value as readonly unknown[]) : Object.values(partIn(value))).filter(isJsonObject);

/** Returns the values of an object or a list with their names in order. */
export const namedIn = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** Returns the objects in an object or a list with their names in order. A text is the display of one. */
export const entriesIn = (value: unknown): readonly (readonly [string, Part])[] =>
  namedIn(value).flatMap(([name, one]) => {
    if (typeof one === 'string') return [[name, { Display: one }] as const];
    return isJsonObject(one) ? [[name, one] as const] : [];
  });

/** Returns a value of an object by a name from the file; undefined if it is not its own. */
export const valueOf = (value: unknown, name: string): unknown => entryOf(partIn(value), name);

/** Returns a text, also of a number; empty for anything else. */
export function textIn(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' ? String(value) : '';
}

/** Returns a number, also of a text; null for anything else. */
export function numberIn(value: unknown): number | null {
  const text = textIn(value);
  const number = text === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : null;
}

/** Returns true for what files write for yes. */
export const isOn = (value: unknown): boolean => value === true || /^(?:true|on|yes|1)$/iu.test(textIn(value));
