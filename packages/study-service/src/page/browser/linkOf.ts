import type { UrlParams } from '../sender/record.ts';

/** Which interview the address of the page names. */
export interface InterviewLink {
  readonly linkId: string;
  readonly urlParams: UrlParams;
}

/** Reads `/s/{linkId}?name=value`: repeated names keep every value, in their order. */
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

/** Whether two links carry the same parameters, in whatever order. */
export function sameParams(one: UrlParams, other: UrlParams): boolean {
  const text = (params: UrlParams) =>
    JSON.stringify(Object.entries(params).sort(([a], [b]) => (a < b ? -1 : Number(a > b))));
  return text(one) === text(other);
}
