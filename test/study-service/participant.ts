import type { Step } from '@guide-studio/interview-engine';
import { expectDocumented } from './documented.ts';

/** An answer of the participant interface: the status, and a body of any kind. */
export interface ParticipantReply {
  readonly status: number;
  readonly text: string;
  readonly step?: Step;
  readonly study?: {
    readonly language: string | null;
    readonly languages?: readonly string[];
    readonly title: string | null;
  };
  readonly interviewId?: string;
  readonly token?: string;
  readonly code?: string;
  readonly error?: string;
}

export interface Access {
  readonly interviewId: string;
  readonly token: string;
}

/** A participant without a page: the five requests of the participant interface. */
export function participantOf(url: string) {
  const base = `${url}/api/participant/interviews`;
  return {
    start: (body: unknown) => request(base, 'POST', body),
    read: (access: Access) =>
      request(`${base}/${encodeURIComponent(access.interviewId)}`, 'GET', undefined, access.token),
    answer: (access: Access, stepId: string, answer: unknown) =>
      request(`${base}/${encodeURIComponent(access.interviewId)}/answers`, 'POST', { stepId, answer }, access.token),
    language: (access: Access, language: string, sequence?: number) =>
      request(
        `${base}/${encodeURIComponent(access.interviewId)}/language`,
        'POST',
        { language, sequence },
        access.token,
      ),
    back: (access: Access) =>
      request(`${base}/${encodeURIComponent(access.interviewId)}/back`, 'POST', undefined, access.token),
  };
}

/** Sends a body unchanged if it is a text, else as JSON. Checks the answer against the OpenAPI document. */
export async function request(url: string, method: string, body: unknown, token?: string): Promise<ParticipantReply> {
  const sent = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
  const response = await fetch(url, {
    method,
    // The service ends idle connections, which a test that waits would use in that moment.
    headers: { connection: 'close', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    ...(sent === undefined ? {} : { body: sent }),
  });
  const text = await response.text();
  const type = response.headers.get('content-type') ?? '';
  expectDocumented({ method, url, sent, status: response.status, type, text });
  return { ...(JSON.parse(text) as object), status: response.status, text };
}

export function accessOf(reply: ParticipantReply): Access {
  return { interviewId: reply.interviewId ?? '', token: reply.token ?? '' };
}

/** Returns an answer that the step accepts. `pick` returns whole numbers below its argument. */
export function answerFor(step: Step, pick: (below: number) => number = () => 0): unknown {
  if (step.kind === 'followUp') return { text: 'Because of that.' };
  if (step.kind !== 'item') return {};
  const { item } = step;
  switch (item.type) {
    case 'open_ended':
      return { text: `An answer, number ${pick(1000)}` };
    case 'multiple_choice': {
      const common = item.options.filter((option) => !option.exclusive).map((option) => option.id);
      if (!item.multiSelect) return { selected: [item.options[pick(item.options.length)]?.id] };
      const least = Math.min(item.minSelect ?? 1, common.length);
      const most = Math.min(item.maxSelect ?? common.length, common.length);
      const count = Math.max(least, 1) + pick(Math.max(most - least, 0) + 1);
      return {
        selected: (common.length === 0 ? item.options.map((one) => one.id) : common).slice(
          0,
          Math.min(count, Math.max(most, 1)),
        ),
      };
    }
    case 'ranking':
      return { ranked: item.options.map((option) => option.id) };
    case 'matrix': {
      const cells = item.rows.map((row) => [row.id, item.options[pick(item.options.length)]?.id]);
      return { cells: Object.fromEntries(cells) as unknown };
    }
    case 'max_diff':
      return { choices: item.screens.map((screen) => ({ best: screen[0], worst: screen.at(-1) })) };
    case 'statement':
      return {};
  }
}
