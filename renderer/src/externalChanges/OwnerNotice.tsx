import { Button, Notice } from '../controls/index.ts';
import { clockText, dayText, shortName, words } from '../i18n/index.ts';
import { type Owner, showOwner, useGuide } from '../session/index.ts';
import { editAnyway } from './owner.ts';

/** Says who else has the guide open, while that is the case. */
export function OwnerNotice() {
  const owner = useGuide((guide) => guide.owner);
  const name = useGuide((guide) => shortName(guide.onDisk.name));
  // A read-only file is reported elsewhere.
  const isWritable = useGuide((guide) => guide.onDisk.writable);
  const texts = words.externalChanges;
  switch (owner?.kind) {
    case undefined:
      return null;
    case 'other':
      return (
        <Notice
          bar
          kind="warning"
          text={openWords(name, owner)}
          next={texts.openNext}
          actions={<Button onClick={() => void editAnyway()}>{texts.editAnyway}</Button>}
        />
      );
    case 'taken':
      return <Notice bar kind="warning" text={openWords(name, owner)} next={texts.takenNext} onDismiss={dismiss} />;
    case 'unmarked':
      return isWritable ? <Notice bar kind="info" text={texts.unmarked} onDismiss={dismiss} /> : null;
  }
}

function dismiss(): void {
  showOwner(null);
}

function openWords(name: string, { kind, by }: Extract<Owner, { kind: 'other' | 'taken' }>): string {
  const { openHere, openElsewhere, takenHere, takenElsewhere } = words.externalChanges;
  const when = sinceWhen(by.since, Date.now());
  if (by.here) return (kind === 'other' ? openHere : takenHere)(name, when);
  return (kind === 'other' ? openElsewhere : takenElsewhere)(name, by.owner, by.machine, when);
}

/** Returns the time, with the day if it is not today. Both parameters are epoch milliseconds. */
function sinceWhen(time: number, now: number): string {
  const isToday = new Date(time).toDateString() === new Date(now).toDateString();
  return isToday ? clockText(time) : `${dayText(time)}, ${clockText(time)}`;
}
