import { read, useSession } from '../session/index.ts';
import { followNames, loadGuideTests, moveGuideTests, useGuideTests } from './guideTests.ts';
import { runGuideTests, stopGuideTests } from './running.ts';

/** A pause in typing after which the tests run again. */
const pauseMs = 250;

/**
 * Keeps the tests of the open guide up to date: reads them with its file and after outside changes, runs them after
 * each change, and after a save writes the names of their parts. Returns a function that stops it.
 */
export function startGuideTests(): () => void {
  let pause: ReturnType<typeof setTimeout> | undefined;
  const runSoon = (): void => {
    clearTimeout(pause);
    pause = setTimeout(runGuideTests, pauseMs);
  };
  const stopSession = useSession.subscribe((now, before) => {
    const file = now.guide?.onDisk.file ?? null;
    if (now.guide?.backupKey !== before.guide?.backupKey) {
      stopGuideTests();
      void loadGuideTests(file);
    } else if (file !== (before.guide?.onDisk.file ?? null)) {
      if (file !== null) moveGuideTests(file);
      void loadGuideTests(file);
    } else if (now.guide?.testsSeen !== before.guide?.testsSeen) void loadGuideTests(file);
    if (now.guide?.editor.doc.root !== before.guide?.editor.doc.root || now.guide?.checked !== before.guide?.checked) {
      runSoon();
    }
    const isSaved = now.guide?.savedAt !== before.guide?.savedAt && (now.guide?.savedAt.time ?? null) !== null;
    if (isSaved) void followNames();
  });
  const stopTests = useGuideTests.subscribe((now, before) => {
    if (now.tests !== before.tests) runSoon();
  });
  void loadGuideTests(read().guide?.onDisk.file ?? null);
  return () => {
    clearTimeout(pause);
    stopSession();
    stopTests();
    stopGuideTests();
  };
}
