import { isolated } from '@guide-studio/guide-core/internal';
import { pluralsOf } from '@guide-studio/guide-core/plurals';
import type { ForecastWords } from './forecastWords.types.ts';

const settings: Readonly<Record<string, string>> = {
  starting: 'Personen, die beginnen',
  completion: 'Personen, die das Interview abschließen',
  dropOutPerMinute: 'Personen, die in jeder Minute abbrechen',
  lengthFactor: 'Der Längenfaktor',
};

const { counted, number } = pluralsOf('de');
const rounded = (value: number): string => number(Math.round(value * 100) / 100);

/** The columns of what changes most. `passing`: what is said of those who pass, before the condition. */
const shareHeadings = (passing: string): readonly string[] => [
  'Anteil',
  'Angenommen (%)',
  'Wenn niedriger (%)',
  'Einladungen, wenn niedriger',
  `${passing} niedriger (%)`,
  'Kleinste Gruppe, wenn niedriger',
  'Wenn höher (%)',
  'Einladungen, wenn höher',
  `${passing} höher (%)`,
  'Kleinste Gruppe, wenn höher',
];

export const germanForecast: ForecastWords = {
  quoted: (text) => `„${isolated(text)}“`,
  question: (number, text) => `F${number} ${text}`,
  questionNumber: (number) => `F${number}`,
  concept: (name) => `Konzept ${name}`,
  option: (question, option, row, concept) =>
    `${question}${concept === null ? '' : ` zu ${concept}`}${row === null ? '' : `, Zeile ${row}`}: ${option}`,
  addedOption: 'eine Option, die die Teilnehmenden ergänzen',
  amongThose: (share, question, option) => `${share}, bei denen, die ${option} in ${question} wählen`,
  amongOthers: (share) => `${share}, bei allen anderen`,
  independence: (isJoint) =>
    `Angenommen wird, dass Antworten auf verschiedene Fragen und zusammen wählbare Optionen voneinander unabhängig sind${isJoint ? ', außer wo gemeinsame Anteile angegeben sind' : ''}. Wo sie zusammenhängen, können die wirklichen Zahlen weit von diesen abweichen.`,
  nobodyLost: (allStart, allStay) =>
    allStart && allStay
      ? 'Angenommen wird, dass alle Eingeladenen beginnen und niemand abbricht.'
      : allStart
        ? 'Angenommen wird, dass alle Eingeladenen beginnen.'
        : allStay
          ? 'Angenommen wird, dass niemand abbricht.'
          : '',
  seenLength: (median, p90) =>
    `Interviews, in denen das gezeigt wird, dauern etwa ${counted(median, { one: 'Minute', other: 'Minuten' })}, neun von zehn höchstens ${number(p90)} (simuliert, mit zufälligen Antworten).`,
  sharesFrom: (fewest, interviews) =>
    `Anteilen aus ${fewest < interviews ? `${number(fewest)} bis ` : ''}${counted(interviews, { one: 'Interview', other: 'Interviews' })}`,
  chance: (questions) => (questions === null ? 'zufälligen Antworten' : `zufälligen Antworten auf ${questions}`),
  chanceLinks: (parameters) => `zufälligen Werten von ${parameters} im Link`,
  chanceBoth: (questions, parameters) =>
    questions === null
      ? `zufälligen Antworten und Werten von ${parameters} im Link`
      : `zufälligen Antworten auf ${questions} und zufälligen Werten von ${parameters} im Link`,
  lengthsFrom: (interviews) =>
    `nach ${counted(interviews, { one: 'Interview', other: 'Interviews' })} korrigierten Längen`,
  fewSimulated: (count) =>
    `nur ${counted(count, { one: 'simulierten Interview', other: 'simulierten Interviews' })} derer, die bestehen`,
  moreQuestions: (count) => counted(count, { one: 'weitere Frage', other: 'weitere Fragen' }),
  likelyFraction: (value) => {
    const meant = number(Math.round(value * 10_000) / 100);
    return `Anteile sind Prozentwerte, und ${number(value)} ist ${value < 1 ? 'weniger als ' : ''}1 %. Schreiben Sie ${meant}, wenn Sie ${meant} % meinen.`;
  },
  basis: (parts) => `Mit ${parts}`,
  leavingUnchanged:
    'Wer abbricht, bleibt dabei so wie jetzt, auch wo ein anderer Anteil Interviews länger oder kürzer macht.',
  untriedShares: (count) =>
    `Die Wirkung von ${counted(count, { one: 'weiteren Anteil', other: 'weiteren Anteilen' })} wurde nicht ausgerechnet, weil das zu lange dauern würde.`,
  link: (parameter, value) => `Links mit ${parameter} = ${value}`,
  starting: settings['starting'] ?? '',
  completing: settings['completion'] ?? '',
  nobodyPasses:
    'Niemand besteht den Screener, egal welche Antworten gegeben werden. Darum schließt niemand das Interview ab.',
  letPass: (questions) =>
    `Setzen Sie mindestens eine Option von ${questions ?? 'jeder Screening-Frage'} auf „annehmen“ oder „neutral“.`,
  completingBesideLeaving: 'Personen, die das Interview abschließen, ohne die, die in jeder Minute abbrechen',
  everyone: 'Alle, die das Interview abschließen',
  shown: (question) => `${question} gezeigt`,
  notShown: (question) => `${question} nicht gezeigt`,
  place({ among, question, concept, row, option, parameter, value, setting }, quoted, called) {
    if (setting !== undefined) return settings[setting] ?? setting;
    if (parameter !== undefined)
      return `Parameter ${quoted(parameter)}${value === undefined ? '' : `, Wert ${quoted(value)}`}`;
    const parts = [
      among === undefined ? '' : `Wer ${quoted(among.option)} in ${quoted(among.question)} wählt`,
      question === undefined ? '' : (called ?? `Frage ${quoted(question)}`),
      concept === undefined ? '' : `Konzept ${quoted(concept)}`,
      row === undefined ? '' : `Zeile ${quoted(row)}`,
      option === undefined ? '' : `Option ${quoted(option)}`,
    ];
    return parts.filter((part) => part !== '').join(', ') || 'Der Leitfaden';
  },
  problems: {
    unknownName: (_, nearest) =>
      `Der Leitfaden hat keinen solchen Namen. ${nearest === '' ? 'Korrigieren oder entfernen Sie ihn.' : `Meinen Sie ${nearest}?`}`,
    noShares: () =>
      'Nur Auswahlfragen und Matrizen haben Anteile, und diese Frage ist keins von beiden. Entfernen Sie sie.',
    rowsWanted: () => 'Das ist eine Matrix. Geben Sie Anteile je Zeile an: { "rows": { "Zeile": { "Spalte": 50 } } }.',
    optionsWanted: () => 'Das ist keine Matrix. Geben Sie Anteile je Option an: { "Ja": 50 }.',
    customNotAllowed: () => 'Die Teilnehmenden können zu dieser Frage keine Option ergänzen. Entfernen Sie „custom“.',
    amongOther: () =>
      'Gemeinsame Anteile gehen von einer Option einer Frage mit Auswahl aus. Wählen Sie eine andere Frage.',
    amongLater: () =>
      'Gemeinsame Anteile gehen von einer Frage aus, die vor dieser kommt. Vertauschen Sie die beiden, oder entfernen Sie diese Anteile.',
    outOfRange: ({ value, least, most }) =>
      `${rounded(value)} liegt nicht im Bereich. Geben Sie eine Zahl von ${rounded(least)} bis ${rounded(most)} an.`,
    sumTooLarge: ({ sum }) =>
      `Die Anteile ergeben zusammen ${rounded(sum)} %. Senken Sie einige auf zusammen höchstens 100 %.`,
    sumTooSmall: ({ sum }) =>
      `Die Anteile ergeben zusammen ${rounded(sum)} %. Erhöhen Sie einige auf zusammen 100 %, oder lassen Sie eine Option weg: Sie erhält den Rest.`,
    tooFewSelected: ({ sum, bound, limit }) =>
      `Alle müssen mindestens ${bound} wählen, aber die Anteile ergeben zusammen ${rounded(sum)} %. Erhöhen Sie einige auf zusammen mindestens ${rounded(limit)} %.`,
    tooManySelected: ({ sum, bound, limit }) =>
      `Alle dürfen höchstens ${bound} wählen, aber die Anteile ergeben zusammen ${rounded(sum)} %. Senken Sie einige auf zusammen höchstens ${rounded(limit)} %.`,
    besideExclusive: ({ sum }) =>
      `Diese Option und die exklusiven Optionen, die allein gewählt werden, ergeben zusammen ${rounded(sum)} %. Senken Sie einige auf zusammen höchstens 100 %.`,
    tooManySteps: () =>
      'Die Bedingungen hängen so stark voneinander ab, dass keine Prognose möglich ist. Vereinfachen Sie sie.',
  },
  by: { calculated: 'berechnet', simulated: 'simuliert', assumed: 'angenommen' },
  titles: {
    summary: 'Überblick',
    funnel: 'Von der Einladung bis zum abgeschlossenen Interview',
    length: 'Interviews nach Dauer',
    groups: 'Dauer danach, was gezeigt wird',
    questions: 'Teilnehmende je Frage',
    concepts: 'Teilnehmende je Konzept',
    shares: 'Was sich am meisten ändert, wenn ein Anteil falsch ist',
  },
  headings: {
    summary: ['Angabe', 'Wert', 'Von', 'Bis', 'Wie'],
    funnel: ['Schritt', 'Personen'],
    length: ['Von (Minuten)', 'Bis (Minuten)', 'Anteil (%)'],
    groups: ['Teilnehmende', 'Anteil (%)', 'Kürzestes (Minuten)', 'Typisch', 'Neun von zehn höchstens', 'Längstes'],
    questions: [
      'Nummer',
      'externalId',
      'Frage',
      'Anteil (%)',
      'Von',
      'Bis',
      'Wie',
      'Erwartet',
      'Mindestens (in 95 von 100 Studien)',
    ],
    concepts: [
      'Konzept',
      'externalId',
      'Block',
      'Anteil (%)',
      'Von',
      'Bis',
      'Wie',
      'Erwartet',
      'Mindestens (in 95 von 100 Studien)',
    ],
    shares: shareHeadings('Bestehen den Screener, wenn'),
  },
  sharesIfNobodyLeft: shareHeadings('Würden den Screener bestehen, wenn niemand abbräche, wenn'),
  summary: {
    restsOn: 'Beruht auf',
    participation: 'Teilnahme',
    dependence: 'Antworten auf verschiedene Fragen, und zusammen gewählte Optionen',
    independent: 'voneinander unabhängig',
    independentButJoint: 'voneinander unabhängig, außer bei gemeinsamen Anteilen',
    interviews: 'Interviews, aus denen Anteile stammen',
    incidence: 'Bestehen den Screener, von allen, die beginnen (%)',
    completion: 'Schließen ab, von allen, die den Screener bestehen (%)',
    wouldPass: 'Würden den Screener bestehen, wenn niemand abbräche, von allen, die beginnen (%)',
    completionOfThose: 'Schließen ab, von allen, die den Screener bestehen würden (%)',
    invitations: 'Einladungen, die im Durchschnitt die gewünschten Interviews ergeben',
    safeInvitations: 'Einladungen, die in 95 von 100 Studien reichen, wenn sich Teilnehmende so verhalten',
    credits: 'Nötige Credits',
    missingCredits: 'Fehlende Credits auf dem Guthabenkonto',
    shortest: 'Kürzestes Interview (Minuten)',
    median: 'Typisch, das mittlere (Minuten)',
    mean: 'Durchschnitt (Minuten)',
    p90: 'Neun von zehn Interviews höchstens (Minuten)',
    longest: 'Längstes Interview (Minuten)',
  },
  stages: {
    invited: 'Eingeladen',
    started: 'Beginnen',
    screenedOut: 'Scheiden im Screener aus',
    passed: 'Bestehen den Screener',
    passedInTime: 'Bestehen den Screener, bevor sie abbrechen',
    droppedOut: 'Brechen ab',
    complete: 'Schließen ab',
  },
};
