import { defaultPerPage, maxPerPage } from '@guide-studio/api-contract/internal';
import type { ResponsesQuery } from '../store/store.ts';

/** The names of the four parameters in one endpoint family. */
export interface QueryNames {
  readonly page: string;
  readonly perPage: string;
  readonly updatedSince: string;
  readonly includeInProgress: string;
}

/** Returns the parsed query, or a sentence that describes its error. Unknown parameters are ignored. */
export function readResponsesQuery(query: URLSearchParams, names: QueryNames): ResponsesQuery | string {
  const page = wholeNumber(query, names.page, 0, 0);
  if (page === null) return `${names.page} must be a whole number from 0.`;
  const perPage = wholeNumber(query, names.perPage, 1, defaultPerPage);
  if (perPage === null) return `${names.perPage} must be a whole number from 1.`;
  const updatedSince = moment(query, names.updatedSince);
  if (updatedSince === undefined)
    return `${names.updatedSince} must be an ISO 8601 time, such as 2026-01-31T12:00:00Z.`;
  const includeInProgress = flag(query, names.includeInProgress, true);
  if (includeInProgress === null) return `${names.includeInProgress} must be true or false.`;
  const limit = Math.min(perPage, maxPerPage);
  return { offset: Math.min(page * limit, farthest), limit, updatedSince, includeInProgress };
}

/** More responses than any study has; every database supports this offset. */
const farthest = 2 ** 31 - 1;

/** Returns null if the parameter is not such a number, or is repeated. */
function wholeNumber(query: URLSearchParams, name: string, least: number, otherwise: number): number | null {
  const given = query.getAll(name);
  if (given.length === 0) return otherwise;
  const [text = ''] = given;
  return given.length === 1 && /^\d+$/.test(text) && Number(text) >= least ? Number(text) : null;
}

function flag(query: URLSearchParams, name: string, otherwise: boolean): boolean | null {
  const given = query.getAll(name);
  if (given.length === 0) return otherwise;
  if (given.length > 1 || (given[0] !== 'true' && given[0] !== 'false')) return null;
  return given[0] === 'true';
}

/** The basic form of ISO 8601, without hyphens and colons: `20261122T101500Z`. */
const basic = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(?:(\d{2})(\d{2}(?:[.,]\d+)?)?)?(Z|[+-]\d{2}(?:\d{2})?)?)?$/;
const iso = /^(\d{4})-(\d{2})-(\d{2})(?:T\d{2}(?::\d{2}(?::\d{2}(?:[.,]\d+)?)?)?(?:Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;

/**
 * Returns null if the parameter is absent, undefined if it is not a time. A time without offset is UTC, like all times
 * of the API.
 */
function moment(query: URLSearchParams, name: string): number | null | undefined {
  const given = query.getAll(name);
  if (given.length === 0) return null;
  // An unencoded plus sign arrives as a space.
  const text = extended((given[0] ?? '').replace(/ (?=\d{2}(?::?\d{2})?$)/, '+').toUpperCase());
  const parts = iso.exec(text);
  if (given.length > 1 || parts === null || !isDate(parts)) return undefined;
  return timeOf(normalised(text));
}

/** A leap second, which date parsers refuse: it is the moment before the next minute begins. */
const leapSecond = /(T\d{2}:\d{2}:)60(?:\.\d+)?/;

function timeOf(text: string): number | undefined {
  const time = Date.parse(text.replace(leapSecond, '$159.999'));
  return Number.isNaN(time) ? undefined : time;
}

/** Converts the basic form to the extended form; other texts stay unchanged. */
function extended(text: string): string {
  return text.replace(basic, (_, year: string, month: string, day: string, ...rest: (string | undefined)[]) => {
    const [hours, minutes, seconds, offset = ''] = rest;
    const clock = [hours, minutes, seconds].filter((part) => part !== undefined).join(':');
    return `${year}-${month}-${day}${clock === '' ? '' : `T${clock}${offset}`}`;
  });
}

/** The date parser accepts the 31st of every month. */
function isDate([, year, month, day]: RegExpExecArray): boolean {
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day);
}

/**
 * Returns the form that every date parser accepts: with minutes, a point before fractions, and an offset with a colon.
 */
function normalised(text: string): string {
  if (!text.includes('T')) return text;
  const [date = '', clock = ''] = text.replace(',', '.').split('T');
  const offset = /[+-].*$/.exec(clock)?.[0].replace(':', '');
  const time = clock.replace(/(?:Z|[+-].*)$/, '').replace(/^\d{2}$/, '$&:00');
  return offset === undefined ? `${date}T${time}Z` : `${date}T${time}${offset.slice(0, 3)}:${offset.slice(3) || '00'}`;
}
