import type { CarrierPage } from '@guide-studio/host/browser';

/** The parts of a browser page that the carrier uses: an address, a cookie jar, storage, and requests with cookies. */
export interface BrowserPage extends CarrierPage {
  readonly address: () => string;
  readonly cookies: Map<string, string>;
  readonly stored: Map<string, string>;
}

export function browserPage(
  url: string,
  cookies = new Map<string, string>(),
  stored = new Map<string, string>(),
): BrowserPage {
  const { hash, origin, pathname, search } = new URL(url);
  let address = url;
  return {
    location: { hash, origin, pathname, search },
    history: {
      replaceState: (_, __, path) => {
        address = origin + String(path);
      },
    },
    fetch: async (input, init) => {
      const response = await fetch(input, { ...init, headers: { ...headersOf(init), origin, cookie: jar(cookies) } });
      for (const line of response.headers.getSetCookie()) keep(cookies, line);
      return response;
    },
    localStorage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
    },
    address: () => address,
    cookies,
    stored,
  };
}

function headersOf(init: RequestInit | undefined): Record<string, string> {
  return Object.fromEntries(new Headers(init?.headers).entries());
}

function jar(cookies: ReadonlyMap<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = ''] = line.split(';', 1);
  cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
}
