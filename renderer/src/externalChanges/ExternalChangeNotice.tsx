import type { TextIssue } from '@guide-studio/guide-core/files';
import type { HostError } from '@guide-studio/host/common';
import { Button, Notice } from '../controls/index.ts';
import { hostMessageOf, listText, shortName, textMessageOf, words } from '../i18n/index.ts';
import { mergeCopy, mergeFromDisk, resumedMerge } from '../merging/index.ts';
import {
  dismissCopies,
  hasUnsavedWork,
  openMerge,
  type ExternalChange,
  read,
  saveOver,
  saveUnderNewName,
  useGuide,
  useSession,
} from '../session/index.ts';
import { KeepGuide } from '../files/index.ts';

/** Reports what happened to the file or the host outside the window, while it applies or until it is decided. */
export function ExternalChangeNotice() {
  const outside = useGuide((guide) => guide.externalChange);
  const name = useGuide((guide) => shortName(guide.onDisk.name));
  const merging = useGuide((guide) => guide.merging !== null);
  const hostError = useSession(({ hostError: lost, guide }) => (guide?.backupError ? null : lost));
  if (hostError) return <HostErrorNotice hostError={hostError} />;
  // The merge view already handles it.
  if (merging) return null;
  if (outside) return <Happened outside={outside} name={name} />;
  return <Copies />;
}

function Happened({ outside, name }: { readonly outside: ExternalChange; readonly name: string }) {
  const texts = words.externalChanges;
  const unfinished = outside.kind === 'unfinished' ? outside.merging : null;
  const saveAs = <Button onClick={() => void saveUnderNewName()}>{texts.saveAs}</Button>;
  switch (outside.kind) {
    case 'changed':
      return (
        <Notice
          bar
          kind="warning"
          text={texts.changed(name)}
          next={texts.changedNext}
          actions={
            <Button variant="primary" onClick={() => void mergeFromDisk()}>
              {texts.merge}
            </Button>
          }
        />
      );
    case 'unfinished':
      return (
        <Notice
          bar
          kind="warning"
          text={texts.unfinished(name)}
          next={unfinished ? texts.unfinishedNext : texts.unfinishedApart}
          actions={
            <>
              {saveAs}
              {unfinished ? (
                <Button variant="primary" onClick={() => openMerge(resumedMerge(unfinished))}>
                  {texts.merge}
                </Button>
              ) : null}
            </>
          }
        />
      );
    case 'decided':
      return (
        <Notice bar kind="info" text={texts.decided} next={outside.git ? texts.decidedInGit : texts.decidedNext} />
      );
    case 'unreadable':
      return (
        <Notice
          bar
          kind="error"
          text={texts.unreadable(name, whyUnreadable(outside.issue))}
          next={texts.unreadableNext}
          actions={
            <>
              {saveAs}
              <Button onClick={() => void putBack()}>{texts.putBack}</Button>
            </>
          }
        />
      );
    case 'gone':
      return (
        <Notice
          bar
          kind="warning"
          text={texts.gone(name)}
          next={texts.goneNext}
          actions={
            <>
              {saveAs}
              <Button onClick={() => void putBack()}>{texts.saveAgain}</Button>
            </>
          }
        />
      );
    case 'notAFile':
      return <Notice bar kind="error" text={texts.notAFile(name)} next={texts.notAFileNext} actions={saveAs} />;
    case 'unreachable':
      return <Notice bar kind="warning" text={texts.unreachable(name)} next={texts.unreachableNext} actions={saveAs} />;
  }
}

/** Returns why a file is unreadable, without advice, which the notice adds. */
function whyUnreadable(issue: TextIssue | null): string {
  if (issue === null) return words.externalChanges.noBlocks;
  return issue.code === 'empty' ? words.externalChanges.emptied : textMessageOf(issue);
}

function Copies() {
  const copies = useGuide((guide) => guide.copies);
  const [first] = copies;
  if (first === undefined) return null;
  const texts = words.externalChanges;
  return (
    <Notice
      bar
      kind="info"
      text={texts.copies(copies.length, listText(copies.map(({ name }) => name)))}
      next={texts.copiesNext}
      actions={
        <>
          <Button onClick={dismissCopies}>{texts.later}</Button>
          <Button variant="primary" onClick={() => void mergeCopy(first.file)}>
            {texts.mergeCopy}
          </Button>
        </>
      }
    />
  );
}

/**
 * Saves the guide where its file was, over nothing or over something that is not a guide, which the local history of
 * the host keeps. A plain save never does this.
 */
async function putBack(): Promise<void> {
  const outside = read().guide?.externalChange;
  if (outside?.kind === 'gone') await saveOver(null);
  if (outside?.kind === 'unreadable') await saveOver(outside.hash);
}

/** Says that the host has ended, before a request fails. */
function HostErrorNotice({ hostError }: { readonly hostError: HostError }) {
  const unsaved = useSession(hasUnsavedWork);
  const { what, next } = hostMessageOf(hostError);
  return (
    <Notice
      bar
      kind="warning"
      text={what}
      next={unsaved ? next : words.externalChanges.awayNext}
      actions={unsaved ? <KeepGuide /> : null}
    />
  );
}
