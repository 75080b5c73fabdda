import type { RecordingWords } from './recordingWords.types.ts';

/** What the page says about recording, in German. */
export const german: RecordingWords = {
  check: {
    title: 'In diesem Interview werden Ihre Antworten aufgenommen',
    audio: 'Ihre Stimme wird aufgenommen.',
    video: 'Ihre Stimme und Ihr Kamerabild werden aufgenommen.',
    screen: 'Auch Ihr Bildschirm wird aufgenommen. Schließen Sie, was andere nicht sehen sollen.',
    when: 'Eine Aufnahme läuft nur von „Aufnehmen“ bis „Stopp“. Während Sie sprechen, wird sie in Stücken an den Dienst dieser Studie gesendet. Sie können sie anhören, bevor Sie auf „Antwort senden“ drücken.',
    counts:
      'Sie zählt erst, wenn Sie auf „Antwort senden“ drücken: Dann geht sie an die Personen, die diese Studie durchführen. Was Sie nicht senden, wird innerhalb von zwei Tagen gelöscht.',
    readers: {
      software: 'Was Sie sagen, kann von einer Software aufgeschrieben werden.',
      ai: 'Was Sie schreiben, kann von einer KI gelesen werden.',
      both: 'Was Sie sagen, kann von einer Software aufgeschrieben und von einer KI gelesen werden.',
    },
    instead: 'Sie müssen nicht zustimmen: Sie können Ihre Antworten auch schreiben.',
    agree: 'Zustimmen und prüfen',
    write: 'Lieber schreiben',
    speak: 'Sagen Sie ein paar Worte: Der Balken sollte sich bewegen.',
    audible: 'Wir können Sie hören.',
    seen: 'Das ist Ihr Bild.',
    share: 'Auswählen, was geteilt wird',
    toShare: 'Ihr Browser fragt, was geteilt werden soll.',
    shared: 'Was Sie ausgewählt haben, kann aufgenommen werden.',
    goOn: 'Weiter',
    again: 'Erneut versuchen',
    keptFrom: (time) =>
      `Aufgenommen, bevor die Seite geschlossen wurde: ${time}. Das ist noch da: Sie können es nach dieser Prüfung senden.`,
    notChosen:
      'Es wurde kein Bildschirm ausgewählt. Drücken Sie noch einmal auf die Schaltfläche, und wählen Sie einen aus.',
  },
  devices: {
    microphone: 'Mikrofon',
    camera: 'Kamera',
    screen: 'Bildschirm',
  },
  states: {
    asking: 'Bitte beantworten Sie die Frage Ihres Browsers.',
    refused: 'Nicht erlaubt. Erlauben Sie es im Browser für diese Seite, und versuchen Sie es erneut.',
    missing: 'Nicht gefunden. Schließen Sie ein Gerät an, und versuchen Sie es erneut.',
    busy: 'Ein anderes Programm benutzt es. Schließen Sie dieses Programm, und versuchen Sie es erneut.',
    unsupported: 'Dieser Browser kann das nicht aufnehmen.',
    lost: 'Die Verbindung ist getrennt, oder es ist nicht mehr erlaubt.',
  },
  without: {
    microphone: 'Sie können Ihre Antworten schreiben.',
    camera: 'Ohne sie wird nur Ihre Stimme aufgenommen.',
    screen: 'Sonst werden Ihre Antworten ohne den Bildschirm aufgenommen.',
  },
  lacking: {
    microphone:
      'Von Ihrem Mikrofon ist nichts zu hören. Wenn Sie gerade sprechen, prüfen Sie, ob es eingeschaltet und nicht stummgeschaltet ist.',
    camera: 'Ihr Kamerabild ist schwarz. Prüfen Sie, ob die Kamera eingeschaltet und nicht verdeckt ist.',
    screen:
      'Das Bild Ihres Bildschirms ändert sich nicht. Wenn dort gerade etwas geschieht, stoppen Sie, teilen Sie den Bildschirm erneut, und nehmen Sie neu auf.',
  },
  lacked: {
    microphone: 'In dieser Aufnahme oder an ihrem Ende ist nichts zu hören. Hören Sie sie an, bevor Sie sie senden.',
    camera: 'In dieser Aufnahme oder an ihrem Ende war Ihr Kamerabild schwarz. Sehen Sie sie an, bevor Sie sie senden.',
    screen:
      'Am Ende dieser Aufnahme hat sich das Bild Ihres Bildschirms nicht mehr geändert. Sehen Sie sie an, bevor Sie sie senden.',
  },
  pressRecord: 'Drücken Sie auf „Aufnehmen“ und sprechen Sie.',
  record: 'Aufnehmen',
  recordAgain: 'Neu aufnehmen',
  pause: 'Pause',
  resume: 'Fortsetzen',
  stop: 'Stopp',
  recording: 'Aufnahme läuft',
  paused: 'Pausiert',
  yourRecording: 'Ihre Aufnahme',
  recorded: (time) => `Aufgenommen: ${time}. Hören Sie es an, dann senden Sie es, oder nehmen Sie neu auf.`,
  interrupted: (time) =>
    `Aufgenommen, bevor die Seite geschlossen wurde: ${time}. Senden Sie das, oder nehmen Sie neu auf.`,
  kept: 'Sie haben schon gesprochen geantwortet. Gehen Sie weiter, um diese Antwort zu behalten, oder nehmen Sie neu auf.',
  send: 'Antwort senden',
  sending: (sent, all) => `Ihre Aufnahme wird gesendet: Teil ${sent} von ${all}. Lassen Sie diese Seite offen.`,
  waiting:
    'Die Verbindung ist abgebrochen. Ihre Aufnahme ist auf diesem Gerät gespeichert und wird so bald wie möglich gesendet.',
  serviceFull:
    'Die Studie hat gerade keinen Platz für Aufnahmen. Lassen Sie diese Seite offen, oder schreiben Sie Ihre Antwort.',
  serviceUnable:
    'Die Studie kann gerade keine Aufnahmen aufbewahren. Ihre Aufnahme ist auf diesem Gerät gespeichert und wird gesendet, sobald die Studie sie wieder annehmen kann.',
  arrived: 'Ihre Antwort ist angekommen. Die nächste Frage wird vorbereitet.',
  upTo: (most) => `Sie können bis zu ${most} min aufnehmen.`,
  left: 'Noch eine Minute.',
  reached: 'Länger kann eine Aufnahme nicht sein. Senden Sie sie, oder nehmen Sie neu auf.',
  screenRuns: 'Ihr Bildschirm wird aufgenommen',
  watched: 'Die Personen, die diese Studie durchführen, sehen sich an, was Sie auf dem Bildschirm tun.',
  screenOff: 'Ihr Bildschirm wird nicht geteilt, also auch nicht aufgenommen.',
  shareAgain: 'Bildschirm erneut teilen',
  speak: 'Lieber sprechen',
  lost: (device) =>
    `${device}: getrennt oder nicht mehr erlaubt. Was bis dahin aufgenommen wurde, bleibt: Senden Sie es, oder schreiben Sie Ihre Antwort.`,
  screenLost: 'Ihr Bildschirm wird nicht mehr geteilt. Die Aufnahme läuft ohne ihn weiter.',
  full: 'Auf diesem Gerät ist kein Platz mehr, deshalb wurde die Aufnahme gestoppt. Lassen Sie diese Seite offen, und senden Sie, was aufgenommen wurde, oder schreiben Sie Ihre Antwort.',
  noSpace: 'Auf diesem Gerät ist zu wenig Platz für eine Aufnahme. Schreiben Sie Ihre Antwort.',
  tooLarge: 'Die Aufnahme ist zu groß. Nehmen Sie eine kürzere auf, oder schreiben Sie Ihre Antwort.',
  notSent: 'Die Aufnahme konnte nicht gesendet werden. Nehmen Sie neu auf, oder schreiben Sie Ihre Antwort.',
};
