import { mediaOperations } from '@guide-studio/api-contract';
import { readMediaName } from '@guide-studio/guide-core/media';
import type { Hono } from 'hono';
import { type Answer, refusal } from '../answer.ts';
import { authenticate } from '../authentication.ts';
import { requestIdOf } from '../http/requestIds.ts';
import { MediaError } from '../media/mediaStore.ts';
import { pieceName } from '../media/recordingBytes.ts';
import { type FileWords, sendFile } from '../media/sendFile.ts';
import { createCache } from '../participant/cache.ts';
import { respond } from '../respond.ts';
import type { Service } from '../service.ts';
import { receiveStudyMedia } from './receiveStudyMedia.ts';
import { studyMediaNames } from './studyMediaNames.ts';

const put = mediaOperations.putStudyMedia;
const get = mediaOperations.studyMediaFile;

/** Adds the pictures and videos of guides to the service (docs/decisions/media.md). */
export function addStudyMediaRoutes(app: Hono, service: Service): void {
  // Guides never change, so neither do the files that they name.
  const namesOf = createCache(studiesKept, async (studyId) => {
    const study = await service.store.interviews.readGuide(studyId);
    return study === null ? null : new Set(studyMediaNames(study.guide));
  });
  app.put(routeOf(put.path), async ({ req }) => {
    const started = service.now();
    const answer = await received(service, req.raw, req.param('name') ?? '');
    const response = respond('list' in answer ? refusal('internal_error') : answer);
    logged(service, put, req.raw, response.status, started);
    return response;
  });
  app.get(routeOf(get.path), async ({ req }) => {
    const started = service.now();
    const [linkId, name] = [req.param('linkId') ?? '', req.param('name') ?? ''];
    const response = await shown(service, namesOf, req.raw, linkId, name);
    logged(service, get, req.raw, response.status, started);
    return response;
  });
}

/** Number of studies whose names of files stay in memory. */
const studiesKept = 1000;

const routeOf = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

function logged(
  service: Service,
  { method, path }: { readonly method: string; readonly path: string },
  request: Request,
  status: number,
  started: number,
): void {
  const milliseconds = service.now() - started;
  service.log.request({ method, route: path, status, requestId: requestIdOf(request), milliseconds });
}

async function received(service: Service, request: Request, name: string): Promise<Answer> {
  try {
    const authenticated = await authenticate(service, 'checkMedia', request);
    if (!authenticated.ok) return authenticated.answer;
    const { media } = service;
    if (media === undefined) {
      return refusal('not_found', { error: 'This service keeps no pictures and videos of guides.' });
    }
    const file = readMediaName(name);
    if (file === null) {
      return refusal('invalid_request_body', { error: 'This is not the name of a picture or video of a guide.' });
    }
    const { organizationId } = authenticated.caller;
    return await receiveStudyMedia({ service, media, organizationId, file, request });
  } catch (error) {
    if (error instanceof MediaError) {
      const isFull = error.code === 'full';
      const sentence = isFull ? 'The disk of the service is full.' : words.unreadable;
      return refusal('internal_error', { status: isFull ? 507 : 503, error: sentence });
    }
    service.log.failure(put.path, error);
    service.store.noteAway(error);
    return refusal('internal_error');
  }
}

const words: FileWords = {
  outside: 'The file has no bytes there.',
  missing: 'This file is missing in the place where pictures and videos are kept.',
  unreadable: 'The place where pictures and videos are kept cannot be used now.',
};

const noSuchFile = { error: 'No study at this link shows such a picture or video.' };

/** Names are hashes of contents, so what was loaded once is right for ever. */
const cacheControl = 'private, max-age=31536000, immutable';

async function shown(
  service: Service,
  namesOf: { read(studyId: string): Promise<ReadonlySet<string> | null> },
  request: Request,
  linkId: string,
  name: string,
): Promise<Response> {
  const { media, store } = service;
  const file = readMediaName(name);
  const link = media === undefined || file === null ? null : await store.interviews.findLink(linkId);
  if (media === undefined || file === null || link === null) return respond(refusal('not_found', noSuchFile));
  const isNamed = (await namesOf.read(link.studyId))?.has(name) === true;
  const row = isNamed ? await store.mediaFiles.find(link.organizationId, name) : null;
  if (row === null) return respond(refusal('not_found', noSuchFile));
  const pieces = row.pieces.map((piece) => ({ name: pieceName(row, piece), bytes: piece.bytes }));
  const served = { name, type: file.type, tag: name, pieces };
  const headers = { 'cache-control': cacheControl, 'cross-origin-resource-policy': 'same-origin' };
  return await sendFile({ service, store: media.store, route: get.path, words }, served, request, headers);
}
