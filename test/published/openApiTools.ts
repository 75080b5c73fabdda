import { join } from 'node:path';
import { run } from './installed.ts';
import { nodeProgram } from './runtimes.ts';
import { toolsIn } from './tools.ts';

/** What reads an OpenAPI document, in the versions with which it is proved. */
const tools = {
  '@redocly/cli': '2.77.0',
  'openapi-typescript': '7.13.0',
  'openapi-fetch': '0.17.0',
  '@hey-api/openapi-ts': '0.99.0',
  // The generators use its API, which TypeScript 7 does not have.
  typescript: '5.9.3',
} as const;

const bins = {
  redocly: '@redocly/cli/bin/cli.js',
  'openapi-typescript': 'openapi-typescript/bin/cli.js',
  'openapi-ts': '@hey-api/openapi-ts/bin/run.js',
} as const;

export interface OpenApiTools {
  /** A folder whose subfolders find the libraries. */
  readonly folder: string;
  /** Runs a tool, and returns what it prints. */
  use(tool: keyof typeof bins, args: readonly string[], cwd: string): Promise<string>;
}

/** The oldest Node that all tools take. */
const nodeVersion = '22.23.3';

/** Installs the tools, from the registry's cache where possible, and once for these versions. */
export async function openApiTools(): Promise<OpenApiTools> {
  const node = await nodeProgram(nodeVersion);
  const folder = await toolsIn('openapi-tools', tools);
  return {
    folder,
    use: async (tool, args, cwd) =>
      await run(node, [join(folder, 'node_modules', bins[tool]), ...args], cwd, {
        // Neither sends figures nor looks for newer versions.
        REDOCLY_TELEMETRY: 'off',
        REDOCLY_SUPPRESS_NOTIFICATIONS: 'true',
        NO_COLOR: '1',
      }),
  };
}
