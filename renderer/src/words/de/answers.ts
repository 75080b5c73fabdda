import type { Words } from '../en/index.ts';

const counted = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`;

export const answers: Words['answers'] = {
  title: 'Antworten',
  back: 'Zurück zur Studie',
  read: 'Antworten lesen',
  finished: (count) =>
    count === 0
      ? 'Noch kein Interview ist abgeschlossen.'
      : `${counted(count, 'abgeschlossenes Interview', 'abgeschlossene Interviews')}.`,

  reading: 'Die Antworten werden gelesen.',
  readSoFar: (count) => `Die Antworten werden gelesen. Bisher ${counted(count, 'Interview', 'Interviews')}.`,
  empty: 'Noch niemand hat dieses Interview begonnen. Antworten erscheinen hier von selbst.',
  kept: 'Was vorher gelesen wurde, ist noch zu sehen.',

  way: 'Antworten lesen',
  ways: { questions: 'Nach Fragen', interviews: 'Nach Interviews' },
  took: (complete, screenedOut, underWay) =>
    [
      `${complete} ${complete === 1 ? 'hat' : 'haben'} es abgeschlossen`,
      `${screenedOut} ${screenedOut === 1 ? 'ist' : 'sind'} im Screener ausgeschieden`,
      ...(underWay === 0
        ? []
        : [
            underWay === 1 ? '1 ist noch dabei oder hat aufgehört' : `${underWay} sind noch dabei oder haben aufgehört`,
          ]),
    ].join(', ') + '.',
  more: (count, rest) => (count === rest ? `${count} weitere zeigen` : `${count} weitere von ${rest} zeigen`),

  answered: (count) => counted(count, 'Antwort', 'Antworten'),
  none: 'Das hat noch niemand beantwortet.',
  ownWords: 'In eigenen Worten',
  rank: (mean) => `im Mittel Platz ${mean}`,
  best: (best, worst) => `${best}-mal am besten, ${worst}-mal am schlechtesten`,

  interview: (number) => `Interview Nr. ${number}`,
  openInterview: (number) => `Interview Nr. ${number} öffnen`,
  states: { complete: 'Abgeschlossen', screened_out: 'Ausgeschieden', in_progress: 'Noch dabei oder aufgehört' },
  underAMinute: 'unter einer Minute',
  minutes: (minutes) => `${minutes} Min.`,
  allInterviews: 'Alle Interviews',
  previous: 'Voriges',
  next: 'Nächstes',
  readingOne: 'Das Interview wird gelesen.',
  nothingSaid: 'In diesem Interview wurde noch nichts gesagt.',
  followUp: 'Nachfrage',
  about: (concept) => `Zu ${concept}`,
  listOnly: 'Unten stehen seine Antworten ohne Nachfragen.',

  csv: 'CSV',
  json: 'JSON',
  csvNamed: 'Alle Antworten als CSV herunterladen',
  jsonNamed: 'Alle Antworten als JSON herunterladen',
  exported: (name) => `${name} liegt bei Ihren Downloads`,

  simulated: (count) =>
    `Diese Antworten sind simuliert: ${count} Personen, die es nicht gibt, haben das Interview durchlaufen. Niemand wurde befragt, und nichts wurde gesendet.`,
  simulatedNext:
    'So liest sich eine Studie, wenn Menschen geantwortet haben. Ändern Sie den Leitfaden, wie Sie möchten: Er gehört Ihnen, sobald Sie ihn speichern.',
};
