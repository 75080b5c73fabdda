import '../../i18n/later.ts';
import { type Code, fileOfCoder } from '@guide-studio/guide-core/reading';
import { Button, Menu, Notice } from '../../controls/index.ts';
import { hostMessageOf, words } from '../../i18n/index.ts';
import { useGuide, useSession } from '../../session/index.ts';
import { useMarking } from './marking.tsx';
import { changeReadingHere, coderNamed, loadReading, useReading } from './reading.ts';

/** Why the files of readers could not be read. Without this, an answer would look as if nobody had marked it. */
export function ReadingFailure() {
  const file = useGuide(({ onDisk }) => onDisk.file);
  const { state, error } = useReading();
  if (state !== 'failed' || error === null) return null;
  const { what, next } = hostMessageOf(error);
  return (
    <Notice
      kind="error"
      text={what}
      next={next}
      actions={<Button onClick={() => void loadReading(file)}>{words.study.tryAgain}</Button>}
    />
  );
}

/** What does not fit: marks of texts that changed, entries that are not understood, deleted codes in use. */
export function ReadingProblems() {
  const marking = useMarking();
  const { unread, refused, coders, reading } = useReading();
  const unreadLines = coders.filter((one) => one.unread.length > 0);
  const author = useSession((session) => session.preferences.author);
  const lost = marking?.placed.lost ?? [];
  const deleted = reading.codes.filter(({ deleted: gone }) => gone !== undefined);
  const uses = (code: Code) => coders.flatMap(({ marks }) => marks.filter((mark) => mark.code === code.id));
  const mine = coders.find(({ coder }) => coder === coderNamed(author))?.marks ?? [];
  return (
    <>
      {lost.length > 0 ? (
        <Notice
          kind="warning"
          text={words.marks.lost(lost.length)}
          next={[...new Set(lost.map(({ why }) => words.marks.lostWhy[why]))].join(' ')}
        />
      ) : null}
      {unread.length > 0 ? <Notice kind="warning" text={words.marks.unread('reading.json', unread.length)} /> : null}
      {unreadLines.map((one) => (
        <Notice key={one.coder} kind="warning" text={words.marks.unread(fileOfCoder(one.coder), one.unread.length)} />
      ))}
      {refused > 0 ? (
        <Notice kind="warning" text={words.marks.refused} onDismiss={() => useReading.setState({ refused: 0 })} />
      ) : null}
      {deleted
        .filter((code) => uses(code).length > 0)
        .map((code) => {
          const { deleted: _, ...restored } = code;
          const own = mine.filter((mark) => mark.code === code.id);
          const change = { list: 'codes', was: code, now: restored as Code } as const;
          return (
            <Notice
              key={code.id}
              kind="warning"
              text={words.marks.inUse(code.name, uses(code).length)}
              actions={
                <>
                  <Button onClick={() => void changeReadingHere({ coder: '', marks: [], lists: [change] })}>
                    {words.marks.restoreCode}
                  </Button>
                  {own.length > 0 ? (
                    <Button
                      onClick={() =>
                        void changeReadingHere({
                          coder: coderNamed(author),
                          marks: own.map((was) => ({ was, now: null })),
                          lists: [],
                        })
                      }
                    >
                      {words.marks.removeMarks}
                    </Button>
                  ) : null}
                  <Menu
                    label={words.marks.code}
                    items={() =>
                      (marking?.codes.inOrder ?? []).map(({ code: into }) => ({
                        label: into.name,
                        onSelect: () =>
                          void changeReadingHere({
                            coder: '',
                            marks: [],
                            lists: [{ list: 'codes', was: code, now: { ...(restored as Code), mergedInto: into.id } }],
                          }),
                      }))
                    }
                  />
                </>
              }
            />
          );
        })}
    </>
  );
}
