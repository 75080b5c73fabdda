import {
  type Connection,
  type ConnectionList,
  done,
  failed,
  type HostImplementation,
  type PartFault,
} from '@guide-studio/host/common';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { connection as own } from '../study/studyScene.tsx';
import { useConnections } from '../../../renderer/src/connections/connections.ts';
import { ConnectionsDialog } from '../../../renderer/src/connections/ConnectionsDialog.tsx';
import { read } from '../../../renderer/src/session/index.ts';
import { openSession } from '../openSession.ts';

afterEach(() => {
  cleanup();
  useConnections.setState(useConnections.getInitialState(), true);
});

const thisComputer: Connection = {
  id: 'this-computer',
  name: 'This computer',
  baseUrl: 'http://127.0.0.1:4000',
  builtIn: true,
  hasKey: true,
  keyStorage: 'session',
};

describe('the connections', () => {
  it('mark the chosen one and say where each key is', async () => {
    show([thisComputer, own, { ...own, id: 'bare', name: 'Bare', hasKey: false }]);
    expect(await radio('This computer')).toMatchObject({ checked: true });
    expect(await radio('Research')).toMatchObject({ checked: false });
    expect(screen.getByText('Key stored in your system’s keyring.')).toBeDefined();
    expect(screen.getByText('No key on this computer.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Enter key' })).toBeDefined();
  });

  it('are chosen by the host, and the mark follows its answer', async () => {
    const { sent } = show([thisComputer, own]);
    await userEvent.click(await radio('Research'));
    await waitFor(async () => expect(await radio('Research')).toMatchObject({ checked: true }));
    expect(sent('connection.choose')).toEqual([{ connectionId: 'own' }]);
  });

  it('never offer to rename or remove the one of this computer', async () => {
    show([thisComputer]);
    await radio('This computer');
    expect(screen.queryByRole('button', { name: /More for/u })).toBeNull();
  });

  it('say why the one of this computer does not run, and what to do', async () => {
    const unavailable = { reason: 'newer', database: '/home/study-service.db' } as const;
    show([{ ...thisComputer, baseUrl: '', hasKey: false, unavailable }, own]);
    expect(await radio('This computer')).toMatchObject({ checked: true });
    const words = /study-service\.db was made by a newer version of Guide Studio\. Install the newer version\./u;
    expect(screen.getByText(words)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Enter key' })).toBeNull();
  });

  it('say what the model and the transcriber of this computer fail with, and offer both there only', async () => {
    const part = (model: string) => ({ url: 'http://localhost:8000', model, hasKey: true });
    const now = { model: part('small'), transcriber: part('whisper-1') };
    const fault = { status: null, lacksVersion: true } as const;
    const faults = {
      model: { kind: 'key', ...fault },
      transcriber: { kind: 'notFound', ...fault },
    } as const;
    show([thisComputer, own], {
      'part.read': async () => done({ now, keyStorage: 'session' }),
      'part.faults': async () => done(faults),
    });
    const model = 'The model does not work, so a script asks. The address refuses the key. Enter the right one.';
    expect(await screen.findByText(model)).toBeDefined();
    const transcriber = /once it does\. The address does not have this\. .* the model whisper-1\. .* end with \/v1\.$/u;
    expect(screen.getByText(transcriber)).toBeDefined();
    expect(screen.getAllByRole('button', { name: /^(?:Model|Transcriber)…$/u })).toHaveLength(2);
  });

  it('test a model before it is used, say what is wrong, and never show its key', async () => {
    const wrong = { status: 401, lacksVersion: false } as const;
    const faults: (PartFault | null)[] = [
      { ...wrong, kind: 'notFound', status: 404, lacksVersion: true },
      { ...wrong, kind: 'key' },
      null,
    ];
    const nothing = { now: { model: null, transcriber: null }, keyStorage: 'session' } as const;
    const { sent } = show([thisComputer], {
      'part.read': async () => done(nothing),
      'part.faults': async () => done({ model: null, transcriber: null }),
      'part.test': async () => done({ fault: faults.shift() ?? null }),
      'part.use': async () => done({ fault: null }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Model…' }));
    await userEvent.click(screen.getByRole('button', { name: 'Use http://localhost:11434/v1' }));
    await userEvent.type(screen.getByLabelText('Name of the model'), 'small');
    const key = screen.getByLabelText<HTMLInputElement>('Key', { exact: true });
    expect(key.type).toBe('password');
    await userEvent.type(key, 'sk-secret');
    const tried = async () => await userEvent.click(screen.getByRole('button', { name: 'Test' }));
    await tried();
    expect((await screen.findByRole('alert')).textContent).toContain('Most addresses end with /v1.');
    await tried();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('refuses the key (401).'));
    await tried();
    expect(await screen.findByText('small answers.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Use this model' }));
    await screen.findByRole('button', { name: 'Model…' });
    const named = { part: 'model', url: 'http://localhost:11434/v1', model: 'small', key: 'sk-secret' };
    expect([sent('part.test').length, sent('part.use')]).toEqual([3, [named]]);
    expect(document.body.innerHTML).not.toContain('sk-secret');
    expect(JSON.stringify([read(), useConnections.getState()])).not.toContain('sk-secret');
  });

  it('say why they cannot be read', async () => {
    openSession({
      overrides: { 'connection.list': async () => failed({ code: 'fileSystem', file: '', cause: 'EACCES' }) },
    });
    render(<ConnectionsDialog />);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
  });

  it('of which there is none ask for the first', async () => {
    show([]);
    expect(await screen.findByText(/No connection yet/u)).toBeDefined();
  });
});

describe('a new connection', () => {
  it('is sent once and complete, and its key is nowhere afterwards', async () => {
    const { sent } = show([thisComputer]);
    await fillIn('Research', 'https://research.example', 'key-of-the-test');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Add' }));
    expect(await radio('Research')).toBeDefined();
    expect(sent('connection.add')).toEqual([
      { name: 'Research', baseUrl: 'https://research.example', apiKey: 'key-of-the-test' },
    ]);
    expect(document.body.innerHTML).not.toContain('key-of-the-test');
    expect(JSON.stringify([read(), useConnections.getState()])).not.toContain('key-of-the-test');
  });

  it('asks for what is missing before anything is sent', async () => {
    const { sent } = show([thisComputer]);
    await userEvent.click(await screen.findByRole('button', { name: 'Add a connection' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    for (const sentence of ['Enter a name.', 'Enter the address of the service.', 'Enter the API key.']) {
      expect(screen.getByText(sentence)).toBeDefined();
    }
    expect(sent('connection.add')).toEqual([]);
  });

  it.each([
    ['the address', 'Address', { code: 'badBaseUrl', reason: 'notHttps' }],
    ['the key', 'API key', refused(401, 'invalid_api_key')],
    ['the address', 'Address', { code: 'api', failure: { kind: 'network', cause: 'unknown', mayHaveHappened: false } }],
  ] as const)('has what is wrong with %s said at its field', async (_, label, error) => {
    show([thisComputer], { 'connection.add': async () => failed(error) });
    await fillIn('Research', 'https://research.example', 'wrong');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true'));
  });

  it('tells beforehand that the key is kept only until the end, where there is no key store', async () => {
    show([thisComputer]);
    await userEvent.click(await screen.findByRole('button', { name: 'Add a connection' }));
    expect(screen.getByText(/kept only until you quit/u)).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('API key').type).toBe('password');
  });
});

describe('a connection of one’s own', () => {
  it('is removed only after a confirmation', async () => {
    const { sent } = show([thisComputer, own]);
    await step('Remove');
    expect(sent('connection.remove')).toEqual([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(sent('connection.remove')).toEqual([{ connectionId: 'own' }]));
  });

  it('is renamed', async () => {
    const { sent } = show([thisComputer, own]);
    await step('Rename');
    const input = await screen.findByLabelText('Name');
    await userEvent.clear(input);
    await userEvent.type(input, 'Fieldwork{Enter}');
    await waitFor(() => expect(sent('connection.rename')).toEqual([{ connectionId: 'own', name: 'Fieldwork' }]));
  });
});

function show(connections: readonly Connection[], overrides: Partial<HostImplementation> = {}) {
  let list: ConnectionList = { connections, chosen: connections[0]?.id ?? null };
  const session = openSession({
    overrides: {
      'connection.list': async () => done(list),
      'connection.choose': async ({ connectionId }) => done((list = { ...list, chosen: connectionId })),
      'connection.add': async ({ name, baseUrl }) => {
        const added = { ...own, id: 'added', name, baseUrl };
        list = { connections: [...list.connections, added], chosen: 'added' };
        return done(added);
      },
      'connection.rename': async ({ name }) => done({ ...own, name }),
      'connection.remove': async () => done(list),
      ...overrides,
    },
  });
  render(<ConnectionsDialog />);
  return session;
}

async function radio(name: string): Promise<HTMLInputElement> {
  return await screen.findByRole<HTMLInputElement>('radio', { name });
}

async function fillIn(name: string, address: string, key: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Add a connection' }));
  await userEvent.type(screen.getByLabelText('Name'), name);
  await userEvent.type(screen.getByLabelText('Address'), address);
  await userEvent.type(screen.getByLabelText('API key'), key);
}

async function step(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'More for Research' }));
  await userEvent.click(within(await screen.findByRole('menu')).getByText(name));
}

function refused(status: number, code: 'invalid_api_key') {
  return { code: 'api', failure: { kind: 'refused', status, code, error: 'no', mayHaveHappened: false } } as const;
}
