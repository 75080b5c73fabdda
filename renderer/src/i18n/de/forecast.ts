import { pluralsOf } from '@guide-studio/guide-core/plurals';
import type { Words } from '../en/index.ts';

const { counted } = pluralsOf('de');

export const forecast: Words['forecast'] = {
  name: 'Prognose',
  completes: 'Wie viele abgeschlossene Interviews brauchen Sie?',
  completesRange: (most) => `Geben Sie eine ganze Zahl von 1 bis ${most} ein.`,
  wallet: 'Credits auf dem Guthabenkonto',
  walletRange: 'Geben Sie eine Zahl ab 0 ein, oder lassen Sie das Feld leer.',
  walletHint: 'Leer lassen, wenn nicht bekannt.',
  walletOf: (name) => `Aus der Verbindung „${name}“.`,
  working: 'Die Prognose wird berechnet …',
  hasProblems: 'Die Prognose wird berechnet, sobald der Leitfaden keine Fehler hat.',
  outdated: 'Der Leitfaden hat jetzt Fehler. Das ist die Prognose von davor.',
  failed:
    'Die Prognose konnte nicht berechnet werden. Laden Sie das Fenster neu, und melden Sie es, wenn es wieder geschieht.',
  badShares:
    'Es gibt keine neue Prognose, weil einige Anteile nicht verwendet werden können. Die Zahlen unten sind von vor dieser Änderung.',
  badFirstShares: 'Es gibt keine Prognose, weil einige Anteile nicht verwendet werden können.',

  percent: (number) => `${number} %`,
  underTenth: 'unter 0,1',
  underHalfPercent: 'unter 0,5 %',
  underOnePercent: 'unter 1 %',
  over99Percent: 'über 99 %',
  underOne: 'weniger als 1',
  invite: (basis, invited, completes) =>
    `${basis === '' ? 'Laden' : `${basis}: Laden`} Sie ${invited} ${invited === '1' ? 'Person' : 'Personen'} ein, um ${completes} abgeschlossene${completes === '1' ? 's Interview' : ' Interviews'} zu erhalten.`,
  ifs: {
    entered: 'Wenn die eingegebenen Zahlen stimmen, reicht das',
    both: 'Wenn das und die eingegebenen Zahlen stimmen, reicht das',
    basis: 'Wenn das stimmt, reicht das',
    none: 'Das reicht',
  },
  safe: (condition) => `${forecast.ifs[condition]} in 95 von 100 Studien.`,
  onAverageThen: (people, average, studies) =>
    `Mit ${people} erhielten Sie im Durchschnitt ${average}, und in ${studies} von 100 Studien zu wenige.`,
  nobodyCompletes: (basis) => `${basis || 'Mit diesen Anteilen'} schließt niemand das Interview ab.`,
  tooFewComplete: (basis) =>
    basis === ''
      ? 'Zu wenige schließen das Interview ab, um Einladungen zu planen.'
      : `${basis} schließen zu wenige das Interview ab, um Einladungen zu planen.`,
  tooFewHint:
    'Dafür müssten mehr Personen eingeladen werden, als es gibt. Erhöhen Sie die Anteile derer, die bestehen und bleiben.',
  nobodyHint: 'Suchen Sie unter den Anteilen oder im Leitfaden einen Anteil von 0 % oder 100 %, der alle ausschließt.',
  showOptions: (question) => `Optionen von ${question} zeigen`,
  wouldPass: (share, basis) =>
    `${share} derer, die beginnen, würden den Screener bestehen, wenn niemand abbräche${basis}.`,
  passes: (share, basis) => `${share} derer, die beginnen, bestehen den Screener${basis}.`,
  length: (usual, p90, basis) =>
    usual === p90
      ? `Interviews dauern typisch ${usual}${basis}.`
      : `Interviews dauern typisch ${usual}, neun von zehn höchstens ${p90}${basis}.`,
  wholeMinutes: (minutes) => (minutes === '1' ? '1 Minute' : `${minutes} Minuten`),
  underMinute: 'weniger als 1 Minute',
  needs: (needed) => `Das kostet ${needed} Credits.`,
  enoughCredits: (needed, wallet) => `Das kostet ${needed} Credits; auf dem Guthabenkonto sind ${wallet}.`,
  missingCredits: (needed, wallet, missing) =>
    `Das kostet ${needed} Credits; auf dem Guthabenkonto sind ${wallet}: Sie brauchen ${missing} mehr.`,
  usualShares:
    'Noch sind keine Anteile eingegeben, daher gelten alle Zahlen für zufällige Antworten: Wo eine Option gewählt wird, sind alle gezeigten gleich wahrscheinlich. Geben Sie unter „Anteile“ ein, was Sie wissen, auch wie viele der Eingeladenen beginnen und das Interview abschließen.',
  usualBefore: 'Die Zahlen unten gelten für zufällige Antworten, denn noch werden keine Anteile verwendet.',
  question: (number) => `F${number}`,
  linkParameter: (name) => `dem Link-Parameter ${name}`,
  moreQuestions: (count) => counted(count, { one: 'weiteren Frage', other: 'weiteren Fragen' }),
  stillUsual: (questions) => `Bei ${questions} sind nicht alle Anteile eingegeben, daher ist der Rest noch zufällig.`,
  usualSeveral:
    'Wo mehrere Optionen gewählt werden können, wird jede so oft gewählt, wie die grauen Zahlen unter „Anteile“ sagen.',
  showShares: 'Anteile zeigen',
  exact: (figures, basis) => `Berechnet${basis}: ${figures}.`,
  simulated: (figures, participants, seed) =>
    `Mit ${participants} simulierten Teilnehmenden ermittelt: ${figures}. Derselbe Leitfaden und dieselben Anteile ergeben immer dieselben Zahlen (Startwert „${seed}“).`,
  interval: (from, to, basis) =>
    `Die typische Dauer ist die mittlere: Die Hälfte der Interviews ist kürzer. Mit einer Wahrscheinlichkeit von 95 % ${from === to ? `sind es gerundet ${from} ${from === '1' ? 'Minute' : 'Minuten'}` : `liegt sie zwischen ${from} und ${to} Minuten`}, wenn die Anteile und das Lesetempo stimmen${basis}.`,
  figures: {
    incidence: 'wer den Screener besteht',
    wouldPass: 'wer den Screener bestehen würde, wenn niemand abbräche',
    invitations: 'die Einladungen',
    cells: 'wer welche Frage und welches Konzept sieht',
    length: 'die Dauer',
  },
  ofShares: 'Alle Zahlen sind nur so gut wie die Anteile.',

  asTable: 'Tabelle',
  hideTable: 'Tabelle ausblenden',
  csv: 'CSV',
  downloaded: (name) => `${name} wurde heruntergeladen.`,
  stages: { invited: 'Eingeladen', started: 'Beginnen', passed: 'Bestehen den Screener', complete: 'Schließen ab' },
  passedInTime: 'Bestehen den Screener, bevor sie abbrechen',
  onAverage: (invited, basis) => `Im Durchschnitt, wenn ${invited} Personen eingeladen werden${basis}:`,
  leaving: (screened, dropped, basis) =>
    `Im Screener ausgeschieden: ${screened === '0' ? 'niemand' : screened}. Abgebrochen: ${dropped === '0' ? 'niemand' : dropped}${basis}.`,
  lengthHint:
    'Die Statusleiste nennt eine andere Dauer, weil sie keine Anteile kennt: Ihr Bereich reicht von einer schnellen Person, die keine Frage mit Bedingungen sieht, bis zu einer langsamen, die alle sieht.',
  histogram: (from, to, usual) =>
    `Abgeschlossene Interviews nach Dauer: ${from} bis ${to} Minuten, typisch sind ${usual}.`,
  bin: (from, to, share) => `${from} bis ${to} Minuten: ${share}`,
  lastBin: (from, share) => `${from} Minuten oder länger: ${share}`,
  lastBar: (from) => `(letzter Balken: ${from} oder länger)`,
  minutes: 'Minuten',
  journeys: 'Dauer danach, welche Fragen jemand sieht',
  group: (usual, p90) => (usual === p90 ? `typisch ${usual}` : `typisch ${usual}, neun von zehn höchstens ${p90}`),
  smallest: (compared, name, number, completes, basis) =>
    `${compared === '' ? 'Am wenigsten' : `${compared} am wenigsten`}: ${name}, gezeigt in etwa ${number} von ${completes} abgeschlossenen Interviews${basis}.`,
  smallestNobody: (name, others, basis) =>
    `Niemand, der das Interview abschließt${basis}, sieht ${name}${others === 0 ? '' : ` oder ${counted(others, { one: 'weiteren Teil', other: 'weitere Teile' })}`}.`,
  everyone: 'alle',
  nobody: 'niemand',
  nobodyUsual: 'niemand: braucht zwei Werte eines Link-Parameters',
  nobodyUsualHint: '„Braucht zwei Werte“: Die Bedingung verlangt beide zugleich, und Links haben meist nur einen.',
  few: 'wenige',
  fewHint: (number) =>
    `„Wenige“: unter ${number} abgeschlossene Interviews. Prozentwerte von so wenigen Personen sagen wenig aus.`,
  everyoneSees: (count, basis) =>
    `Alle, die das Interview abschließen, sehen ${count === 1 ? 'die andere Frage' : `die anderen ${count} Fragen`}${basis}.`,
  allSee: (basis) => `Alle, die das Interview abschließen, sehen jede Frage${basis}.`,
  showAllBars: (count) => `Alle ${count} zeigen`,
  cell: (number, atLeast) => `${number}, mindestens ${atLeast}`,
  atLeastHint: (basis) => `„Mindestens“: in 95 von 100 Studien, wenn die Anteile stimmen${basis}.`,
  tornadoHint:
    'So viele Einladungen ergeben im Durchschnitt die gewünschte Zahl, wenn ein Anteil um 10 Prozentpunkte niedriger oder höher ist und die anderen Optionen der Frage sich den Rest teilen; wo mehrere gewählt werden dürfen, bleiben sie, wenn die Grenzen der Frage es zulassen:',
  presentValue: (number, basis) => `Der Strich zeigt, wie die Zahl jetzt ist: ${number}${basis}.`,
  smallestHint: (name) =>
    `Anteile, die nicht die Einladungen ändern, aber wie viele abgeschlossene Interviews ${name} zeigen:`,
  effect: (lower, less, higher, more) => `${less} bei ${lower}, ${more} bei ${higher}`,
  tooFew: 'zu wenige schließen ab',
  noneCompletes: 'niemand schließt ab',
  nothingMatters: 'Kein einzelner Anteil ändert die Einladungen oder die kleinste Gruppe.',
  noTornado: 'Für diesen Leitfaden wird das nicht berechnet, weil sich nur simulieren lässt, wer den Screener besteht.',

  perConcept: 'Teilnehmende je Konzept',
  waits: 'Wird gezeigt, sobald der Leitfaden keine Probleme hat.',
  about: (count) => `etwa ${count}`,
  seesNone: 'sehen kein Konzept',
  fewSeeEach: (seen, completes, basis) =>
    `${basis === '' ? 'Jedes Konzept kommt' : `${basis} kommt jedes Konzept`} nur in etwa ${seen} von ${counted(completes, { one: 'abgeschlossenen Interview', other: 'abgeschlossenen Interviews' })} vor. Das sind zu wenige, um die Konzepte zu vergleichen: Planen Sie mehr Interviews ein, oder zeigen Sie in jedem mehr Konzepte.`,
  noneSees: (concept, basis) =>
    `Niemand, der das Interview abschließt, wird „${concept}“ sehen${basis}. Prüfen Sie die Bedingung und die Anteile, von denen sie abhängt.`,
  fewSee: (concept, seen, all, basis) =>
    `${basis === '' ? 'Nur wenige Teilnehmende werden' : `${basis} werden nur wenige Teilnehmende`} „${concept}“ sehen: etwa ${seen} von ${all}. Prüfen Sie die Bedingung, oder laden Sie mehr Personen ein, die sie erfüllen.`,
  averages: 'Durchschnitte abgeschlossener Interviews. Anteile tragen Sie unter Logik, Prognose ein.',

  shares: 'Anteile',
  sharesHint:
    'Was Sie von den Teilnehmenden erwarten, in Prozent. Die grauen Zahlen gelten, wo Sie keine eingeben: Wo eine Option gewählt wird, sind alle Optionen ohne Zahl gleich wahrscheinlich. Um eine Spalte mit Prozentwerten oder Zeilen mit Option und Prozentwert einzufügen, klicken Sie in das erste Feld.',
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
    completion: 'Nach dem Screener schließen ab (%)',
    dropOutPerMinute: 'In jeder Minute brechen ab (%)',
    lengthFactor: 'Dauer der Interviews im Vergleich zu unserer Schätzung (%)',
  },
  deciding: 'Fragen, die entscheiden, wer was sieht',
  decidingHint: 'Der Screener und Fragen, von denen Bedingungen oder übernommene Optionen abhängen.',
  noDeciding: 'Keine Frage entscheidet, wer was sieht.',
  others: (count) => counted(count, { one: 'andere Frage', other: 'andere Fragen' }),
  othersHint:
    'Ihre Anteile ändern nicht, wer den Screener besteht oder wer was sieht. Wo mehrere Optionen gewählt werden können, ändern sie, wie lange Interviews dauern, und damit, wie viele in jeder Minute abbrechen.',
  links: 'Links der Teilnehmenden',
  linksHint: 'Ohne Zahlen ist jeder Wert so häufig wie Links ohne einen dieser Werte.',
  linkOf: (parameter) => `Links mit ${parameter}`,
  added: 'Eine eigene Option der Teilnehmenden',
  notAPercentage: 'Das ist keine Zahl. Geben Sie nur Ziffern ein, zum Beispiel 30 oder 2,5.',
  share: (option) => `${option}, Prozent`,
  several:
    'Wo mehrere Optionen gewählt werden können, müssen die Anteile nicht 100 % ergeben. Ohne Zahlen werden einige davon zufällig gewählt: Die grauen Zahlen sagen, wie oft jede dann gewählt wird.',
  quoted: (option) => `„${option}“`,
  exclusive: (options) => `Nur allein: ${options}`,
  exclusiveHint:
    'Eine Option mit „Nur allein“, etwa „Nichts davon“, schließt alle anderen aus. Ohne Zahlen ist sie so wahrscheinlich wie jede Option einer Frage mit einer Antwort.',
  sum: (sum) => `Summe: ${sum} %`,
  left: (sum, left) => `Summe: ${sum} %. Den Rest, ${left} %, teilen sich die Optionen ohne Zahl.`,
  above: (question, sum) =>
    `${question}: Die Anteile ergeben zusammen ${sum} %. Senken Sie einige auf zusammen höchstens 100 %.`,
  below: (question, sum) =>
    `${question}: Die Anteile ergeben zusammen ${sum} %. Erhöhen Sie einige auf zusammen 100 %, oder lassen Sie eine Option leer: Sie erhält den Rest.`,
  byConcept: 'Für jedes Konzept anders',
  byConceptHint: 'Beim Ausschalten bleibt der Mittelwert der Konzepte.',
  ofThose: (option, question) => `Bei denen, die ${option} in ${question} wählen`,
  allOthers: 'Bei allen anderen',
  addJoint: 'Bei einigen anders …',
  whoDiffers: (question) => `Wer antwortet auf ${question} anders? Alle, die dies wählen:`,
  chooseOption: 'Option wählen',
  removeJoint: (group) => `Entfernen: ${group}`,
  jointHint:
    'Für Fragen, die zusammenhängen, geben Sie unter „Anteile“ gemeinsame Anteile ein: „Bei einigen anders …“.',
  reset: 'Diese Anteile entfernen',
  resetAll: 'Alle Anteile entfernen',
  wasReset: 'Alle Anteile sind entfernt: Die Antworten sind wieder zufällig.',
  undo: 'Rückgängig',
  unknown: 'Anteile, die nicht verwendet werden können',
  nameIt: (name) => `„${name}“ verwenden`,
  remove: 'Diesen Anteil entfernen',
  tooManyPasted: (lines, options) =>
    `${counted(lines, { one: 'Zeile', other: 'Zeilen' })} eingefügt, aber ab hier gibt es nur ${counted(options, { one: 'Option', other: 'Optionen' })}. Nichts wurde geändert.`,
  noNumberPasted: (line) => `„${line}“ endet nicht mit einem Prozentwert. Nichts wurde geändert.`,
  noOptionPasted: (line) => `„${line}“ nennt keine Option dieser Frage. Nichts wurde geändert.`,

  fromAnswers: 'Aus Antworten übernehmen …',
  fromHint: 'Anteile können aus den Antworten einer laufenden Studie dieses Leitfadens kommen.',
  noStudies: 'Dieser Leitfaden hat bei der gewählten Verbindung keine laufende Studie.',
  ofStudy: (day) => `Studie vom ${day}`,
  reading: 'Die Antworten werden gelesen …',
  noAnswers: 'Diese Studie hat noch keine Antworten. Nichts wurde geändert.',
  taken: (interviews, changed, joint) =>
    `Aus ${counted(interviews, { one: 'Interview', other: 'Interviews' })} übernommen, für ${counted(changed, { one: 'Frage', other: 'Fragen' })}${joint === 0 ? '' : `, davon ${joint} mit gemeinsamen Anteilen`}.`,
  otherQuestions: (numbers) => `Nicht übernommen, weil die Studie dort etwas anderes fragt: ${numbers}.`,
  tooFewDurations: (least) =>
    `Die Dauer lässt sich nicht vergleichen: Dafür braucht es mindestens ${least} abgeschlossene Interviews, die länger als eine Sekunde dauerten.`,
  tooLong: (share, interviews, basis) =>
    `Verglichen mit ${counted(interviews, { one: 'echten Interview', other: 'echten Interviews' })} ist die prognostizierte Dauer${basis} ${share} zu lang.`,
  tooShort: (share, interviews, basis) =>
    `Verglichen mit ${counted(interviews, { one: 'echten Interview', other: 'echten Interviews' })} ist die prognostizierte Dauer${basis} ${share} zu kurz.`,
  fits: (interviews, basis) =>
    `Die prognostizierte Dauer${basis} stimmt mit ${counted(interviews, { one: 'echten Interview', other: 'echten Interviews' })} überein.`,
  realLength: (usual, p90) => `Gemessen: typisch ${usual}, neun von zehn höchstens ${p90}.`,
  correct: 'Diese Korrektur anwenden',

  inPaths: (share) => `${share} der abgeschlossenen Interviews`,
  basisInPaths: (basis) => `${basis} sind dies die Prozentwerte der abgeschlossenen Interviews.`,
  uniformInPaths: 'Die Prozentzahlen gelten für zufällige Antworten. Eigene Anteile tragen Sie unter „Prognose“ ein.',
};
