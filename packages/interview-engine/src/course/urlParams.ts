/** The parameters of the participant's link, decoded. A repeated parameter has several values, in order. */
export type UrlParams = Readonly<Record<string, readonly string[]>>;

/** Returns the parameters with each value as a list. Any name is accepted, including `__proto__`. */
export function urlParamsFrom(params: Readonly<Record<string, string | readonly string[]>>): UrlParams {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'string' ? [value] : [...value]]),
  );
}
