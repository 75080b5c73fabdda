import { safeLink } from './safeLink.ts';

/** A link for participants that fulfills one condition. */
export interface ParameterLink {
  readonly parameter: string;
  readonly value: string;
  readonly link: string;
}

/** Returns a link for each parameter value used in conditions, or none if the link itself may not be opened. */
export function parameterLinks(
  link: string,
  parameters: ReadonlyMap<string, readonly string[]>,
): readonly ParameterLink[] {
  const base = safeLink(link);
  if (base === null) return [];
  return [...parameters].flatMap(([parameter, values]) =>
    values.map((value) => {
      const url = new URL(base);
      url.searchParams.set(parameter, value);
      return { parameter, value, link: url.href };
    }),
  );
}
