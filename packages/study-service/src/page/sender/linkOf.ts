import type { UrlParams } from './participantApi.ts';

/** The interview named by the page's address. */
export interface InterviewLink {
  readonly linkId: string;
  readonly urlParams: UrlParams;
}

/** Reads `/s/{linkId}?name=value`. Repeated names keep all values in order. */
export function linkOf(address: { readonly pathname: string; readonly search: string }): InterviewLink {
  const linkId = decoded(/\/s\/([^/]+)\/?$/u.exec(address.pathname)?.[1] ?? '');
  const urlParams = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(address.search)) {
    urlParams.set(name, [...(urlParams.get(name) ?? []), value]);
  }
  return { linkId, urlParams: Object.fromEntries(urlParams) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns true if two links have the same parameters, in any order. */
export function sameParams(one: UrlParams, other: UrlParams): boolean {
  const text = (params: UrlParams) =>
    JSON.stringify(Object.entries(params).sort(([a], [b]) => (a < b ? -1 : Number(a > b))));
  return text(one) === text(other);
}
