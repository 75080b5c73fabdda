import { safeLink } from './safeLink.ts';

/** The link for participants of whom one condition is to hold. */
export interface ParameterLink {
  readonly parameter: string;
  readonly value: string;
  readonly link: string;
}

/** One link for each value that a guide asks a parameter for; none where the link itself may not be opened. */
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
