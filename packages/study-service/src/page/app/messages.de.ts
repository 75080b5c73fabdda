import type { Messages } from './messages.ts';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** The same in German. */
export const german: Messages = {
  title: 'Interview',
  opening: 'Einen Moment …',
  start: 'Beginnen',
  next: 'Weiter',
  nextScreen: 'Nächste Auswahl',
  back: 'Zurück',
  tryNow: 'Jetzt versuchen',
  tryAgain: 'Noch einmal versuchen',

  progress: (passed, total) => `${passed} von höchstens ${counted(total, 'Frage', 'Fragen')} beantwortet`,
  concept: 'Worum es geht',

  sending: 'Ihre Antwort wird gesendet …',
  waiting:
    'Die Verbindung ist unterbrochen. Ihre Antwort bleibt auf diesem Gerät und wird gesendet, sobald es wieder geht.',
  waitingUnkept:
    'Die Verbindung ist unterbrochen. Lassen Sie diese Seite offen: Ihre Antwort wird gesendet, sobald es wieder geht.',
  offline: 'Sie sind offline. Sie können weiterlesen; Ihre Antwort wird gesendet, wenn die Verbindung wieder da ist.',
  waitingToOpen: 'Das Interview ist gerade nicht zu erreichen. Diese Seite versucht es weiter.',
  notStored:
    'Dieser Browser kann Ihre Antworten nicht mehr auf diesem Gerät behalten. Laden Sie die Seite nicht neu und schließen Sie sie nicht.',
  moved: 'Dieses Interview ging an anderer Stelle weiter. Hier ist die Frage, die jetzt offen ist.',

  yourAnswer: 'Ihre Antwort',
  ownOption: 'Etwas anderes',
  ownOptionText: 'Ihre eigene Antwort',
  chosen: (count) => `${count} gewählt`,
  exactly: (count) => `Wählen Sie ${count}.`,
  atLeast: (minimum) => `Wählen Sie mindestens ${minimum}.`,
  atMost: (maximum) => `Wählen Sie bis zu ${maximum}.`,
  between: (minimum, maximum) => `Wählen Sie ${minimum} bis ${maximum}.`,
  oneOrMore: 'Wählen Sie alles, was zutrifft.',
  exclusiveLocks: (option) => `„${option}“ steht für sich. Nehmen Sie es zurück, um anderes zu wählen.`,
  fullNow: 'Mehr können Sie nicht wählen. Nehmen Sie etwas zurück, um anderes zu wählen.',

  rankingHint:
    'Bringen Sie die Liste in Ihre Reihenfolge: ziehen Sie, nehmen Sie die Pfeile, oder drücken Sie die Pfeiltasten auf einem Griff.',
  move: (text, place, total) => `${text} verschieben, jetzt ${place} von ${total}`,
  up: (text) => `${text} nach oben`,
  down: (text) => `${text} nach unten`,
  movedTo: (text, place, total) => `${text}: ${place} von ${total}`,

  screen: (screen, total) => `Auswahl ${screen} von ${total}`,
  bestWorstHint: (metric) => {
    const act = 'Wählen Sie, was am besten und was am wenigsten abschneidet.';
    return metric === null ? act : `${act} Worauf es ankommt: ${metric}.`;
  },
  best: 'Am besten',
  worst: 'Am wenigsten',
  option: 'Antwort',

  media: {
    image: (host) => `Ein Bild von ${host}`,
    video: (host) => `Ein Video von ${host}`,
    embed: (host) => `Eine Seite von ${host}`,
    why: 'Es wird erst geladen, wenn Sie es wünschen, denn die andere Seite sieht dann Ihre Adresse.',
    show: 'Zeigen',
    openAside: 'In einem neuen Tab öffnen',
    notSecure: (name) => `„${name}“ kann nicht gezeigt werden, weil die Adresse nicht sicher ist (https).`,
    failed: (name) => `„${name}“ ließ sich nicht laden. Sie können ohne weitermachen.`,
    mustWatch: 'Bitte sehen Sie dieses Video bis zum Ende an und gehen Sie dann weiter.',
    skip: 'Das Video läuft nicht',
    embedName: 'Eine Seite',
  },
  watchFirst: 'Zuerst kommt das Video oben. Sehen Sie es bis zum Ende an und gehen Sie dann weiter.',

  missing: {
    text: 'Ihre Antwort ist noch leer. Schreiben Sie ein paar Worte und gehen Sie dann weiter.',
    choice: 'Noch ist nichts gewählt. Wählen Sie eine Antwort und gehen Sie dann weiter.',
    own: 'Ihre eigene Antwort ist noch leer. Schreiben Sie sie auf, oder nehmen Sie sie zurück.',
    tooFew: (minimum) => `Wählen Sie mindestens ${counted(minimum, 'Antwort', 'Antworten')} und gehen Sie dann weiter.`,
    tooMany: (maximum) =>
      `Wählen Sie höchstens ${counted(maximum, 'Antwort', 'Antworten')}. Nehmen Sie zurück, was am wenigsten passt.`,
    ranking: 'Sie haben noch nichts verschoben. Wenn das Ihre Reihenfolge ist, drücken Sie noch einmal auf Weiter.',
    cell: (row) => `„${row}“ hat noch keine Antwort. Wählen Sie für jede Zeile eine.`,
    best: 'Wählen Sie hier, was am besten und was am wenigsten abschneidet, und gehen Sie dann weiter.',
  },

  ended: {
    complete: 'Ihre Antworten sind angekommen',
    screened_out: 'Das Interview endet hier',
    close: 'Sie können diese Seite jetzt schließen.',
  },

  closed: {
    unknownLink: {
      title: 'Dieser Link führt zu keiner offenen Studie',
      text: 'Er enthält vielleicht einen Tippfehler, oder die Studie ist geschlossen. Prüfen Sie den Link, oder fragen Sie, wer ihn Ihnen geschickt hat.',
    },
    notTakingResponses: {
      title: 'Diese Studie nimmt gerade keine Antworten an',
      text: 'Sie haben nichts falsch gemacht, und es wurde Ihnen nichts berechnet. Versuchen Sie es später mit demselben Link noch einmal.',
    },
    interviewGone: {
      title: 'Dieses Interview ist nicht mehr bekannt',
      text: 'Die Studie hat die Antworten nicht mehr, die Sie begonnen hatten. Sie können das Interview neu beginnen.',
    },
    refused: {
      title: 'Dieses Interview kann nicht weitergehen',
      text: 'Die Studie hat abgelehnt, und diese Seite weiß nicht, warum. Versuchen Sie es noch einmal, oder fragen Sie, wer Ihnen den Link geschickt hat.',
    },
  },
  startAnew: 'Neu beginnen',

  elsewhere: {
    title: 'Dieses Interview ist in einem anderen Tab offen',
    text: 'Machen Sie dort weiter, oder hier: der andere Tab hält dann an, und nichts geht verloren.',
    here: 'Hier weitermachen',
  },
  unstored: {
    title: 'Ihr Browser behält nichts für diese Seite',
    text: 'Das kommt in privaten Fenstern vor, oder wenn der Speicher ausgeschaltet ist. Sie können das Interview führen, und jede Antwort wird sofort gesendet. Wenn Sie die Seite aber neu laden oder schließen, beginnen Sie von vorn.',
    go: 'Weiter',
  },
  resume: {
    title: 'Auf diesem Gerät wurde ein Interview begonnen',
    text: 'Es kam von einem etwas anderen Link. Wenn Sie das waren, setzen Sie es fort. Wenn es jemand anderes war, beginnen Sie Ihr eigenes.',
    go: 'Fortsetzen',
    anew: 'Mein eigenes beginnen',
  },
};
