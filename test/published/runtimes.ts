import { join } from 'node:path';
import { toolsIn } from './tools.ts';

/** What runs JavaScript: its name with the version, and how it is called with a file. */
export interface Runtime {
  readonly name: string;
  /** The arguments before the file. */
  readonly args: readonly string[];
  /** Returns the path of the program, which is installed if it is not there. */
  readonly program: () => Promise<string>;
}

const system = process.platform === 'win32' ? 'windows' : process.platform;
const suffix = process.platform === 'win32' ? '.exe' : '';
const bunArchitecture = process.arch === 'arm64' ? 'aarch64' : process.arch;
const denoSystem = process.platform === 'win32' ? 'win32' : process.platform;
const denoLibrary = process.platform === 'linux' ? '-glibc' : '';

const nodeRuntime = (version: string): Runtime => ({
  name: `Node ${version}`,
  args: [],
  program: async () => await nodeProgram(version),
});

/** The runtimes that the packages are for. */
export const runtimes: readonly Runtime[] = [
  ...[process.versions.node, '22.23.3', '24.21.0', '26.9.0'].map(nodeRuntime),
  {
    name: 'Bun 1.4.5',
    args: ['run'],
    program: async () => await programOf(`@oven/bun-${system}-${bunArchitecture}`, '1.4.5', `bin/bun${suffix}`),
  },
  {
    name: 'Deno 2.9.6',
    args: ['run', '--allow-all', '--no-check'],
    program: async () => await programOf(`@deno/${denoSystem}-${process.arch}${denoLibrary}`, '2.9.6', `deno${suffix}`),
  },
];

/** Returns the program of a version of Node. */
export async function nodeProgram(version: string): Promise<string> {
  if (version === process.versions.node) return process.execPath;
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  return await programOf(name, version, process.platform === 'win32' ? 'bin/node.exe' : 'bin/node');
}

/** Returns a program from the package in which npm has it for this system. */
async function programOf(name: string, version: string, path: string): Promise<string> {
  const folder = await toolsIn(`runtime-${name.replace('/', '-')}-${version}`, { [name]: version });
  return join(folder, 'node_modules', name, path);
}
