import { pluralsOf } from '@guide-studio/guide-core/plurals';
import type { Words } from '../en/index.ts';

const { counted } = pluralsOf('de');

const people = { one: 'erfundene Person', other: 'erfundene Personen' };
const responses = { one: 'Antwort der Generalprobe', other: 'Antworten der Generalprobe' };

export const rehearsal: Words['rehearsal'] = {
  open: 'Generalprobe …',
  elsewhere:
    'Eine Generalprobe ist nur bei einem Dienst von Guide Studio möglich. Er hält erfundene Antworten von echten getrennt. Der Dienst dieser Verbindung ist ein anderer.',
  title: 'Generalprobe starten?',
  meanings: [
    'Erfundene Personen nehmen über den Dienst an dieser Studie teil, so wie Menschen im Browser. Zuerst kommen die, die zusammen alles sehen, was jemand sehen kann, danach andere, die zufällig antworten.',
    'Ihre Antworten sind als Generalprobe gekennzeichnet. Sie verbrauchen keine Credits und zählen nicht als Antworten der Studie. Programme, die Antworten lesen, erhalten sie wie alle anderen.',
    'Jeder Text, den sie schreiben, sagt, dass er erfunden ist. Etwa jede zehnte Person, die zufällig antwortet, bricht ab.',
    'Sie können danach alle zusammen löschen.',
  ],
  live: 'Diese Studie läuft. Bis Sie sie löschen, stehen die Antworten der Generalprobe überall, wo Antworten gelesen werden, zwischen den echten.',
  participants: 'Erfundene Personen',
  participantsHint: (most) => `Eine Zahl von 1 bis ${most}.`,
  start: 'Generalprobe starten',
  inventing: 'Die erfundenen Personen werden ermittelt.',
  taking: (started, of) =>
    `Generalprobe: ${started} von ${of === 1 ? 'einer erfundenen Person' : `${of} erfundenen Personen`} ${started === 1 ? 'hat' : 'haben'} begonnen.`,
  took: (complete, screenedOut, brokeOff) =>
    `${counted(complete + screenedOut + brokeOff, people)}: ${complete} abgeschlossen, ${screenedOut} ausgeschieden, ${brokeOff} abgebrochen.`,
  reached: (reached, goals, undecided) =>
    (reached === goals && undecided === 0
      ? `Zusammen haben sie alles erreicht, was in dieser Studie erreichbar ist (${goals} von ${goals}): Fragen, Konzepte, Screening-Optionen, übernommene Optionen, Ausgänge und Teile von Bedingungen, erfüllt und nicht erfüllt.`
      : `Zusammen haben sie ${reached} von ${goals} Teilen erreicht, die in dieser Studie erreichbar sind: Fragen, Konzepte, Screening-Optionen, übernommene Optionen, Ausgänge und Teile von Bedingungen, erfüllt und nicht erfüllt.`) +
    (undecided === 0 ? '' : ` Ob ${undecided} weitere erreichbar sind, ist unentschieden.`),
  noneCompleted: 'Niemand von ihnen hat das Interview abgeschlossen.',
  repeat: (seed) => `Um sie mit denselben Personen zu wiederholen (Startwert „${seed}“), führen Sie diesen Befehl aus`,
  copyCommand: 'Befehl kopieren',
  repeatCommand: (study, participants, seed) => `guide rehearse ${study} --participants ${participants} --seed ${seed}`,
  more: (personas, undecided) =>
    `Um ${undecided === 0 ? 'alles' : 'all diese'} zu erreichen, lassen Sie mindestens ${personas} Personen teilnehmen.`,
  failedToInvent:
    'Die erfundenen Personen konnten nicht ermittelt werden. Es wurde nichts gesendet. Schließen Sie andere Programme, falls der Speicher knapp ist, und versuchen Sie es noch einmal.',
  kept: (count) => `${counted(count, responses)}.`,
  remove: 'Antworten der Generalprobe löschen …',
  removeTitle: 'Antworten der Generalprobe löschen?',
  removeMeaning: (count) =>
    `${counted(count, responses)} dieser Studie ${count === 1 ? 'wird' : 'werden'} vollständig gelöscht. Das lässt sich nicht rückgängig machen. Die Antworten echter Personen bleiben.`,
  removeAct: 'Löschen',
  removed: (count) => `${counted(count, responses)} gelöscht`,

  name: (number) => `Generalprobe Nr. ${number}`,
  openOne: (number) => `Generalprobe Nr. ${number} öffnen`,
  mark: 'Erfundene Person',
  among: (count, all) => `${count} von ${all} Interviews stammen aus einer Generalprobe. Die Personen sind erfunden.`,
  onlyReal: 'Nur echte Personen zeigen',
  participantKind: 'Personen',
  real: 'Echte Personen',
  invented: 'Erfundene Personen',
};
