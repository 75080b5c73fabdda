import { pluralsOf } from '@guide-studio/guide-core/plurals';
import type { RecordingWords } from './recordingWords.ts';

const { counted } = pluralsOf('de');
const minutes = { one: 'Minute', other: 'Minuten' };

/** What the page says about recording, in German. */
export const german: RecordingWords = {
  check: {
    title: 'In diesem Interview werden Ihre Antworten aufgenommen',
    audio: 'Ihre Stimme wird aufgenommen.',
    video: 'Ihre Stimme und Ihr Kamerabild werden aufgenommen.',
    screen: 'Auch Ihr Bildschirm wird aufgenommen. Schließen Sie, was andere nicht sehen sollen.',
    when: 'Eine Aufnahme läuft nur von „Aufnehmen“ bis „Stopp“, und Sie können sie anhören, bevor Sie sie senden. Was Sie senden, erhalten die Personen, die diese Studie durchführen.',
    instead: 'Sie müssen nicht zustimmen: Sie können Ihre Antworten auch schreiben.',
    agree: 'Zustimmen und prüfen',
    write: 'Lieber schreiben',
    sayWords: 'Sagen Sie ein paar Worte: Der Balken sollte sich bewegen.',
    heard: 'Wir können Sie hören.',
    seen: 'Das ist Ihr Bild.',
    share: 'Auswählen, was geteilt wird',
    toShare: 'Ihr Browser fragt, was geteilt werden soll.',
    shared: 'Was Sie ausgewählt haben, kann aufgenommen werden.',
    goOn: 'Weiter',
    again: 'Erneut versuchen',
  },
  devices: { microphone: 'Mikrofon', camera: 'Kamera', screen: 'Bildschirm' },
  states: {
    asking: 'Bitte beantworten Sie die Frage Ihres Browsers.',
    refused: 'Nicht erlaubt. Erlauben Sie es im Browser für diese Seite, und versuchen Sie es erneut.',
    missing: 'Nicht gefunden. Schließen Sie ein Gerät an, und versuchen Sie es erneut.',
    busy: 'Ein anderes Programm benutzt es. Schließen Sie dieses Programm, und versuchen Sie es erneut.',
    unsupported: 'Dieser Browser kann das nicht aufnehmen.',
    lost: 'Die Verbindung ist getrennt, oder die Erlaubnis wurde zurückgenommen.',
  },
  without: {
    microphone: 'Sie können Ihre Antworten schreiben.',
    camera: 'Sonst wird nur Ihre Stimme aufgenommen.',
    screen: 'Sonst werden Ihre Antworten ohne Bildschirm aufgenommen.',
  },

  record: 'Aufnehmen',
  recordAgain: 'Neu aufnehmen',
  pause: 'Pause',
  resume: 'Fortsetzen',
  stop: 'Stopp',
  recording: 'Aufnahme läuft',
  paused: 'Pausiert',
  yourRecording: 'Ihre Aufnahme',
  recorded: (time) => `Aufgenommen: ${time}. Hören Sie es an, dann senden Sie es oder nehmen Sie neu auf.`,
  interrupted: (time) =>
    `${time} wurden aufgenommen, bevor die Seite geschlossen wurde. Senden Sie das, oder nehmen Sie neu auf.`,
  kept: 'Sie haben schon gesprochen geantwortet. Gehen Sie weiter, um diese Antwort zu behalten, oder nehmen Sie neu auf.',
  send: 'Antwort senden',
  sending: (sent, all) => `Ihre Aufnahme wird gesendet: Teil ${sent} von ${all}. Lassen Sie diese Seite offen.`,
  waiting:
    'Die Verbindung ist abgebrochen. Ihre Aufnahme ist auf diesem Gerät gespeichert und wird so bald wie möglich gesendet.',
  serviceFull:
    'Die Studie hat gerade keinen Platz für Aufnahmen. Lassen Sie diese Seite offen, oder schreiben Sie Ihre Antwort.',
  upTo: (most) => `Sie können bis zu ${counted(most, minutes)} aufnehmen.`,
  left: 'Noch eine Minute.',
  reached: 'Länger kann eine Aufnahme nicht sein. Senden Sie sie, oder nehmen Sie neu auf.',
  screenRuns: 'Ihr Bildschirm wird aufgenommen',
  watched: 'Die Personen, die diese Studie durchführen, sehen sich an, was Sie auf dem Bildschirm tun.',
  shareAgain: 'Bildschirm erneut teilen',
  speak: 'Lieber sprechen',
  stopFirst: 'Stoppen Sie zuerst die Aufnahme, dann senden Sie sie.',
  nothing: 'Es ist noch nichts aufgenommen. Nehmen Sie Ihre Antwort auf, dann senden Sie sie.',
  lost: (device) =>
    `${device}: getrennt oder nicht mehr erlaubt. Was bis dahin aufgenommen wurde, bleibt: Senden Sie es, oder schreiben Sie Ihre Antwort.`,
  screenLost: 'Ihr Bildschirm wird nicht mehr geteilt. Ihre Stimme wird weiter aufgenommen.',
  full: 'Auf diesem Gerät ist kein Platz mehr, deshalb wurde die Aufnahme gestoppt. Senden Sie, was aufgenommen wurde, oder schreiben Sie Ihre Antwort. Lassen Sie diese Seite bis dahin offen.',
  noSpace: 'Auf diesem Gerät ist zu wenig Platz für eine Aufnahme. Schreiben Sie Ihre Antwort.',
  tooLarge: 'Die Aufnahme ist zu groß. Nehmen Sie eine kürzere auf, oder schreiben Sie Ihre Antwort.',
  notSent: 'Die Aufnahme konnte nicht gesendet werden. Nehmen Sie neu auf, oder schreiben Sie Ihre Antwort.',
  unsupported: (device) => `${device}: Dieser Browser kann das nicht aufnehmen. Schreiben Sie Ihre Antwort.`,
};
