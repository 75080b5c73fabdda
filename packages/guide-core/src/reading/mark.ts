import * as z from 'zod';
import { type Json, type JsonObject, sameJson } from '../json.ts';

/** The place of a text in the answers of a study: what a participant wrote or said in one turn. */
const placeFields = {
  /** The id of the response. */
  response: z.string().min(1).max(200),
  /** The id of the answer, which a question and its follow-ups share. */
  answer: z.string().min(1).max(200),
  /** 0: the answer to the question. 1, 2, …: the answers to its follow-ups. */
  turn: z.int().min(0),
};
export const TextPlace = z.object(placeFields);
export type TextPlace = z.infer<typeof TextPlace>;

const markFields = z.object({
  id: z.uuid(),
  ...placeFields,
  /** The first character, counted in code points from 0 over the text with line feeds only. */
  start: z.int().min(0),
  /** One more than the last character. */
  end: z.int().min(1),
  /** SHA-256 of the whole text (`plainText`) as UTF-8, in hexadecimal digits: a mark fits only the text that it was made in. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/u),
  /** The id of a code. A mark without one is a star or a note. */
  code: z.string().min(1).max(200).optional(),
  /** True for words to be quoted. */
  star: z.boolean().optional(),
  note: z.string().max(20_000).optional(),
  /** ISO 8601, UTC. */
  at: z.iso.datetime(),
});
/**
 * A mark of one coder on words of a participant: a star, a code, or a note. It does not keep the words themselves, so a
 * participant whose response is deleted leaves no words in it.
 */
export type Mark = z.infer<typeof markFields>;
/** Unknown properties of a mark are kept. */
export const Mark = markFields.loose().refine(({ start, end }) => start < end, 'must end after it starts');

/** The properties of a mark in the order in which they are written. */
const order = ['response', 'answer', 'turn', 'start', 'end', 'sha256', 'code', 'star', 'note', 'at', 'id'];

/** Returns a mark as one line of JSON, its properties in a fixed order. */
export function lineOfMark(of: Mark): string {
  const mark = of as JsonObject;
  const known = order.flatMap((name): readonly (readonly [string, Json])[] => {
    const value = Object.hasOwn(mark, name) ? mark[name] : undefined;
    return value === undefined ? [] : [[name, value]];
  });
  const others = Object.entries(mark).filter(([name]) => !order.includes(name));
  return JSON.stringify(Object.fromEntries([...known, ...others]));
}

/** Returns the key of a text in the answers. */
export const keyOfPlace = ({ response, answer, turn }: TextPlace): string => JSON.stringify([response, answer, turn]);

/** Sorts marks by the text, then by their place in it. */
export function byPlace(one: Mark, other: Mark): number {
  return (
    compare(one.response, other.response) ||
    compare(one.answer, other.answer) ||
    one.turn - other.turn ||
    one.start - other.start ||
    one.end - other.end ||
    compare(one.code ?? '', other.code ?? '') ||
    compare(one.id, other.id)
  );
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** Returns true if two marks of one coder mark the same words in the same way, whatever their ids. */
export function isSameMark(one: Mark, other: Mark): boolean {
  return (['response', 'answer', 'turn', 'start', 'end', 'sha256', 'code', 'star'] as const).every((name) =>
    sameJson(one[name], other[name]),
  );
}
