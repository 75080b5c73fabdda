import { Button, Notice } from '../controls/index.ts';
import { shortName } from '../files/index.ts';
import { mergeFile, mergeFromDisk } from '../merging/startMerge.ts';
import { saveUnderNewName } from '../session/files.ts';
import { type Outside, useSession, write } from '../session/store.ts';
import { textMessageOf, words } from '../words/index.ts';
import { putBack } from './putBack.ts';

/** What happened to the file outside the window, as long as it is true or until it is decided. */
export function OutsideNotice() {
  const outside = useSession((session) => session.outside);
  const name = useSession((session) => shortName(session.onDisk?.name ?? ''));
  const merging = useSession((session) => session.merging !== null);
  // The merge view is about it already.
  if (merging) return null;
  if (outside) return <Happened outside={outside} name={name} />;
  return <Copies />;
}

function Happened({ outside, name }: { readonly outside: Outside; readonly name: string }) {
  const told = words.outside;
  const saveAs = <Button onClick={() => void saveUnderNewName()}>{told.saveAs}</Button>;
  switch (outside.kind) {
    case 'changed':
      return (
        <Notice
          bar
          kind="warning"
          text={told.changed(name)}
          next={told.changedNext}
          actions={
            <Button variant="primary" onClick={() => void mergeFromDisk()}>
              {told.merge}
            </Button>
          }
        />
      );
    case 'unreadable':
      return (
        <Notice
          bar
          kind="error"
          text={told.unreadable(name, textMessageOf(outside.issue))}
          next={told.unreadableNext}
          actions={
            <>
              {saveAs}
              <Button onClick={() => void putBack()}>{told.putBack}</Button>
            </>
          }
        />
      );
    case 'gone':
      return (
        <Notice
          bar
          kind="warning"
          text={told.gone(name)}
          next={told.goneNext}
          actions={
            <>
              {saveAs}
              <Button onClick={() => void putBack()}>{told.saveAgain}</Button>
            </>
          }
        />
      );
    case 'notAFile':
      return <Notice bar kind="error" text={told.notAFile(name)} next={told.notAFileNext} actions={saveAs} />;
    case 'unreachable':
      return <Notice bar kind="warning" text={told.unreachable(name)} next={told.unreachableNext} actions={saveAs} />;
  }
}

function Copies() {
  const copies = useSession((session) => session.copies);
  const [first] = copies;
  if (first === undefined) return null;
  const told = words.outside;
  return (
    <Notice
      bar
      kind="info"
      text={told.copies(copies.length, copies.join(', '))}
      next={told.copiesNext}
      actions={
        <>
          <Button onClick={() => write({ copies: [] })}>{told.later}</Button>
          <Button variant="primary" onClick={() => void mergeFile(first)}>
            {told.mergeCopy}
          </Button>
        </>
      }
    />
  );
}
