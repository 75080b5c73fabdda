import { createNodeHost, saveFile, hashOf, sessionKeyStore, thisMachine } from '@guide-studio/host/node';
import { readFileSync, writeSync } from 'node:fs';

/*
 * Saves one file repeatedly. `endless PATH`: each time a whole new version; prints its number after each save.
 * `backups FOLDER HOME KEY`: each time a whole new version of unsaved work; prints its number after each backup.
 * `append PATH NAME COUNT`: adds COUNT entries to a list to which another process adds, too.
 */
const [mode = '', path = '', name = '', count = '0'] = process.argv.slice(2);
const machine = thisMachine();

/** Returns one version of the file: large enough that writing takes a while, and recognisable when cut. */
function version(number: number): string {
  return `${JSON.stringify(Array.from({ length: 20_000 + (number % 7) * 1000 }, () => number))}\n`;
}

async function endless(): Promise<never> {
  let text = readFileSync(path);
  for (let number = (JSON.parse(text.toString()) as number[])[0] ?? 0; ; ) {
    number += 1;
    const next = Buffer.from(version(number));
    const saved = await saveFile(machine, { path, bytes: next, baseHash: hashOf(text) });
    if (!saved.ok) throw new Error(JSON.stringify(saved.error));
    text = next;
    writeSync(1, `${number}\n`);
  }
}

async function backups(): Promise<never> {
  const [folder = '', home = '', key = ''] = process.argv.slice(3);
  const host = await createNodeHost({ kind: 'browser', version: 'test', folder, home, keyStore: sessionKeyStore() });
  for (let number = 1; ; number += 1) {
    const work = { key, file: 'a.guide.json', name: 'a.guide.json', baseHash: null, text: version(number) };
    const written = await host.dispatch('backup.write', work);
    if (!written.ok) throw new Error(JSON.stringify(written.error));
    writeSync(1, `${number}\n`);
  }
}

async function append(): Promise<void> {
  for (let number = 0; number < Number(count); ) {
    const before = readFileSync(path);
    const entries = JSON.parse(before.toString()) as string[];
    const bytes = Buffer.from(JSON.stringify([...entries, `${name}${number}`]));
    const saved = await saveFile(machine, { path, bytes, baseHash: hashOf(before) });
    if (saved.ok) number += 1;
    else if (saved.error.code !== 'changedOnDisk' && saved.error.code !== 'lockedByOther') {
      throw new Error(JSON.stringify(saved.error));
    }
  }
}

await { endless, backups, append }[mode as 'endless' | 'backups' | 'append']();
