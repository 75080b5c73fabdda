import { type CheckedMedia, CheckMediaRequest } from '@guide-studio/api-contract';
import { refusal } from '../answer.ts';
import type { Handler } from '../call.ts';
import { zodIssues } from '../reportedIssues.ts';

/** Returns which pictures and videos the service lacks. Not part of the specification. */
export const checkMedia: Handler = async ({ service, caller, readBody }) => {
  const body = await readBody();
  if (body.kind === 'refused') return body.answer;
  if (body.kind === 'absent') return refusal('invalid_json');
  const read = CheckMediaRequest.safeParse(body.value);
  if (!read.success) return refusal('invalid_request_body', { issues: zodIssues(read.error, body.value) });
  const names = [...new Set(read.data.names)];
  const keeps = service.media !== undefined;
  const there = keeps ? await service.store.mediaFiles.touch(caller.organizationId, names, service.now()) : [];
  // One that is busy is sent once more, which changes nothing.
  const known = new Set(there === 'busy' ? [] : there);
  const checked: CheckedMedia = { keeps, missing: names.filter((name) => !known.has(name)) };
  return { status: 200, body: checked };
};
