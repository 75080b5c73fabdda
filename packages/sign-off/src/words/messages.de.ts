import { pluralsOf } from '@guide-studio/guide-core/plurals';
import type { PackWords } from './messages.types.ts';

const { counted } = pluralsOf('de');

export const german: PackWords = {
  pack: 'Interviewleitfaden zur Freigabe',
  contents: 'Inhalt',
  aboutStudy: 'Zur Studie',
  background: 'Hintergrund',
  goal: 'Ziel',
  welcome: 'Begrüßung',
  closing: 'Abschluss',
  facts: {
    participantTitle: 'Titel für Teilnehmende',
    mode: 'Interview',
    questionLanguage: 'Geschrieben auf',
    languages: 'Angeboten auf',
    platforms: 'Teilnahme mit',
    length: 'Geschätzte Dauer',
    size: 'Umfang',
    file: 'Datei',
    made: 'Exportiert am',
  },
  mode: {
    text: 'Schriftlich',
    audio: 'Gesprochen',
    audio_text: 'Gesprochen oder schriftlich',
    audio_screen: 'Gesprochen, mit geteiltem Bildschirm',
    video: 'Mit Video',
    video_screen: 'Mit Video und geteiltem Bildschirm',
  },
  platform: { ios: 'iPhone und iPad', android: 'Android', desktop: 'Computer' },
  length: (usual, least, most) => `Etwa ${usual} ${usual === 1 ? 'Minute' : 'Minuten'} (${least} bis ${most})`,
  size: (items, blocks) => `${items} in ${counted(blocks, { one: 'Block', other: 'Blöcken' })}`,
  block: { flat: 'Block', concept: 'Konzeptblock', screening: 'Screener' },
  screenerNote: 'Entscheidet, wer teilnimmt: Eine Option mit „ablehnen“ beendet das Interview sofort.',
  conceptsAll: (concepts) =>
    concepts === 1
      ? 'Die Fragen werden zu dem folgenden Konzept gestellt.'
      : `Die Fragen werden zu jedem der ${concepts} folgenden Konzepte gestellt.`,
  conceptsSome: (shown, concepts) =>
    `Jede Person wird zu ${shown} der ${concepts} folgenden Konzepte befragt, zufällig ausgewählt.`,
  concept: 'Konzept',
  item: {
    open_ended: 'Offene Frage',
    multiple_choice: 'Auswahlfrage',
    ranking: 'Rangfolge',
    matrix: 'Matrix',
    max_diff: 'MaxDiff',
    statement: 'Hinweistext',
  },
  choice: { one: 'eine Antwort', several: 'mehrere Antworten' },
  question: (number) => `Frage ${number}`,
  everybody: { asked: 'Wird allen gestellt', shown: 'Wird allen gezeigt' },
  everybodyInBlock: {
    asked: 'Wird zu jedem gezeigten Konzept gestellt',
    shown: 'Wird zu jedem gezeigten Konzept gezeigt',
  },
  asked: (deeds) => `Wird Personen gestellt, die ${deeds}`,
  shown: (deeds) => `Wird Personen gezeigt, die ${deeds}`,
  joined: (parts, joiner) =>
    parts.length < 2
      ? parts.join('')
      : `${parts.slice(0, -1).join(', ')} ${joiner === 'or' ? 'oder' : 'und'} ${parts.at(-1) ?? ''}`,
  chose: ({ answers, row, place, isNot }) =>
    `in ${place}${row === null ? '' : ` bei ${row}`} ${isNot ? 'nicht ' : ''}${answers} gewählt haben`,
  came: (parameter) => `einen Link mit ${parameter} geöffnet haben`,
  unreadable: 'eine Bedingung erfüllen, die nicht lesbar ist',
  quoted: (text) => `„${text}“`,
  noQuestion: 'diese Frage gibt es nicht',
  noAnswer: 'diese Option gibt es nicht',
  answersFrom: (place) => `Mit den Optionen, die in ${place} gewählt wurden`,
  answers: { options: 'Optionen', columns: 'Spalten', rows: 'Zeilen' },
  status: {
    approve: 'annehmen: passt zur Studie, es geht weiter',
    neutral: 'neutral: entscheidet nichts, es geht weiter',
    reject: 'ablehnen: Das Interview endet sofort',
  },
  exclusive: 'exklusiv: nicht kombinierbar',
  selectBetween: (least, most) => {
    if (least !== null && most !== null) return least === most ? `Genau ${least}` : `${least} bis ${most} Antworten`;
    return least === null ? `Höchstens ${most} Antworten` : `Mindestens ${least} Antworten`;
  },
  ownAnswer: 'Eine eigene Antwort ist möglich',
  randomOrder: 'Optionen in zufälliger Reihenfolge',
  lastStays: 'die letzte bleibt am Ende',
  comparedBy: (metric) => `Verglichen nach ${metric}`,
  perScreen: (count) => `${count} Optionen je Vergleich, gewählt werden die beste und die schlechteste`,
  followUp: {
    none: 'Keine Nachfragen',
    light: 'Bis zu 1 Nachfrage',
    medium: 'Bis zu 2 Nachfragen',
    heavy: 'Bis zu 3 Nachfragen',
  },
  input: {
    text: 'Antwort schriftlich',
    voice: 'Antwort gesprochen',
    screenRecording: 'Antwort mit Bildschirmaufnahme',
    none: 'Antwort auf beliebige Weise',
  },
  screenWatched: 'Der Interviewer sieht den Bildschirm',
  button: (text) => `Schaltfläche: ${text}`,
  mediaFile: (type, name) => `${type === 'video' ? 'Video' : 'Bild'} „${name}“`,
  media: (type, name, url) => `${type === 'video' ? 'Video' : 'Bild'} „${name}“: ${url}`,
  width: (percent) => `${percent} % breit`,
  watched: 'muss bis zum Ende angesehen werden',
  embed: (url) => `Gezeigte Seite: ${url}`,
  proxy: (url) => `über ${url}`,
  instructions: 'Anweisungen an den Interviewer',
  empty: '(kein Text)',
  changesSince: (version) => `Änderungen seit ${version}`,
  study: 'Die Studie',
  findings: {
    title: 'Was zu klären ist',
    about: 'Das fand eine Prüfung dieser Fassung in den Texten und in den Wegen, die Teilnehmende nehmen können.',
    severities: { error: 'Fehler', serious: 'Ernst', warning: 'Hinweis' },
  },
  tests: {
    title: 'Tests des Leitfadens',
    about: 'Jeder Test erfindet eine Person und sagt, was der Leitfaden ihr zeigen muss.',
    participant: 'Die Person',
    expected: 'Erwartet',
    states: { passed: 'Bestanden', failed: 'Fehlgeschlagen', outdated: 'Veraltet', checksNothing: 'Prüft noch nichts' },
  },
  fingerprint: 'Fingerabdruck',
  fingerprintNote:
    'Er kennzeichnet genau diesen Inhalt. Ändert sich ein einziger Buchstabe des Leitfadens, ändert sich der Fingerabdruck.',
  approvals: 'Freigaben',
  approvedBy: (name, when, note) => `Freigegeben von ${name} am ${when}${note === '' ? '' : `: ${note}`}`,
  approvedOther: 'für eine andere Fassung dieses Leitfadens',
  signature: 'Freigabe',
  signatureNote:
    'Ich habe diesen Leitfaden gelesen und bin damit einverstanden, dass die Studie damit durchgeführt wird.',
  name: 'Name',
  date: 'Datum',
  sign: 'Unterschrift',
  page: 'Seite',
};
