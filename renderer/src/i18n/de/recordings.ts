import { pluralsOf } from '@guide-studio/guide-core/plurals';
import type { Words } from '../en/index.ts';

const { counted } = pluralsOf('de');

const inside = 'Im Dienst ist ein Fehler aufgetreten. Sein Protokoll sagt, welcher.';

const faults: Words['recordings']['jobs']['faults'] = {
  transcript: {
    late: 'Das Verschriftlichen dauerte zu lange. Wer den Dienst betreibt, kann ein schnelleres Modell wählen.',
    unreachable:
      'Der Dienst zum Verschriftlichen war nicht erreichbar. Wer den Studiendienst betreibt, muss die Adresse prüfen.',
    missing: 'Den Befehl zum Verschriftlichen gibt es nicht. Wer den Dienst betreibt, muss ihn installieren.',
    key: 'Der Dienst zum Verschriftlichen lehnt den Schlüssel ab. Wer den Studiendienst betreibt, muss den Schlüssel prüfen.',
    notFound:
      'Der Dienst zum Verschriftlichen kennt die Adresse oder das Modell nicht. Wer den Studiendienst betreibt, muss beides prüfen; die meisten Adressen enden mit /v1.',
    busy: 'Der Dienst zum Verschriftlichen ist überlastet, oder sein Guthaben ist verbraucht.',
    serverFailed: 'Im Dienst zum Verschriftlichen ist ein Fehler aufgetreten. Sein Protokoll sagt, welcher.',
    refused: 'Der Dienst zum Verschriftlichen hat die Aufnahme abgelehnt. Sein Protokoll sagt, warum.',
    unreadable: 'Es kam nichts Lesbares zurück. Wer den Dienst betreibt, muss Adresse und Modell prüfen.',
    tooLong: 'Es wurde mehr verschriftlicht, als eine Antwort haben darf. Hören Sie stattdessen die Aufnahme an.',
    failed:
      'Der Befehl zum Verschriftlichen ist gescheitert. Wer den Dienst betreibt, muss ihn einmal von Hand ausführen.',
    broken: inside,
  },
  analysis: {
    late: 'Das Modell brauchte zu lange. Wer den Dienst betreibt, kann ein schnelleres wählen.',
    unreachable: 'Das Modell war nicht erreichbar. Wer den Dienst betreibt, muss die Adresse prüfen.',
    key: 'Der Server des Modells lehnt den Schlüssel ab. Wer den Dienst betreibt, muss den Schlüssel prüfen.',
    notFound:
      'Der Server des Modells kennt die Adresse oder das Modell nicht. Wer den Dienst betreibt, muss beides prüfen; die meisten Adressen enden mit /v1.',
    busy: 'Das Modell ist überlastet, oder sein Guthaben ist verbraucht.',
    serverFailed: 'Im Server des Modells ist ein Fehler aufgetreten. Sein Protokoll sagt, welcher.',
    refused: 'Das Modell hat das Interview abgelehnt. Das Protokoll seines Servers sagt, warum.',
    unreadable: 'Das Modell hat nichts Lesbares geschickt. Wer den Dienst betreibt, kann ein größeres wählen.',
    quote: 'Das Modell hat zitiert, was niemand gesagt hat. Gezeigt wird, was gezählt wurde.',
    otherLanguage: 'Das Modell hat in einer anderen Sprache geschrieben. Gezeigt wird, was gezählt wurde.',
    instructions: 'Das Modell hat seine Anweisungen wiederholt. Gezeigt wird, was gezählt wurde.',
    markup: 'Das Modell hat Auszeichnungen geschrieben. Gezeigt wird, was gezählt wurde.',
    limited: 'Die Studie hat ihre Tokens verbraucht. Wer den Dienst betreibt, kann mit --model-tokens mehr erlauben.',
    broken: inside,
  },
  file: {
    unreadable:
      'Die Aufnahme ist beschädigt oder von anderer Art als angegeben. Laden Sie sie herunter, um andere Programme zu versuchen.',
    late: 'Es dauerte zu lange. Wer den Dienst betreibt, braucht einen schnelleren Rechner.',
    full: 'Für Aufnahmen ist kein Platz mehr. Wer den Dienst betreibt, muss Platz schaffen.',
    failed: 'ffmpeg ließ sich nicht ausführen. Wer den Dienst betreibt, muss es neu installieren.',
    broken: inside,
  },
};

const jobs: Words['recordings']['jobs'] = {
  title: 'Arbeit an den Interviews',
  kinds: {
    transcript: 'Verschriftlichungen',
    analysis: 'Zusammenfassungen durch das Modell',
    file: 'Dateien für alle Browser',
  },
  counts: (waiting, done, failed) => `${waiting} warten, ${done} fertig, ${failed} gescheitert`,
  notDone:
    'Dieser Dienst erledigt diese Arbeit zurzeit nicht, deshalb bleibt liegen, was wartet. Wer ihn betreibt, kann sie einschalten.',
  failed: (count, why) =>
    `${counted(count, { one: 'Auftrag ist', other: 'Aufträge sind' })} gescheitert und wird nicht wiederholt. ${why}`,
  again: (count, why) => `${counted(count, { one: 'Auftrag wird', other: 'Aufträge werden' })} wiederholt. ${why}`,
  faults,
};

const archive: Words['recordings']['archive'] = {
  open: 'Aufnahmen speichern …',
  title: 'Aufnahmen speichern',
  act: 'Speichern',
  stop: 'Abbrechen',
  close: 'Schließen',
  about:
    'Speichert alle Aufnahmen dieser Studie in einem ZIP-Archiv, mit einer Liste (manifest.csv): von wem sie sind, zu welcher Frage, wie lang, und eine Prüfsumme. Filter gelten dafür nicht.',
  name: 'Dateiname',
  nameHint:
    'Es wird in Ihrem Ordner für Downloads gespeichert, weil andere den Ordner Ihrer Leitfäden mitbenutzen können.',
  fileName: 'Aufnahmen.zip',
  soFar: (files) => `Bisher ${files} Aufnahmen`,
  soFarOf: (files, all) => `${files} von ${all} Aufnahmen`,
  saved: (count, size) =>
    `Das Archiv ist vollständig: ${counted(count, { one: 'Aufnahme', other: 'Aufnahmen' })}, ${size}.`,
  isHere: (path) => `Es liegt hier: ${path}`,
  missing: (count) =>
    `${counted(count, { one: 'Aufnahme fehlt', other: 'Aufnahmen fehlen' })}; die Liste sagt, welche und warum.`,
};

export const recordings: Words['recordings'] = {
  kinds: { audio: 'Stimme', video: 'Kamera', screen: 'Bildschirm' },
  ofQuestion: 'Die Antwort',
  ofFollowUp: (number) => `Nachfrage ${number}`,
  listen: 'Abspielen',
  listenTo: (interview) => `Antwort abspielen: ${interview}`,
  hide: 'Schließen',
  hideOf: (interview) => `Aufnahme schließen: ${interview}`,
  playOf: (kind) => `Abspielen: ${kind}`,
  pause: 'Anhalten',
  pauseOf: (kind) => `Anhalten: ${kind}`,
  position: (kind) => `Stelle: ${kind}`,
  at: (now, whole) => `${now} von ${whole}`,
  parts: 'Was gesagt wurde',
  reading: 'Die Aufnahme wird geladen.',
  gone: 'Diese Aufnahme ist nicht mehr gespeichert. Wer den Dienst betreibt, hat festgelegt, wie lange Aufnahmen bleiben.',
  waiting: 'Die Aufnahme wird verschriftlicht. Der Text erscheint hier automatisch.',
  again: (why) => `Noch gibt es keinen Text. Es wird wieder versucht. ${why}`,
  failed: (why) => `Es gibt keinen Text. ${why}`,
  preparing: 'Eine Datei für alle Browser wird vorbereitet. Bis dahin wird die ursprüngliche Aufnahme abgespielt.',
  notPrepared: (why) => `Aus dieser Aufnahme ließ sich keine Datei für alle Browser machen. ${why}`,
  cannotPlay: 'Die Aufnahme ließ sich nicht abspielen.',
  cannotPlayYet:
    'Dieses Fenster kann die ursprüngliche Aufnahme nicht abspielen. Es kann es, sobald die Datei für alle Browser fertig ist.',
  cannotPlayNext:
    'Prüfen Sie die Verbindung zum Dienst, und versuchen Sie es noch einmal. Vielleicht spielen andere Programme die Datei ab.',
  jobs,
  archive,
};
