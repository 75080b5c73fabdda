import type { Fetch } from '../../http/fetch.ts';
import type { LinkTarget } from '../../store/store.ts';
import type { PageFile, PageFiles } from './pageFiles.ts';
import { pageHeaders } from './pagePolicy.ts';

type FindLink = (linkId: string) => Promise<LinkTarget | null>;

const linkPath = /^\/s\/([^/]+)\/?$/u;
const assetPath = /^\/page\/([\w.-]+)$/u;

/**
 * Serves the participant page: `/s/{linkId}` and the files below `/page/`. A former link leads to the present one with
 * its parameters; an unknown one is 404 with the page, which says so in words. Everything else goes on to `next`.
 */
export function withPage(next: Fetch, files: PageFiles, findLink: FindLink): Fetch {
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return await next(request);
    const { pathname, search } = new URL(request.url);
    const link = linkPath.exec(pathname)?.[1];
    if (link !== undefined) return await pageFor(decoded(link), search, files, findLink);
    const name = assetPath.exec(pathname)?.[1];
    const asset = name === undefined ? undefined : files.assets.get(name);
    return asset === undefined ? await next(request) : answer(asset, 200, 'public, max-age=31536000, immutable');
  };
}

async function pageFor(linkId: string, search: string, files: PageFiles, findLink: FindLink): Promise<Response> {
  const target = await findLink(linkId);
  if (target !== null && target.linkId !== linkId) {
    const location = `/s/${encodeURIComponent(target.linkId)}${search}`;
    return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } });
  }
  return answer(files.document, target?.status === 'live' ? 200 : 404, 'no-cache');
}

function answer({ type, bytes }: PageFile, status: number, cacheControl: string): Response {
  return new Response(bytes, {
    status,
    headers: { ...pageHeaders, 'content-type': type, 'cache-control': cacheControl },
  });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
