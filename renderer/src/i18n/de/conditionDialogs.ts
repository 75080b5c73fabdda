import { pluralsOf } from '@guide-studio/guide-core/plurals';
import type { conditionDialogs as english } from '../en/conditionDialogs.ts';

const { counted, plural } = pluralsOf('de');
const questions = (count: number) => counted(count, { one: 'Frage', other: 'Fragen' });
const parts = (count: number, isAll = false) =>
  isAll ? questions(count) : counted(count, { one: 'Teil', other: 'Teile' });

/** The dialogs that give one condition to several parts, and that make a skip. */
export const conditionDialogs: typeof english = {
  cancel: 'Abbrechen',
  many: {
    title: (count, isAll) => `Bedingung für ${parts(count, isAll)}`,
    description: 'Legen Sie fest, wann sie gezeigt werden. Die Liste zeigt vorher, was sie bekommen.',
    asks: 'Art der Bedingung',
    kinds: { answer: 'Zu einer früheren Antwort', link: 'Zum Link', copied: 'Die kopierte' },
    how: 'Wo es schon eine Bedingung gibt',
    hows: { replace: 'Ersetzen', and: 'Diese zusätzlich verlangen', or: 'Diese genügt auch' },
    hints: {
      replace: 'Die vorhandene Bedingung geht verloren.',
      and: 'Gezeigt, wenn die vorhandene und die neue Bedingung erfüllt sind.',
      or: 'Gezeigt, wenn die vorhandene oder die neue Bedingung erfüllt ist.',
    },
    cannot: (how) => `„${how}“ ist nicht möglich: Nichts davon kann beides in einer Bedingung haben.`,
    otherQuestion: (there, here) =>
      `Die kopierte Bedingung galt der Frage „${there}“. Hier gehört dieselbe ID zur Frage „${here}“.`,
    otherQuestionNext: 'Prüfen Sie, ob Sie das meinen.',
    apply: (count, isAll) => (count === 0 ? 'Anwenden' : `Auf ${parts(count, isAll)} anwenden`),
    done: (count, isAll) => `${parts(count, isAll)} geändert.`,
    unfinished: 'Wählen Sie eine Frage und mindestens eine Option, um zu sehen, was sie bekommen.',
    unfinishedLink: 'Geben Sie einen Parameter und seinen Wert ein, um zu sehen, was sie bekommen.',
  },
  skip: {
    title: 'Springen zu …',
    description: (question) =>
      `Wer auf „${question}“ so antwortet, macht mit einer späteren Frage weiter. Allen anderen werden die Fragen dazwischen gestellt.`,
    row: 'In der Zeile',
    answer: 'Wenn die Antwort',
    target: 'Weiter mit',
    nothing: 'Keine spätere Frage passt dazu.',
    block: (title) => `Block „${title}“`,
    untitledBlock: 'Block ohne Titel',
    end: 'Dem Ende des Interviews',
    unfinished: 'Wählen Sie eine Antwort und ein Ziel, um zu sehen, welche Fragen übersprungen werden.',
    unasked: 'Wem diese Frage nicht gestellt wird, überspringt nichts.',
    apply: (count) => (count === 0 ? 'Überspringen' : `${questions(count)} überspringen`),
    done: (count) =>
      `${questions(count)} ${plural(count, { one: 'kann', other: 'können' })} jetzt übersprungen werden.`,
    nowhere: 'Nach dieser Frage kommt nichts, das übersprungen werden könnte.',
  },
  rows: {
    label: 'Was sie bekommen',
    summary: (set, left, isAll) =>
      `${parts(set, isAll)} ${plural(set, { one: 'bekommt', other: 'bekommen' })} die Bedingung.${left === 0 ? '' : ` ${parts(left, isAll)} ${plural(left, { one: 'bleibt', other: 'bleiben' })} unverändert.`}`,
    gets: 'Ändert sich',
    stays: 'Bleibt, wie es ist',
    cannot: 'Kann sie nicht haben',
    before: 'Vorher',
    everyone: 'Allen gezeigt',
    sameAlways: 'Das wird schon allen gezeigt.',
    same: 'Die eigene Bedingung sagt das schon.',
    never: 'Niemand würde es sehen: Die eigene Bedingung schließt diese aus.',
    more: (step, rest) => `${step} von ${rest} weiteren zeigen`,
  },
};
