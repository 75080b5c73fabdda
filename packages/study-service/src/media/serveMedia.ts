import { operatingOperations } from '@guide-studio/api-contract';
import type { Hono } from 'hono';
import { type Refusal, refusal } from '../answer.ts';
import { requestIdOf } from '../http/requestIds.ts';
import { respond } from '../respond.ts';
import type { Service } from '../service.ts';
import { indexOf } from './indexOf.ts';
import { playlistName, playlistType } from './mediaTypes.ts';
import { missingPieces } from './missingPieces.ts';
import { playlistOf } from './playlist.ts';
import { type FileWords, safeHeaders, sendFile } from './sendFile.ts';
import { madeFileOf, sentFile } from './servedFile.ts';
import { type MediaFile, readSignature, signedBeside } from './signedAddresses.ts';

const { path } = operatingOperations.mediaFile;

/** Adds the signed addresses of recordings to the service (docs/decisions/media.md). */
export function addMediaRoute(app: Hono, service: Service): void {
  app.get(path.replace(/\{(\w+)\}/g, ':$1'), async ({ req }) => {
    const started = service.now();
    const response = await answerTo(service, req.raw, req.param());
    const milliseconds = service.now() - started;
    service.log.request({
      method: 'GET',
      route: path,
      status: response.status,
      requestId: requestIdOf(req.raw),
      milliseconds,
    });
    return response;
  });
}

async function answerTo(service: Service, request: Request, named: Partial<MediaFile>): Promise<Response> {
  const { media, store } = service;
  const url = new URL(request.url);
  const until = await readSignature(service, url);
  if (until === null) return respond(notValid());
  const { organizationId = '', object = '', file = '' } = named;
  const recording = media === undefined ? null : await store.recordings.findAnswered(organizationId, object);
  if (media === undefined || recording === null || missingPieces(recording)?.length !== 0) {
    return respond(refusal('not_found'));
  }
  const maxAge = Math.max(until - Math.ceil(service.now() / 1000), 0);
  const headers = { ...safeHeaders, 'cache-control': `private, max-age=${maxAge}` };
  const made = (await store.recordings.listMade([object])).get(object);
  const files = [...(made === undefined ? [] : [madeFileOf(recording, made)]), sentFile(recording)];
  const wanted = files.find(({ name }) => name === file);
  if (wanted !== undefined)
    return await sendFile({ service, store: media.store, route: path, words }, wanted, request, headers);
  const index = file === playlistName ? await indexOf(media.store, service, recording, made) : null;
  if (index === null) return respond(refusal('not_found'));
  const name = files[0]?.name ?? '';
  const address = await signedBeside(service, { organizationId, object, file: name }, until);
  return new Response(playlistOf(index, address), { headers: { ...headers, 'content-type': playlistType } });
}

function notValid(): Refusal {
  return refusal('forbidden', {
    error: 'This address has ended, or was changed. Read the response again to get a new one.',
  });
}

const words: FileWords = {
  outside: 'The recording has no bytes there.',
  missing: 'This recording is missing in the place where recordings are kept.',
  unreadable: 'The place where recordings are kept cannot be read now.',
};
