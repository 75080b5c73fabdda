import '../i18n/later.ts';
import { rememberAuthor } from '../notes/author.ts';
import { changeNotes } from '../notes/notes.ts';
import { guideText, isDirty, read, readGuide, save, announce } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import { hashOfText } from '../browser/hashOfText.ts';

/** Saves if needed, and stores the approval of exactly this content beside the file. Returns true on success. */
export async function approve(name: string, note: string): Promise<boolean> {
  if (isDirty(read()) && !(await save())) return false;
  const fingerprint = await hashOfText(guideText(readGuide().editor.doc));
  const approval = {
    id: crypto.randomUUID(),
    name,
    at: new Date().toISOString(),
    fingerprint,
    ...(note === '' ? {} : { note }),
  };
  if (!(await changeNotes({ kind: 'approval.add', approval }))) return false;
  await rememberAuthor(name);
  announce(words.study.approvals.announcement);
  return true;
}

/** Withdraws an approval; it stays listed as withdrawn. Returns true on success. `by`: who withdraws it. */
export async function withdraw(id: string, by: string): Promise<boolean> {
  const withdrawn = { by, at: new Date().toISOString() };
  if (!(await changeNotes({ kind: 'approval.withdraw', id, withdrawn }))) return false;
  await rememberAuthor(by);
  announce(words.study.approvals.withdrawnAnnouncement);
  return true;
}
