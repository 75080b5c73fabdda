import { writeSync } from 'node:fs';
import { connectHost } from '@guide-studio/host/common';
import { createNodeHost, sessionKeyStore } from '@guide-studio/host/node';
import { startBackups } from '../../renderer/src/session/backup.ts';
import { connect, dispatch, openFile, read, readGuide } from '../../renderer/src/session/index.ts';
import { numbersFrom } from '../size.ts';

/*
 * `FOLDER HOME FILE SEED`: the editor's session without its window, on a real host, with endless typing.
 * Prints the number and the time of each edit.
 */
const [folder = '', home = '', file = '', seed = '0'] = process.argv.slice(2);
const random = numbersFrom(Number(seed));

/** Pauses like those of people: a tenth of a second between letters, sometimes a short pause, rarely a long one. */
function untilNextKey(): number {
  const what = random(100);
  if (what < 94) return 60 + random(140);
  return what < 99 ? 300 + random(900) : 1500 + random(2500);
}

const implementation = await createNodeHost({
  kind: 'browser',
  version: 'test',
  folder,
  home,
  keyStore: sessionKeyStore(),
});
const connected = await connectHost(async (method, input) => await implementation.dispatch(method, input));
if (!connected.ok) throw new Error(connected.error.code);
connect(connected.value.host, connected.value.session);
startBackups();
if (!(await openFile(file))) throw new Error(JSON.stringify(read().stickyError));
for (let number = 1; ; number += 1) {
  const { root } = readGuide().editor.doc;
  dispatch('field.set', { key: root.key, path: ['title'], value: `Edit ${number}` });
  writeSync(1, `${number} ${Date.now()}\n`);
  await new Promise((resolve) => {
    setTimeout(resolve, untilNextKey());
  });
}
