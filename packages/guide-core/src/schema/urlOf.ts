/** The used part of a `URL`, so that this package compiles without the types of an environment. */
export interface ParsedUrl {
  readonly href: string;
  readonly origin: string;
  /** With its colon. */
  readonly protocol: string;
  readonly username: string;
  readonly password: string;
  readonly hostname: string;
  /** The host name with its port, if that is not the usual one. */
  readonly host: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

const { URL } = globalThis as unknown as { readonly URL: new (text: string) => ParsedUrl };

/**
 * Returns a text as a URL; null if it is none. It is used in the place of `URL.canParse`: once V8 has compiled a call of
 * that, Node 20 and 22 refuse every address that contains a letter such as ü.
 */
export function urlOf(text: string): ParsedUrl | null {
  const url = parsed(text);
  return url === null || isEscaped(url) ? null : url;
}

/**
 * Returns true for a web address with a host such as `exa%20mple.org`. Newer browsers accept it, also written with a space,
 * and Node refuses it: an address must be one everywhere.
 */
export function hasEscapedHost(text: string): boolean {
  const url = parsed(text);
  return url !== null && isEscaped(url);
}

const isEscaped = ({ protocol, hostname }: ParsedUrl): boolean =>
  /^(?:https?|wss?|ftp):$/.test(protocol) && hostname.includes('%');

function parsed(text: string): ParsedUrl | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
