import type { JsonObject } from '@guide-studio/guide-core';
import { canonicalText } from '@guide-studio/guide-core/files';
import {
  type Capabilities,
  createDispatcher,
  createHost,
  type HostImplementation,
  type HostMethod,
  hostMethods,
} from '@guide-studio/host/common';
import { createMemoryHost, type MemoryHost } from '../memoryHost/memoryHost.ts';
import { useConnections } from '../../renderer/src/connections/connections.ts';
import { connect, finishStart } from '../../renderer/src/session/index.ts';

export interface OpenedSession {
  readonly memory: MemoryHost;
  /** Every call that reached the host, in order. */
  readonly calls: { readonly method: HostMethod; readonly input: unknown }[];
  /** The inputs of one method. */
  readonly sent: (method: HostMethod) => unknown[];
}

interface SessionOptions {
  readonly files?: Readonly<Record<string, string>>;
  readonly overrides?: Partial<HostImplementation>;
  readonly capabilities?: Partial<Capabilities>;
}

/** Returns an editor session on an in-memory host, with some of its methods replaced. */
export function openSession({ files = {}, overrides = {}, capabilities = {} }: SessionOptions = {}): OpenedSession {
  const memory = createMemoryHost({ files });
  const calls: OpenedSession['calls'] = [];
  const names = Object.keys(hostMethods) as HostMethod[];
  const fromMemory = Object.fromEntries(
    names.map((method) => [method, async (input: unknown) => await memory.dispatch(method, input)]),
  ) as unknown as HostImplementation;
  const dispatch = createDispatcher({ ...fromMemory, ...overrides });
  const host = createHost(
    async (method, input) => {
      calls.push({ method, input });
      return await dispatch(method, JSON.parse(JSON.stringify(input)));
    },
    { kind: 'browser', nativeDialogs: false, trash: false, keyStorage: 'session', ...capabilities },
  );
  // Files share their modules: the connections of an earlier session would be those of this one.
  useConnections.setState(useConnections.getInitialState(), true);
  connect(host, {
    capabilities: host.capabilities,
    version: 'test',
    folder: 'Guides of the team',
    openFirst: null,
    start: 'first',
    setAside: [],
  });
  finishStart();
  return {
    memory,
    calls,
    sent: (method) => calls.filter((call) => call.method === method).map(({ input }) => input),
  };
}

/** Returns a promise, with a function that settles it. */
export function pending<T>(): { readonly promise: Promise<T>; readonly settle: (value: T) => void } {
  let settle: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => {
    settle = resolve;
  });
  return { promise, settle };
}

/** Returns a guide without problems. */
export function soundGuide(title = 'Breakfast'): JsonObject {
  return {
    title,
    studyGuide: [{ type: 'flat', title: 'Habits', items: [{ type: 'open_ended', text: 'What did you eat today?' }] }],
  };
}

export const soundText = (title?: string): string => canonicalText(soundGuide(title));
