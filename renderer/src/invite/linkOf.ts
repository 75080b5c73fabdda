import type { Connection, Publication } from '@guide-studio/host/common';
import { urlOf } from '@guide-studio/guide-core/internal';

/** Parameters of a link in order. */
export type Parameters = readonly (readonly [name: string, value: string])[];

/**
 * Returns the link of a live study without parameters, under the address that people use: that of a network the service of
 * this computer is open to (`networkUrl`), otherwise the present one of the service. Null for what no browser should open.
 */
export function studyLink(
  { selfRecruitLink }: Publication,
  connection: Connection | null,
  networkUrl: string | null,
): string | null {
  const url = urlOf(selfRecruitLink ?? '');
  if (url === null || !/^https?:$/u.test(url.protocol) || url.username + url.password !== '') return null;
  const origin = connection?.builtIn === true ? (networkUrl ?? connection.baseUrl) : url.origin;
  return `${origin.replace(/\/+$/u, '')}${url.pathname}${url.search}`;
}

/** Adds parameters to a link. */
export function withParameters(link: string, parameters: Parameters): string {
  const url = new URL(link);
  for (const [name, value] of parameters) url.searchParams.append(name, value);
  return url.href;
}
