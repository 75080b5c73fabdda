import { join } from 'node:path';
import { parseBaseUrl } from '@guide-studio/api-client';
import { hostMessageOf } from '@guide-studio/host/common';
import { createConnections, thisMachine } from '@guide-studio/host/node';
import type { Command } from 'commander';
import { wrongUse } from '../commandFailure.ts';
import type { Context } from '../context.ts';
import { lastPort } from '../studio/servicePort.ts';
import { placesOf } from '../studio/places.ts';

/** The service that receives a command's requests, and the key. */
export interface Access {
  readonly baseUrl: string;
  readonly apiKey: string;
}

/** The options of commands that call a service. The key is not an option, because other users can see arguments. */
export interface RemoteOptions {
  readonly baseUrl?: string;
}

const badAddress = {
  notAUrl: 'is not an address of a service. It looks like https://example.org.',
  notHttps: 'does not start with https. A key is sent without encryption to this machine only.',
  credentials: 'contains a name or a password. Leave them out; the key comes from GUIDE_API_KEY.',
} as const;

/** Adds the option `--base-url`. */
export function withRemote(command: Command): Command {
  return command
    .option('--base-url <url>', 'the service; the key comes from GUIDE_API_KEY (env: GUIDE_API_URL)')
    .addHelpText('after', '\nWithout --base-url and GUIDE_API_KEY, the connection chosen in the editor is used.');
}

function fromEnvironment(baseUrl: string | undefined, apiKey: string): Access {
  if (baseUrl === undefined) {
    throw wrongUse('GUIDE_API_KEY is set, but not the service it is for. Specify it with --base-url or GUIDE_API_URL.');
  }
  return { baseUrl, apiKey };
}

/** The editor's key for this computer is valid only while the editor runs, and only for it. */
function howToReachThisComputer(context: Context): string {
  const port = lastPort(placesOf(context).database);
  const address = port === null ? 'the address that guide serve prints' : `http://127.0.0.1:${port}`;
  return `Only the connection to this computer is chosen. To use its service, create a key with guide keys create, then set GUIDE_API_KEY to that key and GUIDE_API_URL to ${address}. For another service, add a connection in the editor.`;
}

const noKeyFor = (baseUrl: string): string =>
  `The editor keeps no chosen key for ${baseUrl}. Set GUIDE_API_KEY, or choose that connection there.`;

async function fromEditor(baseUrl: string | undefined, context: Context): Promise<Access> {
  const connections = createConnections({
    machine: thisMachine(),
    path: join(placesOf(context).home, 'connections.json'),
    keyStore: await context.openKeyring(),
    fetch: async (url, init) => await fetch(url, init as RequestInit),
  });
  const access = await connections.access();
  if (!access.ok) {
    if (access.error.code === 'noConnection')
      throw wrongUse(baseUrl === undefined ? howToReachThisComputer(context) : noKeyFor(baseUrl));
    const { what } = hostMessageOf(access.error);
    throw wrongUse(`${what} Set GUIDE_API_KEY and --base-url, or add a connection in the editor.`);
  }
  if (baseUrl !== undefined && access.value.baseUrl !== baseUrl) {
    throw wrongUse(noKeyFor(baseUrl));
  }
  return access.value;
}

/**
 * Returns the key of the environment, otherwise that of the connection chosen in the editor. Throws `CommandFailure` with
 * what is missing.
 */
export async function accessOf(options: RemoteOptions, context: Context): Promise<Access> {
  const named = options.baseUrl ?? context.env['GUIDE_API_URL'];
  const parsed = named === undefined ? undefined : parseBaseUrl(named);
  if (parsed?.ok === false) throw wrongUse(`${named} ${badAddress[parsed.reason]}`);
  const apiKey = context.env['GUIDE_API_KEY'];
  return apiKey ? fromEnvironment(parsed?.url, apiKey) : await fromEditor(parsed?.url, context);
}
