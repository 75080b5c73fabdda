import { read, useSession } from '../session/index.ts';
import { clearHistory } from './steps.ts';
import { loadTranslations, showWaiting } from '../translations/translations.ts';

/**
 * Keeps the translations beside the open guide up to date: reads them with its file, after its first save and after
 * outside changes. Returns a function that stops it.
 */
export function startTranslations(): () => void {
  const stop = useSession.subscribe((now, before) => {
    const file = now.guide?.onDisk.file ?? null;
    const isOther = now.guide?.backupKey !== before.guide?.backupKey;
    if (isOther) clearHistory();
    if (isOther || file !== (before.guide?.onDisk.file ?? null)) void loadTranslations(file);
    else if (now.guide?.translationsSeen !== before.guide?.translationsSeen) void loadTranslations(file);
    else if (now.guide?.beside !== before.guide?.beside) {
      if (file === null) showWaiting();
      else void loadTranslations(file);
    }
  });
  void loadTranslations(read().guide?.onDisk.file ?? null);
  return stop;
}
