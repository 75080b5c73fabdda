import * as z from 'zod';
import { isJsonObject, type Json, type JsonObject } from '../json.ts';
import { itemTypes } from '../schema/itemTraits.ts';

// The schemas that the arguments of several commands share.

/** The key of a node. */
export const key = z.string();
export const keys = z.array(key).readonly();
/** A position in a list. */
export const index = z.int().nonnegative();
/** A number of answers, or null for no limit. */
export const count = z.int().positive().nullable();
export const itemType = z.enum(itemTypes);
/** Any JSON value. */
export const json = z.custom<Json>(isJson);
/** A part of a guide as in the file. */
export const jsonObject = z.custom<JsonObject>((value) => isJsonObject(value) && isJson(value));

/** Returns true for values that JSON can represent: no undefined, no functions, only finite numbers. */
function isJson(value: unknown): value is Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isJson);
  return isJsonObject(value) && Object.values(value).every(isJson);
}
