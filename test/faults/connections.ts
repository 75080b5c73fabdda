import { Agent, request } from 'node:http';
import type { Access, ParticipantReply } from '../study-service/participant.ts';

/** Participants on connections that stay open. They cost a fraction of `fetch`, so that the service is measured. */
export interface Connections {
  start(body: unknown): Promise<ParticipantReply>;
  answer(access: Access, stepId: string, answer: unknown): Promise<ParticipantReply>;
  close(): void;
}

export function connectionsTo(url: string): Connections {
  const agent = new Agent({ keepAlive: true });
  const path = '/api/participant/interviews';
  const post = (target: string, body: unknown, token?: string): Promise<ParticipantReply> =>
    new Promise((resolve, reject) => {
      const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
      const outgoing = request(`${url}${target}`, { agent, method: 'POST', headers }, (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          text += chunk;
        });
        response.on('end', () => resolve({ ...(JSON.parse(text) as object), status: response.statusCode ?? 0, text }));
      });
      outgoing.on('error', reject);
      outgoing.end(JSON.stringify(body));
    });
  return {
    start: (body) => post(path, body),
    answer: ({ interviewId, token }, stepId, answer) =>
      post(`${path}/${interviewId}/answers`, { stepId, answer }, token),
    close: () => agent.destroy(),
  };
}
