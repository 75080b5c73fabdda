import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EndpointId, endpoints, isKnownError, pathOf } from '@guide-studio/api-contract';
import { type RunningService, type ServiceOptions, startService } from '@guide-studio/study-service/node';
import { expect } from 'vitest';
import { expectDocumented } from './documented.ts';
import { seed } from './seed.ts';

export interface Reply {
  readonly status: number;
  readonly text: string;
  readonly body: Body;
}
export interface Body {
  readonly [name: string]: unknown;
  readonly code?: string;
  readonly error?: string;
  readonly id?: string;
  readonly linkId?: string;
}

export interface Sent {
  readonly key?: string | null;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Sent unchanged if it is a text or bytes, else as JSON. */
  readonly body?: unknown;
}

/** A service with the starting data of `seed.ts`, in memory or in a folder of its own. */
export interface Harness {
  readonly service: RunningService;
  readonly folder: string;
  /** Its database: a file, unless the options say otherwise. */
  readonly data: string;
  /** Everything that was logged. */
  readonly log: readonly string[];
  call(endpoint: EndpointId, sent: Sent): Promise<Reply>;
  /** Creates a draft of the key's organization. */
  draft(key: string, guide?: unknown): Promise<{ readonly id: string; readonly linkId: string }>;
  end(): Promise<void>;
}

export async function startHarness(
  where: 'memory' | 'file' | { readonly data: string } = 'memory',
  also: Partial<Omit<ServiceOptions, 'port' | 'data' | 'seedFile' | 'log'>> = {},
): Promise<Harness> {
  const folder = await mkdtemp(join(tmpdir(), 'study-service-'));
  const seedFile = join(folder, 'seed.json');
  await writeFile(seedFile, JSON.stringify(seed));
  const named = where === 'memory' ? ':memory:' : join(folder, 'service.db');
  const data = typeof where === 'object' ? where.data : named;
  const log: string[] = [];
  const service = await startService({
    port: 0,
    data,
    seedFile,
    ...also,
    log: { write: (line) => void log.push(line) },
  });
  const call = (endpoint: EndpointId, sent: Sent) => send(service.url, endpoint, sent);
  return {
    service,
    folder,
    data,
    log,
    call,
    async draft(key, guide = smallGuide) {
      const { status, body } = await call('createStudy', { key, body: guide });
      expect(status).toBe(201);
      return { id: String(body.id), linkId: String(body.linkId) };
    },
    async end() {
      await service.close();
      await rm(folder, { recursive: true });
    },
  };
}

/**
 * Sends one request and checks the answer against the contract: exact shape on success, the error table otherwise; and
 * both against the OpenAPI document.
 */
export async function send(url: string, id: EndpointId, { key, params, query, body }: Sent): Promise<Reply> {
  const endpoint = endpoints[id];
  const search = query === undefined ? '' : `?${new URLSearchParams(query).toString()}`;
  const content =
    typeof body === 'string' ? body : body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body);
  const response = await fetch(`${url}${pathOf(endpoint.path, params)}${search}`, {
    method: endpoint.method,
    headers: typeof key === 'string' ? { 'x-api-key': key } : {},
    ...(body === undefined ? {} : { body: content }),
  });
  const text = await response.text();
  const json = JSON.parse(text) as Body;
  expectDocumented({
    method: endpoint.method,
    url: response.url,
    sent: typeof content === 'string' ? content : undefined,
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    text,
  });
  if (response.ok) {
    expect(response.status).toBe(endpoint.status);
    endpoint.emits.parse(json);
  } else {
    expect(isKnownError(response.status, String(json.code))).toBe(true);
    expect(Object.keys(json).filter((name) => name !== 'issues')).toEqual(['error', 'code']);
    expect(json.error).not.toBe('');
  }
  return { status: response.status, text, body: json };
}

export const smallGuide = {
  title: 'Small',
  studyGuide: [{ type: 'flat', title: 'Block', items: [{ type: 'open_ended', text: 'Why?' }] }],
};
