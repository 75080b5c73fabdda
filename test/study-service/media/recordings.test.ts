import { randomBytes, randomUUID } from 'node:crypto';
import { recordingLimits } from '@guide-studio/api-contract/internal';
import type { Store } from '@guide-studio/study-service';
import { openStore } from '@guide-studio/study-service/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MediaStore } from '../../../packages/study-service/src/media/mediaStore.ts';
import { openMediaStore } from '../../../packages/study-service/src/node/media/openMediaStore.ts';
import { pieceName } from '../../../packages/study-service/src/media/recordingBytes.ts';
import { sweepMedia } from '../../../packages/study-service/src/media/sweepMedia.ts';
import { block, open } from '../../guideParts.ts';
import { numbersFrom, report, sized } from '../../size.ts';
import { type Harness, startHarness } from '../harness.ts';
import { type Access, accessOf, participantOf } from '../participant.ts';
import { storeKinds, type TestDatabase } from '../stores.ts';
import { fourSeconds, fragmentedMp4 } from './fragmentedMp4.ts';
import { type MediaPlace, usualPlaces } from './mediaPlaces.ts';
import { checksum, piecesOf, recorderOf, stepIdOf } from './recorder.ts';

// Law: what a participant sent is there once, complete and only in its own answer, whatever the network does; and what
// is deleted is gone.

const guide = {
  title: 'Recorded',
  studyGuide: [block('Block', open('One?'), open('Two?'), open('Three?'))],
};
const key = 'free-launcher';
const film = fragmentedMp4(fourSeconds);
const limits = { ...recordingLimits, answerBytes: 300_000, pieceBytes: 60_000, pieces: 40, takes: 3 };

interface Row {
  readonly user: string;
  readonly audio: string | null;
  readonly video: { readonly streamUrl: string; readonly mp4Url: string } | null;
  readonly screenVideo: { readonly streamUrl: string; readonly mp4Url: string } | null;
}

for (const database of storeKinds) {
  for (const [place, media] of usualPlaces.entries()) {
    describe.skipIf(database.missing !== null)(`recordings: ${database.name}, ${media.name}`, () => {
      let opened: TestDatabase;
      let kept: MediaPlace;
      let harness: Harness;
      let store: Store;
      let bytes: MediaStore;
      let participant: ReturnType<typeof participantOf>;
      let linkId: string;
      let studyId: string;

      beforeAll(async () => {
        opened = await database.create();
        kept = await media.create();
        harness = await startHarness({ data: opened.data }, { ...kept, recordingLimits: limits });
        store = await openStore({ data: opened.data });
        const other = await openMediaStore({ data: opened.data, ...kept });
        if (other === null) throw new Error('no store');
        bytes = other;
        participant = participantOf(harness.service.url);
        const draft = await harness.draft(key, guide);
        ({ linkId, id: studyId } = draft);
        await harness.call('launchStudy', { key, params: { studyId }, body: {} });
      });
      afterAll(async () => {
        await harness.end();
        await store.close();
        await bytes.close();
        await kept.remove();
        await opened.remove();
        if (place === usualPlaces.length - 1) await database.end();
      });

      async function begun() {
        const started = await participant.start({ linkId, urlParams: {} });
        const access = accessOf(started);
        return { access, stepId: stepIdOf(started), recorder: recorderOf(harness.service.url, access) };
      }
      async function rowsOf({ interviewId }: Access): Promise<readonly Row[]> {
        const { status, body } = await harness.call('getSingleResponse', {
          key,
          params: { linkId, responseId: interviewId },
        });
        expect(status).toBe(200);
        const legacy = await harness.call('legacyGetSingleResponse', {
          key,
          params: { link_id: linkId, response_id: interviewId },
        });
        const rows = body['transcript'] as readonly Row[];
        // The same recordings in both families, where each has them.
        const path = (address: string | undefined) => address && new URL(address).pathname;
        expect(
          (legacy.body['transcript'] as { audio: string | null; video: { mp4_url: string } | null }[]).map((row) => [
            path(row.audio ?? undefined),
            path(row.video?.mp4_url),
          ]),
        ).toEqual(rows.map((row) => [path(row.audio ?? undefined), path(row.video?.mp4Url)]));
        return rows;
      }
      async function download(address: string): Promise<Buffer> {
        const response = await fetch(address);
        expect(response.status).toBe(200);
        return Buffer.from(await response.arrayBuffer());
      }

      /** Returns the name of the first object of an interview in the media store. */
      async function firstPieceOf({ interviewId }: Access): Promise<string> {
        const [recording] = await store.recordings.list(interviewId);
        const [piece] = recording?.pieces ?? [];
        if (recording === undefined || piece === undefined) throw new Error('no piece');
        return pieceName(recording, piece);
      }

      it('arrive in any order, twice, and with gaps, and count when all pieces are there', async () => {
        const { access, stepId, recorder } = await begun();
        const recordingId = randomUUID();
        const order = { recordingId, stepId, kind: 'video', type: 'video/mp4;codecs=avc1.42E01E,mp4a.40.2' };
        expect(await recorder.begin(order)).toMatchObject({
          status: 201,
          recording: { recordingId, stepId, kind: 'video', pieces: [], bytes: 0, ended: null, answered: false },
          limits,
        });
        expect((await recorder.begin(order)).status).toBe(200);
        const pieces = piecesOf(film, 20_000);
        const last = pieces.length;
        for (const number of [last, 1, 3, 1]) {
          const piece = pieces[number - 1] ?? new Uint8Array();
          expect(await recorder.piece(recordingId, number, piece)).toMatchObject({
            status: 200,
            number,
            bytes: piece.length,
          });
        }
        expect(await recorder.answer(stepId, { text: '' }, [recordingId])).toMatchObject({
          status: 409,
          code: 'recording_incomplete',
          missing: { [recordingId]: null },
        });
        expect((await recorder.end(recordingId, last, 4000)).status).toBe(200);
        expect((await recorder.end(recordingId, last, 4000)).status).toBe(200);
        const gone = Array.from({ length: last }, (_, at) => at + 1).filter((number) => ![last, 1, 3].includes(number));
        expect(await recorder.answer(stepId, { text: '' }, [recordingId])).toMatchObject({
          status: 409,
          missing: { [recordingId]: gone },
        });
        expect((await rowsOf(access)).map(({ video }) => video)).toEqual([]);
        for (const number of gone) await recorder.piece(recordingId, number, pieces[number - 1] ?? new Uint8Array());
        expect((await recorder.answer(stepId, { text: '' }, [recordingId])).status).toBe(200);
        expect((await recorder.answer(stepId, { text: '' }, [recordingId])).status).toBe(200);
        expect(await recorder.list()).toMatchObject({
          recordings: [{ recordingId, bytes: film.length, ended: { pieces: last, durationMs: 4000 }, answered: true }],
        });
        const [row] = await rowsOf(access);
        expect(row).toMatchObject({ user: '(Spoken answer, 0:04)', audio: null, screenVideo: null });
        expect(await download(row?.video?.mp4Url ?? '')).toEqual(Buffer.from(film));
      });

      it('are listed as a playlist whose parts are those of the file', async () => {
        const { access, stepId, recorder } = await begun();
        const video = await recorder.record(stepId, 'video', 'video/mp4', film);
        const screen = await recorder.record(stepId, 'screen', 'video/mp4', film, 4000, 7001);
        expect((await recorder.answer(stepId, { text: 'Typed.' }, [video, screen])).status).toBe(200);
        const [row] = await rowsOf(access);
        expect(row?.user).toBe('Typed.');
        for (const recording of [row?.video, row?.screenVideo]) {
          const response = await fetch(recording?.streamUrl ?? '');
          expect(response.headers.get('content-type')).toBe('application/vnd.apple.mpegurl');
          const list = await response.text();
          expect(list.match(/#EXTINF:[\d.]+/g)).toEqual(['#EXTINF:1.000', '#EXTINF:2.000', '#EXTINF:1.000']);
          const [, head = '', size = ''] = /#EXT-X-MAP:URI="([^"]+)",BYTERANGE="(\d+)@0"/.exec(list) ?? [];
          const parts = [{ at: head, size, from: '0' }];
          for (const [, length = '', from = '', at = ''] of list.matchAll(/#EXT-X-BYTERANGE:(\d+)@(\d+)\n(\S+)/g)) {
            parts.push({ at, size: length, from });
          }
          const read: Buffer[] = [];
          for (const part of parts) {
            const range = `bytes=${part.from}-${Number(part.from) + Number(part.size) - 1}`;
            const piece = await fetch(new URL(part.at, recording?.streamUrl), { headers: { range } });
            expect(piece.status).toBe(206);
            read.push(Buffer.from(await piece.arrayBuffer()));
          }
          expect(Buffer.concat(read)).toEqual(Buffer.from(film));
        }
      });

      it('of other types are kept, and their video is null; sound is given as it is', async () => {
        const { access, stepId, recorder } = await begun();
        const sound = await recorder.record(stepId, 'audio', 'audio/webm;codecs=opus', randomBytes(30_000));
        const picture = await recorder.record(stepId, 'video', 'video/webm', randomBytes(30_000));
        const next = await recorder.answer(stepId, { text: '' }, [sound, picture]);
        expect(next.status).toBe(200);
        const second = (next['step'] as { stepId: string }).stepId;
        const broken = await recorder.record(second, 'video', 'video/mp4', randomBytes(30_000));
        expect((await recorder.answer(second, { text: 'x' }, [broken])).status).toBe(200);
        const [row, other] = await rowsOf(access);
        expect(row?.video).toBeNull();
        expect(other?.video).toBeNull();
        const response = await fetch(row?.audio ?? '');
        expect([response.status, response.headers.get('content-type')]).toEqual([200, 'audio/webm']);
        expect((await response.arrayBuffer()).byteLength).toBe(30_000);
      });

      it('are refused if a piece is damaged, other, out of place, or too large', async () => {
        const { stepId, recorder } = await begun();
        const recordingId = randomUUID();
        await recorder.begin({ recordingId, stepId, kind: 'audio', type: 'audio/ogg' });
        const [one, two] = [randomBytes(500), randomBytes(500)];
        const refused = async (number: number | string, piece: Uint8Array, sum?: string) =>
          (await recorder.piece(recordingId, number, piece, sum)).code;
        expect(await refused(1, one, checksum(two))).toBe('piece_damaged');
        expect(await refused(1, one, '')).toBe('piece_damaged');
        expect(await refused(1, new Uint8Array())).toBe('piece_damaged');
        expect((await recorder.piece(recordingId, 1, one, checksum(one).toUpperCase())).status).toBe(200);
        expect(await refused(1, two)).toBe('recording_differs');
        for (const number of [0, -1, '1.5', 'x', '01']) {
          expect(await refused(number, two)).toBe('recording_differs');
        }
        expect(await recorder.piece(recordingId, limits.pieces + 1, two)).toMatchObject({
          status: 413,
          code: 'recording_limit',
          limit: 'pieces',
          most: limits.pieces,
        });
        expect(await recorder.piece(recordingId, 2, randomBytes(limits.pieceBytes + 1))).toMatchObject({
          status: 413,
          limit: 'pieceBytes',
        });
        expect(await recorder.end(recordingId, 1, limits.durationMs + 6000)).toMatchObject({ limit: 'durationMs' });
        expect(await recorder.end(recordingId, limits.pieces + 1, 1)).toMatchObject({ limit: 'pieces' });
        expect((await recorder.end(recordingId, 1, 100)).status).toBe(200);
        expect((await recorder.end(recordingId, 1, 101)).code).toBe('recording_differs');
        expect(await refused(2, two)).toBe('recording_differs');
        for (const bad of [{ pieces: 0, durationMs: 1 }, { pieces: 1 }, { pieces: 1, durationMs: -1 }]) {
          expect((await recorder.send('POST', `/recordings/${recordingId}/end`, bad)).code).toBe(
            'invalid_request_body',
          );
        }
      });

      it('have limits for an answer, which removing makes room in', async () => {
        const { stepId, recorder } = await begun();
        const takes = [randomUUID(), randomUUID(), randomUUID()];
        for (const recordingId of takes) {
          expect((await recorder.begin({ recordingId, stepId, kind: 'audio', type: 'audio/mp4' })).status).toBe(201);
        }
        const fourth = { recordingId: randomUUID(), stepId, kind: 'audio', type: 'audio/mp4' };
        expect(await recorder.begin(fourth)).toMatchObject({ status: 413, limit: 'takes', most: 3 });
        const [first = '', second = ''] = takes;
        for (const number of [1, 2, 3, 4, 5]) await recorder.piece(first, number, randomBytes(60_000));
        expect(await recorder.piece(second, 1, randomBytes(1))).toMatchObject({ limit: 'answerBytes', most: 300_000 });
        expect(await recorder.remove(first)).toMatchObject({ status: 200, removed: true });
        expect((await recorder.remove(first)).code).toBe('recording_not_found');
        expect(await recorder.piece(second, 1, randomBytes(1))).toMatchObject({ status: 200, bytesLeft: 299_999 });
        expect((await recorder.begin(fourth)).status).toBe(201);
      });

      it('belong to the open step, one type, and one answer', async () => {
        const { stepId, recorder } = await begun();
        const begin = async (more: object) =>
          (await recorder.begin({ recordingId: randomUUID(), stepId, kind: 'audio', type: 'audio/mp4', ...more })).code;
        expect(await begin({ stepId: 'b1.i2' })).toBe('step_not_open');
        expect(await begin({ type: 'audio/flac' })).toBe('unsupported_recording');
        expect(await begin({ type: 'video/mp4' })).toBe('unsupported_recording');
        expect(await begin({ type: 'text/html' })).toBe('unsupported_recording');
        for (const bad of [{ kind: 'x' }, { recordingId: '../x' }, { type: '' }, { path: 'x' }]) {
          expect(await begin(bad)).toBe('invalid_request_body');
        }
        const one = await recorder.record(stepId, 'audio', 'audio/mp4', randomBytes(10));
        const other = await recorder.record(stepId, 'audio', 'audio/mp4', randomBytes(10));
        expect(await begin({ recordingId: one, type: 'audio/ogg' })).toBe('recording_differs');
        expect((await recorder.answer(stepId, { text: '' }, [one, other])).code).toBe('recording_unfit');
        expect((await recorder.answer(stepId, { text: '' }, [randomUUID()])).code).toBe('recording_not_found');
        expect((await recorder.answer(stepId, { text: '' })).code).toBe('invalid_answer');
        const next = await recorder.answer(stepId, { text: '' }, [one.toUpperCase()]);
        expect(next.status).toBe(200);
        expect((await recorder.remove(one)).code).toBe('recording_in_answer');
        const { stepId: second } = next['step'] as { stepId: string };
        expect((await recorder.answer(second, { text: '' }, [other])).code).toBe('recording_unfit');
      });

      it('of another interview are not there, nor without its token', async () => {
        const mine = await begun();
        const theirs = await begun();
        const id = await theirs.recorder.record(theirs.stepId, 'audio', 'audio/mp4', randomBytes(10));
        const { recorder } = mine;
        const replies = [
          await recorder.piece(id, 1, randomBytes(10)),
          await recorder.end(id, 1, 1),
          await recorder.remove(id),
          await recorder.answer(mine.stepId, { text: '' }, [id]),
        ];
        expect(replies.map(({ status, code }) => [status, code])).toEqual(
          replies.map(() => [404, 'recording_not_found']),
        );
        const stranger = recorderOf(harness.service.url, { ...theirs.access, token: mine.access.token });
        expect((await stranger.list()).code).toBe('invalid_token');
        expect((await stranger.piece(id, 1, randomBytes(10))).code).toBe('invalid_token');
        expect((await stranger.remove(id)).code).toBe('invalid_token');
        expect(await theirs.recorder.list()).toMatchObject({ recordings: [{ recordingId: id, pieces: [1] }] });
      });

      it('are replaced by another take, and dropped with their answer', async () => {
        const { access, stepId, recorder } = await begun();
        const first = await recorder.record(stepId, 'audio', 'audio/mp4', randomBytes(10));
        const next = await recorder.answer(stepId, { text: 'One' }, [first]);
        const { stepId: second } = next['step'] as { stepId: string };
        const later = await recorder.record(second, 'audio', 'audio/mp4', randomBytes(10));
        await recorder.answer(second, { text: 'Two' }, [later]);
        const [before, dropped] = await rowsOf(access);
        await participant.back(access);
        await participant.back(access);
        const take = await recorder.record(stepId, 'audio', 'audio/mp4', randomBytes(20));
        // The same text keeps what follows; the recording is the new one.
        expect((await recorder.answer(stepId, { text: 'One' }, [take])).status).toBe(200);
        const [after, kept] = await rowsOf(access);
        expect(await download(after?.audio ?? '')).toHaveLength(20);
        expect((await fetch(before?.audio ?? '')).status).toBe(404);
        expect((await fetch(kept?.audio ?? '')).status).toBe(200);
        // Another text drops what follows, with its recordings.
        await participant.back(access);
        expect((await recorder.answer(stepId, { text: 'Other' })).status).toBe(200);
        expect((await rowsOf(access)).map(({ audio }) => audio)).toEqual([null]);
        expect((await fetch(dropped?.audio ?? '')).status).toBe(404);
        const answered = (await recorder.list())['recordings'] as readonly { answered: boolean }[];
        expect(answered.filter((each) => each.answered)).toEqual([]);
      });

      it('of answers stay; those of no answer go after a day, all after the days that are kept', async () => {
        const { access, stepId, recorder } = await begun();
        const answered = await recorder.record(stepId, 'audio', 'audio/mp4', randomBytes(10));
        await recorder.answer(stepId, { text: '' }, [answered]);
        const other = await begun();
        await other.recorder.record(other.stepId, 'audio', 'audio/mp4', randomBytes(10));
        const name = await firstPieceOf(other.access);
        const isThere = async () => {
          try {
            for await (const chunk of bytes.read(name, 0, 10)) if (chunk.length > 0) return true;
          } catch {
            return false;
          }
          return false;
        };
        const hour = 60 * 60 * 1000;
        await sweepMedia(store.recordings, bytes, Date.now() + 23 * hour, null);
        expect(await isThere()).toBe(true);
        await sweepMedia(store.recordings, bytes, Date.now() + 25 * hour, null);
        expect(await isThere()).toBe(false);
        expect(await store.recordings.list(other.access.interviewId)).toEqual([]);
        const [row] = await rowsOf(access);
        expect(await download(row?.audio ?? '')).toHaveLength(10);
        await sweepMedia(store.recordings, bytes, Date.now() + 24 * 30 * hour, 24 * 31 * hour);
        expect((await fetch(row?.audio ?? '')).status).toBe(200);
        await sweepMedia(store.recordings, bytes, Date.now() + 24 * 31 * hour, 24 * 30 * hour);
        expect((await fetch(row?.audio ?? '')).status).toBe(404);
        expect((await rowsOf(access))[0]).toMatchObject({ user: '(Spoken answer, 0:04)', audio: null });
        expect(await store.recordings.listMarked()).toEqual([]);
      });

      it('are deleted with their response', async () => {
        const { body } = await harness.call('beginRehearsal', { key, params: { studyId } });
        const started = await participant.start({ linkId, rehearsal: { pass: body['pass'], seed: '1' } });
        const access = accessOf(started);
        const recorder = recorderOf(harness.service.url, access);
        const id = await recorder.record(stepIdOf(started), 'audio', 'audio/mp4', randomBytes(10));
        await recorder.answer(stepIdOf(started), { text: '' }, [id]);
        const mine = await begun();
        const stays = await mine.recorder.record(mine.stepId, 'audio', 'audio/mp4', randomBytes(10));
        await mine.recorder.answer(mine.stepId, { text: '' }, [stays]);
        const [row] = await rowsOf(access);
        const name = await firstPieceOf(access);
        const deleted = await harness.call('deleteRehearsal', { key, params: { studyId } });
        expect(deleted.body).toEqual({ deleted: 1 });
        expect((await fetch(row?.audio ?? '')).status).toBe(404);
        expect(await store.recordings.list(access.interviewId)).toEqual([]);
        await expect(bytes.read(name, 0, 10)[Symbol.asyncIterator]().next()).rejects.toThrow();
        expect(await download((await rowsOf(mine.access))[0]?.audio ?? '')).toHaveLength(10);
      });

      it('survive a network that loses, doubles and reorders a third of the pieces', async () => {
        const pick = numbersFrom(place + 7);
        const answers = sized(3, 10, 125);
        let [lost, doubled] = [0, 0];
        for (let at = 0; at < answers; at += 1) {
          const { access, stepId, recorder } = await begun();
          const file = randomBytes(20_000 + pick(50_000));
          const pieces = piecesOf(file, 4000);
          const recordingId = randomUUID();
          await recorder.begin({ recordingId, stepId, kind: 'audio', type: 'audio/webm' });
          await recorder.end(recordingId, pieces.length, 1000);
          for (;;) {
            const reply = await recorder.answer(stepId, { text: '' }, [recordingId]);
            if (reply.status === 200) break;
            const missing = (reply['missing'] as Record<string, readonly number[]>)[recordingId] ?? [];
            expect(missing.length).toBeGreaterThan(0);
            const sent = missing
              .toSorted(() => pick(3) - 1)
              .flatMap((number) => {
                const fate = pick(10);
                if (fate < 3) lost += 1;
                else if (fate < 6) doubled += 1;
                return fate < 3 ? [] : fate < 6 ? [number, number] : [number];
              });
            await Promise.all(
              sent.map(async (number) => recorder.piece(recordingId, number, pieces[number - 1] ?? new Uint8Array())),
            );
          }
          const [row] = await rowsOf(access);
          expect(await download(row?.audio ?? '')).toEqual(file);
        }
        report('media: pieces', { answers, lost, doubled, store: database.name, media: media.name });
      });
    });
  }
}
