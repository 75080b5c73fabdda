import type { CreateStudyRequest } from '@guide-studio/guide-core';
import type { Fetch } from '../../http/fetch.ts';
import { createCache, type Cache } from '../../participant/cache.ts';
import { recordedDevices } from '@guide-studio/interview-engine/internal';
import type { LinkTarget } from '../../store/store.ts';
import type { PageFile, PageFiles } from './pageFiles.ts';
import { pageHeaders, type PagePolicy, pagePolicy, withPolicy } from './pagePolicy.ts';

interface Studies {
  findLink(linkId: string): Promise<LinkTarget | null>;
  /** Returns the guide of a study; null if there is no such study. */
  readGuide(studyId: string): Promise<{ readonly guide: CreateStudyRequest } | null>;
}

/** Number of studies whose policy stays in memory. */
const policiesKept = 1000;

const linkPath = /^\/s\/([^/]+)\/?$/u;
const assetPath = /^\/page\/([\w.-]+)$/u;

/**
 * Serves the participant page: `/s/{linkId}` with the policy of its study, and the files below `/page/`. A former link
 * redirects to the current one with its parameters, and so does one with the full stop or bracket of the text around it. An unknown link is 404 with the page, which explains it. Other
 * requests go to `next`. `records`: the service keeps recordings, so the page may make them.
 */
export function withPage(next: Fetch, files: PageFiles, studies: Studies, records: boolean): Fetch {
  // Guides never change, so neither do their policies.
  const policies = createCache(policiesKept, async (studyId) => {
    const study = await studies.readGuide(studyId);
    return study === null ? null : pagePolicy(study.guide, records ? recordedDevices(study.guide) : undefined);
  });
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return await next(request);
    const { pathname, search } = new URL(request.url);
    const link = linkPath.exec(pathname)?.[1];
    // Files of the guide are below the address of the page, which has one spelling.
    if (link !== undefined && pathname.endsWith('/')) return moved(pathname.slice(0, -1) + search);
    if (link !== undefined) return await pageFor(decoded(link), search, files, studies, policies);
    const name = assetPath.exec(pathname)?.[1];
    const asset = name === undefined ? undefined : files.assets.get(name);
    return asset === undefined ? await next(request) : answer(asset, 200, 'public, max-age=31536000, immutable');
  };
}

async function pageFor(
  linkId: string,
  search: string,
  files: PageFiles,
  studies: Studies,
  policies: Cache<PagePolicy>,
): Promise<Response> {
  const target = (await studies.findLink(linkId)) ?? (await studies.findLink(withoutEnd(linkId)));
  if (target !== null && target.linkId !== linkId) {
    return moved(`/s/${encodeURIComponent(target.linkId)}${search}`);
  }
  if (target?.status !== 'live') return answer(files.document, 404, 'no-cache');
  const policy = (await policies.read(target.studyId)) ?? noStudy;
  return answer(documentUnder(policy, files.document), 200, 'no-cache', policy);
}

function moved(location: string): Response {
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } });
}

/** Signs that programs take for a part of an address when it ends a sentence or is in brackets. */
const end = /[.,;:!?)\]}>'"»”’…。，）]+$/u;

const withoutEnd = (linkId: string): string => linkId.replace(end, '');

const noStudy = pagePolicy(null);

function documentUnder(policy: PagePolicy, document: PageFile): PageFile {
  if (policy.inDocument === null) return document;
  const text = withPolicy(new TextDecoder().decode(document.bytes), policy);
  return { ...document, bytes: new TextEncoder().encode(text) };
}

function answer({ type, bytes }: PageFile, status: number, cacheControl: string, policy = noStudy): Response {
  return new Response(bytes, {
    status,
    headers: { ...pageHeaders(policy), 'content-type': type, 'cache-control': cacheControl },
  });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
