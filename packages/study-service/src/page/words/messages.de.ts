import { pluralsOf } from '@guide-studio/guide-core/plurals';
import type { Messages } from './messages.types.ts';

const { counted } = pluralsOf('de');

/** The page's own texts in German. */
export const german: Messages = {
  title: 'Interview',
  language: 'Sprache',
  opening: 'Wird geladen …',
  start: 'Starten',
  next: 'Weiter',
  nextScreen: 'Nächster Vergleich',
  back: 'Zurück',
  tryNow: 'Jetzt versuchen',
  tryAgain: 'Erneut versuchen',

  progressName: 'Fortschritt',
  progress: (passed, total) =>
    `${passed} von höchstens ${counted(total, { one: 'Frage', other: 'Fragen' })} beantwortet`,
  concept: 'Worum es in dieser Frage geht',

  sending: 'Ihre Antwort wird gesendet …',
  waiting:
    'Die Verbindung ist unterbrochen. Ihre Antwort ist auf diesem Gerät gespeichert und wird gesendet, sobald es möglich ist.',
  waitingUnstored:
    'Die Verbindung ist unterbrochen. Lassen Sie diese Seite offen: Ihre Antwort wird gesendet, sobald es möglich ist.',
  offline:
    'Sie sind offline. Sie können weiterlesen; Ihre Antwort wird gesendet, sobald Sie wieder eine Verbindung haben.',
  waitingToOpen: 'Das Interview ist gerade nicht erreichbar. Diese Seite versucht es weiter.',
  notStored:
    'Dieser Browser kann Ihre Antworten nicht mehr auf diesem Gerät speichern. Laden Sie die Seite nicht neu und schließen Sie sie nicht.',
  moved: 'Sie haben dieses Interview an anderer Stelle fortgesetzt. Das ist die aktuelle Frage.',

  yourAnswer: 'Ihre Antwort',
  ownOption: 'Andere Antwort',
  ownOptionText: 'Ihre eigene Antwort',
  chosen: (count) => `${count} ausgewählt.`,
  exactly: (count) => `Wählen Sie ${count} aus.`,
  atLeast: (minimum) => `Wählen Sie mindestens ${minimum} aus.`,
  atMost: (maximum) => `Wählen Sie bis zu ${maximum} aus.`,
  between: (minimum, maximum) => `Wählen Sie ${minimum} bis ${maximum} aus.`,
  oneOrMore: 'Wählen Sie alles aus, was zutrifft.',
  search: 'Suchen',
  noneFound: 'Keine Antwort enthält diese Wörter.',
  showMore: (count, rest) => (count === rest ? `${count} weitere anzeigen` : `${count} von ${rest} weiteren anzeigen`),
  exclusiveLocks: (option) =>
    `„${option}“ lässt sich nicht mit anderen Antworten kombinieren. Wählen Sie diese Antwort ab, um andere auszuwählen.`,
  fullNow: (maximum) =>
    `Sie können bis zu ${maximum} auswählen. Wählen Sie zuerst eine Antwort ab, um eine andere auszuwählen.`,

  rankingHint:
    'Bringen Sie die Liste in die richtige Reihenfolge: Ziehen Sie die Einträge, oder nutzen Sie die Pfeile oder die Pfeiltasten.',
  move: (text, place, total) => `${text} verschieben, jetzt ${place} von ${total}`,
  up: (text) => `${text} nach oben`,
  down: (text) => `${text} nach unten`,
  movedTo: (text, place, total) => `${text}: ${place} von ${total}`,

  screen: (screen, total) => `Vergleich ${screen} von ${total}`,
  bestWorstHint: 'Wählen Sie die beste und die schlechteste Option aus.',
  best: 'Beste',
  worst: 'Schlechteste',
  mostLeastHint: (metric) =>
    `Wählen Sie eine Option für „Am meisten“ und eine für „Am wenigsten“ aus. Vergleichen Sie nach: ${metric}.`,
  most: 'Am meisten',
  least: 'Am wenigsten',
  option: 'Option',

  media: {
    image: (host) => `Ein Bild von ${host}`,
    video: (host) => `Ein Video von ${host}`,
    embed: (host) => `Eine Seite von ${host}`,
    why: 'Wenn Sie es laden, kann diese Website Ihre IP-Adresse sehen.',
    show: 'Anzeigen',
    loading: (name) => `„${name}“ wird geladen …`,
    openAside: 'In neuem Tab öffnen',
    notSecure: (name) => `„${name}“ kann nicht angezeigt werden, weil die Adresse nicht sicher ist (https).`,
    failed: (name) => `„${name}“ konnte nicht geladen werden.`,
    withoutIt: 'Sie machen ohne diesen Inhalt weiter.',
    goOnWithout: 'Ohne diesen Inhalt weiter',
    mustWatch: 'Bitte sehen Sie sich dieses Video bis zum Ende an, bevor Sie weitermachen.',
    doesNotPlay: 'Das Video läuft nicht',
    doYouSee: 'Sehen Sie die Seite?',
    canSee: 'Ja, ich sehe sie',
    cannotSee: 'Nein, ich sehe sie nicht',
    embedName: 'Die Seite',
  },
  first: {
    load: (name) => `„${name}“ wird noch geladen. Bitte warten Sie einen Moment.`,
    look: (name) => `Bitte sehen Sie sich zuerst „${name}“ an und machen Sie dann weiter.`,
    confirm: 'Bitte geben Sie an, ob Sie die Seite sehen, und machen Sie dann weiter.',
    decide: (name) => `„${name}“ wird nicht angezeigt. Zeigen Sie diesen Inhalt an, oder machen Sie ohne ihn weiter.`,
    watch: (name) => `Bitte sehen Sie sich zuerst „${name}“ bis zum Ende an und machen Sie dann weiter.`,
  },

  missing: {
    text: 'Ihre Antwort ist leer. Schreiben Sie ein paar Worte und machen Sie dann weiter.',
    choice: 'Es ist nichts ausgewählt. Wählen Sie eine Antwort aus und machen Sie dann weiter.',
    own: 'Ihre eigene Antwort ist leer. Schreiben Sie sie, oder wählen Sie sie ab.',
    tooFew: (minimum) =>
      `Wählen Sie mindestens ${counted(minimum, { one: 'Antwort', other: 'Antworten' })} aus und machen Sie dann weiter.`,
    tooMany: (maximum) =>
      `Wählen Sie höchstens ${counted(maximum, { one: 'Antwort', other: 'Antworten' })} aus. Wählen Sie ab, was am wenigsten passt.`,
    ranking:
      'Sie haben nichts verschoben. Wenn das die gewünschte Reihenfolge ist, drücken Sie noch einmal auf Weiter.',
    cell: (row) => `„${row}“ hat noch keine Antwort. Wählen Sie für jede Zeile eine aus.`,
    best: 'Wählen Sie hier die beste und die schlechteste Option aus und machen Sie dann weiter.',
    most: 'Wählen Sie eine Option für „Am meisten“ und eine für „Am wenigsten“ aus.',
  },
  notTaken: 'Ihre Antwort konnte nicht gespeichert werden. Ändern Sie sie und versuchen Sie es erneut.',

  ended: {
    complete: 'Ihre Antworten sind gespeichert',
    screened_out: 'Das Interview endet hier',
    close: 'Sie können diese Seite jetzt schließen.',
  },

  closed: {
    unknownLink: {
      title: 'Unter diesem Link gibt es keine offene Studie',
      text: 'Der Link enthält vielleicht einen Tippfehler, oder die Studie ist geschlossen. Prüfen Sie den Link, oder fragen Sie die Person, die ihn geschickt hat.',
    },
    notTakingResponses: {
      title: 'Diese Studie nimmt gerade keine Antworten an',
      text: 'Sie haben nichts falsch gemacht, und Ihnen wurde nichts berechnet. Versuchen Sie es später mit demselben Link erneut.',
    },
    paused: {
      title: 'Diese Studie ist pausiert',
      text: 'Sie können es später mit demselben Link erneut versuchen.',
    },
    closed: {
      title: 'Diese Studie ist geschlossen',
      text: 'Sie nimmt keine Teilnehmenden mehr auf. Vielen Dank für Ihr Interesse.',
    },
    otherDevice: {
      title: 'Bitte nutzen Sie ein anderes Gerät',
      text: '',
    },
    linkTooLong: {
      title: 'Dieser Link ist zu lang',
      text: 'Er enthält mehr oder längere Parameter, als eine Studie annimmt. Bitten Sie die Person, die Ihnen den Link geschickt hat, um einen kürzeren.',
    },
    tooManyStarts: {
      title: 'Diese Studie nimmt gerade keine weiteren Teilnehmenden auf',
      text: 'Viele haben sie geöffnet und nicht geantwortet, vielleicht in Ihrem Netz. Versuchen Sie es später mit demselben Link noch einmal.',
    },
    interviewGone: {
      title: 'Dieses Interview ist nicht mehr verfügbar',
      text: 'Die Studie hat Ihre bisherigen Antworten nicht mehr. Sie können das Interview von vorn beginnen.',
    },
    refused: {
      title: 'Dieses Interview kann nicht fortgesetzt werden',
      text: 'Die Studie hat die letzte Anfrage nicht angenommen, und diese Seite kennt den Grund nicht. Versuchen Sie es erneut, oder fragen Sie die Person, die den Link geschickt hat.',
    },
  },
  startAgain: 'Neu beginnen',

  device: {
    needed: (devices) =>
      `Dieses Interview ist nur auf folgenden Geräten möglich: ${devices}. Schicken Sie sich den Link und öffnen Sie ihn dort.`,
    names: { ios: 'Apple-Mobilgeräte (iPhone, iPad)', android: 'Android-Geräte', desktop: 'Computer' },
    or: (all, last) => `${all} oder ${last}`,
    link: 'Link zum Interview',
    copy: 'Link kopieren',
    copied: 'Der Link wurde kopiert.',
    selected: 'Der Link ist markiert. Kopieren Sie ihn mit Ihrem Browser.',
    share: 'Link senden …',
  },

  elsewhere: {
    title: 'Dieses Interview ist in einem anderen Tab geöffnet',
    text: 'Machen Sie dort weiter, oder machen Sie hier weiter: Dann wird der andere Tab angehalten. Ihre Antworten gehen nicht verloren.',
    here: 'Hier weitermachen',
  },
  unstored: {
    title: 'Ihr Browser speichert nichts für diese Seite',
    text: 'Das kommt in privaten Fenstern vor, oder wenn der Speicher ausgeschaltet ist. Sie können teilnehmen, und jede Antwort wird sofort gesendet. Wenn Sie die Seite aber neu laden oder schließen, müssen Sie von vorn beginnen.',
    go: 'Weiter',
  },
  resume: {
    title: 'Auf diesem Gerät wurde ein Interview begonnen',
    text: 'Es wurde über einen etwas anderen Link geöffnet. Wenn Sie das waren, setzen Sie es fort. Wenn es eine andere Person war, beginnen Sie Ihr eigenes.',
    go: 'Fortsetzen',
    own: 'Mein eigenes beginnen',
  },
};
