import { itemCountWords } from '@guide-studio/guide-core/internal';
import { pluralsOf } from '@guide-studio/guide-core/plurals';
import type { Words } from '../en/index.ts';

const { counted } = pluralsOf('de');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const paths: Words['paths'] = {
  name: 'Wege durch den Leitfaden',
  choose:
    'Wählen Sie eine Frage, ein Konzept oder ein Ergebnis, um zu sehen, wer dorthin kommt, den kürzesten Weg dorthin oder warum niemand hinkommt. Mit „Was wäre, wenn“ probieren Sie eine Antwort aus.',
  wholeGuide:
    'Diese Liste betrifft den ganzen Leitfaden. Um zu sehen, wem ein Teil gezeigt wird, wählen Sie ihn im Ablauf.',
  of: 'Wer das sieht',
  show: 'Was gezeigt wird',
  views: {
    flow: 'Ablauf',
    findings: (count) => (count === null ? 'Befunde' : `Befunde (${count})`),
    journeys: 'Frageverläufe',
  },
  toFlow: 'Im Ablauf zeigen',
  find: 'Frage, Option oder Konzept suchen',
  noneFound: (text) => `Nichts in diesem Leitfaden enthält „${text}“.`,
  filters: { all: 'Alles', some: 'Nicht allen gezeigt', nobody: 'Niemandem gezeigt' },
  foundOptions: (options) =>
    `${options.length === 1 ? 'Gefundene Option' : 'Gefundene Optionen'}: ${options.map((option) => `„${option}“`).join(', ')}`,
  concept: (name) => `Konzept „${name}“`,
  drawn: (count, of) => `Jede Person sieht höchstens ${count} der ${of} Konzepte`,
  option: (name) => `Option „${name}“`,
  forks: {
    either: 'Entweder',
    or: 'oder',
    explained: 'Niemand sieht mehr als eines davon.',
  },
  notWith: (ranges, isOne) =>
    isOne ? `Wer das sieht, sieht Frage ${ranges} nicht.` : `Wer das sieht, sieht keine der Fragen ${ranges}.`,
  onTheWay: 'Fett mit gefülltem Punkt: auf dem Weg zum gewählten Teil oder davon abhängig.',
  end: 'Wie das Interview endet',
  outcomes: { complete: 'Abgeschlossen', screened_out: 'Ausgeschieden' },
  marks: {
    everyone: 'Alle',
    passing: 'Alle nach dem Screener',
    left: 'Alle, die noch dabei sind',
    some: 'Manche',
    nobody: 'Niemand',
    screenedOut: 'Nur Ausgeschiedene',
    unknown: 'Nicht bekannt',
    certain: 'Dann alle',
    possible: 'Dann manche',
    excluded: 'Dann niemand',
  },
  ends: { here: 'Endet hier', forEveryone: 'Endet für alle' },
  reaching: {
    complete: {
      always: 'Alle schließen das Interview ab.',
      sometimes: 'Manche schließen das Interview ab.',
      never: 'Niemand schließt das Interview ab.',
      undecided: 'Nicht bekannt: Davor sind zu viele Bedingungen, um es zu berechnen.',
    },
    screened_out: {
      always: 'Alle scheiden im Screener aus.',
      sometimes: 'Manche scheiden im Screener aus.',
      never: 'Niemand scheidet im Screener aus.',
      undecided: 'Nicht bekannt: Davor sind zu viele Bedingungen, um es zu berechnen.',
    },
    ending: {
      always: 'Alle wählen das und scheiden aus.',
      sometimes: 'Wer das wählt, scheidet aus.',
      never: 'Niemand kann diese Option wählen.',
      undecided: 'Nicht bekannt: Davor sind zu viele Bedingungen, um es zu berechnen.',
    },
  },
  summary: (journeys, isOne, unseen, concepts) =>
    [
      `${capital(journeys)} ${isOne ? 'Frageverlauf (die Fragen, die jemand sieht)' : 'Frageverläufe (verschiedene Zusammenstellungen von Fragen, die jemand sieht)'}`,
      ...(unseen.questions + unseen.statements === 0
        ? []
        : [`${itemCountWords(unseen, 'de').join(' und ')} niemandem gezeigt`]),
      ...(concepts === 0 ? [] : [`${counted(concepts, { one: 'Konzept', other: 'Konzepte' })} niemandem gezeigt`]),
    ].join(' · '),
  left: (journeys, isOne) =>
    `Noch möglich: ${journeys} ${isOne ? 'Frageverlauf (die Fragen, die jemand sieht)' : 'Frageverläufe (verschiedene Zusammenstellungen von Fragen, die jemand sieht)'}`,
  about: (count) => `etwa ${count}`,
  atLeast: (count) => `mindestens ${count}`,
  roughly: (count, least) => `ungefähr ${count} (geschätzt, ${least})`,
  oneValue: 'gezählt für Links mit einem Wert je Parameter',
  beyond: 'weit mehr als eine Billion',
  journeys: {
    explained:
      'Ein Frageverlauf sind alle Fragen, die jemand sieht. Wer denselben Frageverlauf hat, kann verschieden antworten.',
    none: 'Es gibt keinen Frageverlauf: So kommt niemand durch den Leitfaden.',
    many: (count) => `Es gibt ${count} Frageverläufe, zu viele, um alle aufzulisten.`,
    onlyFirst: (count) => `Das sind die ersten ${count}.`,
    groups:
      'Unten sind die Gruppen von Fragen, die voneinander abhängen. Die Zahl neben einer Gruppe sagt, wie viele verschiedene Kombinationen ihrer Fragen jemand sieht.',
    multiply:
      'Jede Kombination einer Gruppe kann mit jeder einer anderen vorkommen: Um sie zusammen zu zählen, multiplizieren Sie die Zahlen.',
    showFirst: (count) => `Die ersten ${count} Frageverläufe zeigen`,
    showGroups: 'Die Gruppen zeigen',
    noGroups: 'Sie lassen sich nicht auflisten oder gruppieren, weil die Grenze des Rechenaufwands erreicht ist.',
    ended: (count) => `Im Screener enden ${count} der Frageverläufe; diese Zahlen enthalten sie nicht.`,
    screenedOutAt: (question) => `Ausgeschieden bei Frage ${question}`,
    sets: (count, isOne) => `${count} ${isOne ? 'Kombination' : 'Kombinationen'}`,
    more: (names, count) => (count === 0 ? names : `${names} und ${count} weitere`),
    shown: (question) => `Gezeigt: ${question}`,
    hidden: (question) => `Nicht gezeigt: ${question}`,
    open: 'Zeigen',
    close: 'Ausblenden',
    all: 'Alle',
    count: (count) => counted(count, { one: 'Frageverlauf', other: 'Frageverläufe' }),
    length: (count) => counted(count, { one: 'Frage', other: 'Fragen' }),
    questions: (ranges, isOne) => `${isOne ? 'Frage' : 'Fragen'} ${ranges}`,
    nothing: 'Keine Fragen',
    ends: { complete: 'abgeschlossen', screened_out: 'ausgeschieden', both: 'abgeschlossen oder ausgeschieden' },
    preview: 'Diesen Frageverlauf ansehen',
    previewed: 'Das ist ein Interview mit diesem Frageverlauf.',
    notFound: 'Kein Interview mit diesem Frageverlauf gefunden: Es sind zu viele Bedingungen, um es zu berechnen.',
  },
  findings: {
    name: 'Befunde',
    which: 'Welche Befunde',
    all: (count) => `Alle Befunde (${count})`,
    kind: (name, count) => `${name} (${count})`,
    none: 'Keine Befunde. Jede Frage, jede Option und jedes Konzept wird wenigstens manchen gezeigt, und jede Bedingung bewirkt etwas.',
    withFixed: 'Befunde betreffen den Leitfaden allein. Heben Sie „Was wäre, wenn“ auf, um Befunde zu sehen.',
  },
  notes: {
    title: (count) => `Auch gut zu wissen (${count})`,
    explained: 'Das ist oft beabsichtigt.',
    kinds: {
      leftOut: 'Ausgelassene Frage',
      uncovered: 'Gleich bei allen Gefragten',
      sameConditions: 'Gleiche Teilnehmende',
      withinCondition: 'Nur zusammen mit einer anderen erfüllt',
    },
    kind: (name, count) => `Auch gut zu wissen: ${name} (${count})`,
    other: (count) => (count === 2 ? 'Das andere zeigen' : 'Das nächste davon zeigen'),
  },
  working: 'Die Wege werden berechnet …',
  hasProblems: 'Die Wege werden berechnet, wenn der Leitfaden keine Fehler hat.',
  outdated: 'Der Leitfaden hat jetzt Fehler. Diese Wege sind von vor den Fehlern.',
  missingTexts: (count) =>
    `${count === 1 ? '1 Problem: Ein Text fehlt.' : `${count} Probleme: Texte fehlen.`} Wem was gezeigt wird, ändert das nicht.`,
  failed:
    'Die Wege ließen sich nicht berechnen. Laden Sie das Fenster neu, und melden Sie es, wenn es wieder geschieht.',
  optionsForNobody: (options) =>
    `Niemand sieht ${options.map((option) => `„${option}“`).join(', ')} oder kann es wählen.`,
  shortest: 'Kürzester Weg',
  shortestWithFixed: 'Kürzester Weg mit diesen Antworten',
  preview: 'Diesen Weg ansehen',
  previewed: 'Das sind die Antworten des kürzesten Weges.',
  whatIf: 'Was wäre, wenn',
  whatIfLink: 'Was wäre, wenn im Link steht',
  notFixed: 'Offen gelassen',
  noValue: 'Keiner dieser Werte',
  selected: 'ausgewählt',
  notSelected: 'nicht ausgewählt',
  drawnIs: 'gezogen',
  drawnNot: 'nicht gezogen',
  fixedAbout: (question, row) => (row === null ? `„${question}“` : `„${question}“, Zeile „${row}“,`),
  fixedTo: (option, is, isMulti) =>
    `${isMulti ? 'enthält' : 'ist'} ${isMulti || is ? '' : 'nicht '}„${option}“${isMulti && !is ? ' nicht' : ''}`,
  fixedConcept: (is) => (is ? 'wird gezogen' : 'wird nicht gezogen'),
  fixedLink: (name, value) =>
    value === null
      ? `Der Link enthält keinen der Werte von ${name} aus den Bedingungen`
      : value === ''
        ? `Der Link enthält ${name} ohne Wert`
        : `Der Link enthält ${name} = ${value}`,
  takeBack: 'Zurücknehmen',
  takeAllBack: 'Alle aufheben',
  gone: 'Dieser Teil wurde gelöscht.',
  showOthers: (count) => (count === 1 ? 'Das andere zeigen' : `Die ${count} anderen zeigen`),
  hideOthers: 'Die anderen ausblenden',
  contradiction: (because) =>
    ['Das kann nicht zusammen gelten.', ...because, 'Nehmen Sie eines davon zurück.'].join(' '),
  endsWith: (option) => `„${option}“ beendet das Interview.`,
  impossible: (because) => ['Das gilt bei niemandem.', ...because, 'Nehmen Sie es zurück.'].join(' '),
  conceptForNobody: (concept) => `Niemand sieht „${concept}“.`,
  conceptForAll: (concept) => `Alle, die den Screener bestehen, sehen „${concept}“.`,
  screenedOutWith: (all) =>
    `Wer das hat, scheidet im Screener aus: ${all.join('; ')}. Der Ablauf zeigt, was diese Personen bis dahin sehen.`,
  nobodyPasses: 'Niemand besteht den Screener, gleich was Sie ausprobieren.',
  excludedBy: (count) => (count === 1 ? 'Der Grund ist:' : 'Der Grund ist alles zusammen:'),
  withThis: (sentence) => `Mit „Was wäre, wenn“: ${sentence}`,
  nothingFollows: 'Nicht bekannt, weil Ihre Was-wäre-wenn-Antworten sich widersprechen.',
  withFixed: {
    item: {
      always: 'Dann sehen alle diese Frage.',
      sometimes: 'Dann sehen manche diese Frage. Das hängt auch von anderen Antworten oder vom Link ab.',
      never: 'Dann sieht niemand diese Frage.',
      undecided: 'Dann ist nicht bekannt, wer diese Frage sieht: Es sind zu viele Bedingungen, um es zu berechnen.',
    },
    concept: {
      always: 'Dann sehen alle dieses Konzept.',
      sometimes:
        'Dann sehen manche dieses Konzept. Das hängt auch von anderen Antworten, vom Link oder von der Ziehung ab.',
      never: 'Dann sieht niemand dieses Konzept.',
      undecided: 'Dann ist nicht bekannt, wer dieses Konzept sieht: Es sind zu viele Bedingungen, um es zu berechnen.',
    },
  },
  showPart: 'Zeigen',
  removePart: 'Diesen Teil entfernen',
  removeCondition: 'Bedingung entfernen',
};
