/** The parameters of the participant's link, decoded; a repeated one has several values, in their order. */
export type UrlParams = Readonly<Record<string, readonly string[]>>;

/** The same whether a parameter came as one text or as a list. Any name is a name, `__proto__` included. */
export function urlParamsFrom(params: Readonly<Record<string, string | readonly string[]>>): UrlParams {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'string' ? [value] : [...value]]),
  );
}
