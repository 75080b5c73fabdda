import type { ApiClient } from '@guide-studio/api-client';
import type { AnswerRecording, SingleResponse } from '@guide-studio/api-contract';
import type { ApiResult } from '../../common/index.ts';
import { unlessAbsent } from './unlessAbsent.ts';

/** A recording; services of other vendors report neither its size nor its length. */
export type ReadRecording = Omit<AnswerRecording, 'file'> & {
  readonly file: { readonly url: string; readonly type: string | null; readonly bytes: number | null } | null;
};

/** Returns the recordings of a response, by row of its transcript. Services of other vendors name them there. */
export async function readRecordings(
  client: ApiClient,
  linkId: string,
  responseId: string,
): Promise<ApiResult<readonly ReadRecording[]>> {
  const own = await unlessAbsent(client.call('listRecordings', { params: { linkId }, query: { responseId } }), null);
  if (!own.ok) return own;
  if (own.value !== null) return { ...own, value: own.value[0]?.recordings ?? [] };
  const single = await client.call('getSingleResponse', { params: { linkId, responseId } });
  return single.ok ? { ...single, value: namedIn(single.value) } : single;
}

function namedIn({ transcript }: SingleResponse): readonly ReadRecording[] {
  return transcript.flatMap(({ audio, video, screenVideo, ...row }) => {
    const files = [
      ['audio', audio, null],
      ['video', video?.mp4Url ?? null, 'video/mp4'],
      ['screen', screenVideo?.mp4Url ?? null, 'video/mp4'],
    ] as const;
    return files.flatMap(([kind, url, type]): ReadRecording[] => {
      if (url === null) return [];
      const { responseIndex, discussionGuideQuestionId, answerId, isFollowUp } = row;
      const prepared = { state: 'done', fault: null } as const;
      const file = { url, type, bytes: null };
      return [
        {
          responseIndex,
          discussionGuideQuestionId,
          externalId: null,
          answerId,
          isFollowUp,
          kind,
          seconds: null,
          file,
          prepared,
          transcript: { state: 'none', fault: null },
        },
      ];
    });
  });
}
