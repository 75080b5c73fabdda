import { pluralsOf } from '@guide-studio/guide-core';
import type { Words } from '../en/index.ts';

const { counted } = pluralsOf('de');

export const forecast: Words['forecast'] = {
  name: 'Prognose',
  completes: 'Wie viele vollständige Interviews brauchen Sie?',
  wallet: 'Guthaben in Credits',
  walletHint: 'Leer: nicht bekannt.',
  walletOf: (name) => `Aus der Verbindung „${name}“.`,
  working: 'Die Prognose wird berechnet …',
  hasProblems: 'Die Prognose wird berechnet, sobald der Leitfaden keine Fehler hat.',
  outdated: 'Der Leitfaden hat jetzt Fehler. Das ist die Prognose von davor.',
  failed:
    'Die Prognose konnte nicht berechnet werden. Laden Sie das Fenster neu, und melden Sie es, wenn es wieder geschieht.',
  badShares:
    'Es gibt keine neue Prognose, weil einige Anteile nicht verwendet werden können. Die Zahlen unten sind die von davor.',
  badFirstShares: 'Es gibt keine Prognose, weil einige Anteile nicht verwendet werden können.',

  percent: (number) => `${number} %`,
  underHalfPercent: 'unter 0,5 %',
  invite: (invited, completes) => `Laden Sie etwa ${invited} Personen ein, um ${completes} Interviews zu erhalten.`,
  nobodyCompletes: 'Mit diesen Anteilen beendet niemand das Interview.',
  tooFewComplete: 'Zu wenige beenden das Interview, um Einladungen zu planen.',
  tooFewHint:
    'Dafür müssten mehr Personen eingeladen werden, als es gibt. Erhöhen Sie die Anteile derer, die bestehen und bleiben.',
  nobodyHint: 'Suchen Sie unter den Anteilen oder im Leitfaden einen Anteil von 0 % oder 100 %, der alle ausschließt.',
  passes: (share) => `${share} bestehen das Screening.`,
  length: (from, to, usual) =>
    from === to ? `Etwa ${usual} min.` : `Neun von zehn Interviews dauern ${from} bis ${to} Minuten, meist ${usual}.`,
  needs: (needed) => `Das kostet ${needed} Credits.`,
  enoughCredits: (needed, wallet) => `Das kostet ${needed} Credits; das Guthaben beträgt ${wallet}.`,
  missingCredits: (needed, wallet, missing) =>
    `Das kostet ${needed} Credits; das Guthaben beträgt ${wallet}: Es fehlen ${missing}.`,
  safe: (invited) => `Der Zufall spielt mit: Mit ${invited} Einladungen reicht es zu 95 % sicher.`,
  usualShares:
    'Noch sind keine Anteile eingegeben: Jede Option gilt als gleich wahrscheinlich. Geben Sie unter „Anteile“ ein, was Sie wissen, auch wie viele der Eingeladenen beginnen und das Interview beenden.',
  showShares: 'Anteile zeigen',
  exact: (figures) => `Genau aus den Anteilen berechnet: ${figures}.`,
  simulated: (figures, participants, seed) =>
    `Aus ${participants} simulierten Teilnehmenden (Startwert „${seed}“, daher ergeben derselbe Leitfaden und dieselben Anteile dieselben Zahlen): ${figures}.`,
  interval: (from, to) =>
    `Die übliche Dauer liegt mit einer Wahrscheinlichkeit von 95 % zwischen ${from} und ${to} Minuten, wenn die Anteile und das Lesetempo stimmen.`,
  figures: {
    incidence: 'wer das Screening besteht',
    invitations: 'die Einladungen',
    cells: 'wer welche Frage und welches Konzept sieht',
    length: 'die Dauer',
  },
  ofShares: 'Alle Zahlen sind nur so gut wie die Anteile.',

  asTable: 'Tabelle',
  hideTable: 'Tabelle ausblenden',
  csv: 'CSV',
  downloaded: (name) => `${name} wurde heruntergeladen.`,
  stages: { invited: 'Eingeladen', started: 'Beginnen', passed: 'Bestehen das Screening', complete: 'Beenden' },
  leaving: (screened, dropped) => `${screened} werden ausgeschlossen, ${dropped} brechen ab.`,
  histogram: (from, to, usual) => `Beendete Interviews nach Dauer: ${from} bis ${to} Minuten, meist ${usual}.`,
  bin: (from, to, share) => `${from} bis ${to} Minuten: ${share}`,
  minutes: 'Minuten',
  journeys: 'Nach dem, was gezeigt wird',
  group: (usual, p90) => `meist ${usual} min, neun von zehn höchstens ${p90} min`,
  smallest: (name, number) => `Am wenigsten: ${name}, mit etwa ${number}.`,
  few: 'wenige',
  fewHint: (number) =>
    `„Wenige“: unter ${number} beendete Interviews. Prozentwerte von so wenigen Personen sagen wenig aus.`,
  everyoneSees: (count) =>
    `Alle, die das Interview beenden, sehen ${counted(count, { one: 'weitere Frage', other: 'weitere Fragen' })}.`,
  allSee: 'Alle, die das Interview beenden, sehen jede Frage.',
  nobodySees: (count) =>
    `${counted(count, { one: 'Frage sieht', other: 'Fragen sieht' })} niemand, der das Interview beendet.`,
  showAllBars: (count) => `Alle ${count} zeigen`,
  cell: (number, atLeast) => `${number}, mindestens ${atLeast}`,
  atLeastHint: '„Mindestens“: mit einer Wahrscheinlichkeit von 95 %.',
  tornadoHint:
    'So ändern sich die Einladungen, wenn ein Anteil um 10 Punkte niedriger oder höher ist. Die anderen Optionen der Frage teilen sich den Rest.',
  smallestHint: (name) => `So ändert sich, wie viele ${name} sehen, bei Anteilen, die die Einladungen nicht ändern.`,
  effect: (lower, less, higher, more) => `${less} bei ${lower}, ${more} bei ${higher}`,
  endless: 'zu wenige beenden',
  nothingMatters: 'Kein einzelner Anteil ändert die Einladungen oder die kleinste Gruppe.',
  noTornado:
    'Für diesen Leitfaden wird das nicht berechnet, weil sich nur simulieren lässt, wer das Screening besteht.',

  shares: 'Anteile',
  sharesHint:
    'Was Sie von den Teilnehmenden erwarten. Optionen ohne Zahl teilen sich den Rest. Um eine Spalte mit Prozentwerten oder Zeilen mit Option und Prozentwert einzufügen, klicken Sie in das erste Feld.',
  kept: 'In den Notizen neben dem Leitfaden gespeichert, für alle, die an ihm arbeiten.',
  unsaved: 'Speichern Sie den Leitfaden, um diese Anteile zu behalten. Bis dahin hat sie nur dieses Fenster.',
  readOnly:
    'Dieser Leitfaden ist hier schreibgeschützt. Seine Anteile lassen sich trotzdem ändern: Sie sind in den Notizen neben ihm.',
  notUnderstood: (places) =>
    `Die Anteile in den Notizen neben dem Leitfaden werden nicht verwendet, weil dies nicht verstanden wird: ${places}.`,
  correctNotes:
    'Korrigieren Sie die Notizdatei. Wenn Sie hier Anteile eingeben, behält die Datei die alten unter einem anderen Namen.',
  notKept: 'Die Anteile konnten nicht gespeichert werden. Dieses Fenster hat sie noch.',
  tryAgain: 'Erneut versuchen',
  participation: 'Teilnahme',
  settings: {
    starting: 'Von den Eingeladenen beginnen (%)',
    completion: 'Nach dem Screening beenden (%)',
    dropOutPerMinute: 'In jeder Minute brechen ab (%)',
    lengthFactor: 'Dauer im Vergleich zur Schätzung (%)',
  },
  deciding: 'Fragen, die etwas entscheiden',
  decidingHint: 'Das Screening und Fragen, von denen Bedingungen oder übernommene Optionen abhängen.',
  noDeciding: 'Keine Frage entscheidet, wer was sieht.',
  others: (count) => counted(count, { one: 'andere Frage', other: 'andere Fragen' }),
  othersHint: 'Ihre Anteile ändern nichts an Einladungen und Gruppen.',
  links: 'Links der Teilnehmenden',
  linkOf: (parameter) => `Links mit ${parameter}`,
  added: 'Eine eigene Option der Teilnehmenden',
  share: (option) => `${option}, Prozent`,
  several:
    'Mehrere können gewählt werden, daher müssen diese nicht 100 % ergeben. Ohne Zahl wählt etwa ein Drittel eine Option.',
  sum: (sum) => `Summe: ${sum} %`,
  left: (sum, left) => `Summe: ${sum} %. Den Rest, ${left} %, teilen sich die Optionen ohne Zahl.`,
  above: (sum) => `Summe: ${sum} %. Senken Sie einige Anteile: Zusammen dürfen sie höchstens 100 % sein.`,
  byConcept: 'Für jedes Konzept anders',
  byConceptHint: 'Beim Ausschalten bleibt der Mittelwert der Konzepte.',
  reset: 'Wieder gleich verteilen',
  resetAll: 'Alles wieder gleich verteilen',
  wasReset: 'Alle Anteile sind wieder gleich verteilt.',
  undo: 'Rückgängig',
  unknown: 'Anteile, die nicht verwendet werden können',
  nameIt: (name) => `„${name}“ verwenden`,
  remove: 'Diesen Anteil entfernen',
  tooManyPasted: (lines, options) =>
    `${counted(lines, { one: 'Zeile', other: 'Zeilen' })} eingefügt, aber ab hier gibt es nur ${counted(options, { one: 'Option', other: 'Optionen' })}. Nichts wurde geändert.`,
  noNumberPasted: (line) => `„${line}“ endet nicht mit einem Prozentwert. Nichts wurde geändert.`,
  noOptionPasted: (line) => `„${line}“ nennt keine Option dieser Frage. Nichts wurde geändert.`,

  fromAnswers: 'Aus Antworten übernehmen…',
  fromHint: 'Anteile können aus den Antworten einer laufenden Studie dieses Leitfadens kommen.',
  noStudies: 'Dieser Leitfaden hat bei der gewählten Verbindung keine laufende Studie.',
  ofStudy: (day) => `Studie vom ${day}`,
  reading: 'Die Antworten werden gelesen …',
  noAnswers: 'Diese Studie hat noch keine Antworten. Nichts wurde geändert.',
  taken: (interviews, changed) =>
    `Aus ${counted(interviews, { one: 'Interview', other: 'Interviews' })} übernommen, für ${counted(changed, { one: 'Frage', other: 'Fragen' })}.`,
  otherQuestions: (numbers) => `Nicht übernommen, weil die Studie dort etwas anderes fragt: ${numbers}.`,
  tooFewDurations: (least) =>
    `Die Dauer lässt sich nicht vergleichen: Dafür braucht es mindestens ${least} beendete Interviews.`,
  tooLong: (share, interviews) =>
    `Verglichen mit ${counted(interviews, { one: 'echten Interview', other: 'echten Interviews' })} ist die prognostizierte Dauer ${share} zu lang.`,
  tooShort: (share, interviews) =>
    `Verglichen mit ${counted(interviews, { one: 'echten Interview', other: 'echten Interviews' })} ist die prognostizierte Dauer ${share} zu kurz.`,
  fits: (interviews) =>
    `Die prognostizierte Dauer stimmt mit ${counted(interviews, { one: 'echten Interview', other: 'echten Interviews' })} überein.`,
  realLength: (usual, p90) => `Gemessen: meist ${usual} min, neun von zehn höchstens ${p90} min.`,
  correct: 'Die Dauer danach korrigieren',

  inPaths: (share) => `${share} der Beendeten`,
};
