import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { DockerfileParser } from 'dockerfile-ast';
import { describe, expect, it } from 'vitest';
import { installed, root, run } from '../published/installed.ts';

const text = readFileSync(join(root, 'tools/docker/Dockerfile'), 'utf8');
const dockerfile = DockerfileParser.parse(text);

/** Returns the words of an instruction in the form of a list, of the last stage. */
function words(keyword: string): readonly string[] {
  const instruction = dockerfile.getInstructions().findLast((each) => each.getKeyword() === keyword);
  return JSON.parse(/\[.*\]/u.exec(instruction?.getArgumentsContent() ?? '')?.[0] ?? '[]') as string[];
}

describe('the container of the study service', () => {
  it('has a Dockerfile without findings, that runs as another user than root', () => {
    expect(validate(text).map(({ message }) => message)).toEqual([]);
    expect(validate(text.replace('HEALTHCHECK', 'HEALTCHECK'))).not.toEqual([]);
    const users = dockerfile.getInstructions().filter((each) => each.getKeyword() === 'USER');
    expect(users.map((each) => each.getArgumentsContent())).toEqual(['node']);
    for (const from of dockerfile.getFROMs()) expect(from.getImage()).toMatch(/^node:\d+\.\d+\.\d+-/u);
  });

  it('starts with its own command from the packages, is healthy, and is not when it has ended', async () => {
    const { folder } = await installed();
    const home = mkdtempSync(join(tmpdir(), 'guide-studio-container-'));
    // A container of its own has the port and the address to itself; here others may be listening.
    const here = (word: string): string => word.replace('0.0.0.0', '127.0.0.1').replace('/data', home);
    const [node = '', ...entry] = words('ENTRYPOINT');
    expect(node).toBe('node');
    const args = [...entry, ...words('CMD')].map(here);
    args[args.indexOf('--port') + 1] = '0';
    const service = spawn(process.execPath, args, { cwd: folder, env: { ...process.env, GUIDE_STUDIO_HOME: home } });
    let output = '';
    const port = await new Promise<string>((resolve, reject) => {
      const listen = (chunk: Buffer): void => {
        output += chunk.toString();
        const found = /http:\/\/127\.0\.0\.1:(\d+)/u.exec(output)?.[1];
        if (found !== undefined) resolve(found);
      };
      service.stdout.on('data', listen);
      service.stderr.on('data', listen);
      service.once('exit', () => reject(new Error(output)));
    });
    const health = words('HEALTHCHECK')
      .slice(1)
      .map((word) => word.replace('4310', port));
    await run(process.execPath, health, folder);
    const ended = new Promise<number | null>((resolve) => service.once('exit', resolve));
    service.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(output, 'what it prints is kept in a log').not.toMatch(/gs_\w/u);
    expect(output).toContain('guide keys create');
    await expect(run(process.execPath, health, folder)).rejects.toThrow();
    rmSync(home, { recursive: true, force: true });
  }, 120_000);
});
