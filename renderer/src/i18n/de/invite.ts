import type { NetworkFault } from '@guide-studio/host/common';
import { pluralsOf } from '@guide-studio/guide-core/plurals';
import type { ListColumn, RowFault } from '../../worker/listMessages.ts';
import type { Words } from '../en/index.ts';

const { plural, number } = pluralsOf('de');

const state: Words['invite']['state'] = {
  title: 'Interviews',
  numbers: { started: 'Begonnen', underWay: 'Laufend', complete: 'Abgeschlossen', screenedOut: 'Ausgeschieden' },
  elsewhere:
    'Dieser Dienst meldet seine Zahlen hier nicht. Pausiert und geschlossen wird die Studie auf seinen eigenen Seiten.',
};

const networkFaults: Readonly<Record<NetworkFault['kind'], (fault: NetworkFault) => string>> = {
  portTaken: ({ port }) =>
    `Ein anderes Programm verwendet den Port ${port}. Wählen Sie einen anderen, oder lassen Sie das Feld leer.`,
  addressGone: ({ address }) =>
    `Dieser Computer hat die Adresse ${address} nicht mehr, deshalb erreicht dort niemand die Studie. Wählen Sie eine Adresse des jetzigen Netzes, oder kehren Sie in das andere zurück.`,
  notAllowed: ({ port }) =>
    `Das System lässt dieses Programm den Port ${port} nicht verwenden. Wählen Sie einen Port ab 1024, oder lassen Sie das Feld leer.`,
  noService: () =>
    'Der Dienst dieses Computers läuft nicht. Starten Sie Guide Studio neu, und versuchen Sie es dann erneut.',
  other: ({ address, port }) =>
    `Das System hat ${address}, Port ${port}, abgelehnt. Wählen Sie eine andere Adresse oder einen anderen Port.`,
};

const who: Words['invite']['who'] = {
  title: 'Wer teilnehmen kann',
  ways: { here: 'Nur dieser Computer', network: 'Personen in diesem Netz', server: 'Alle, über einen eigenen Server' },
  here: 'Der Link funktioniert nur auf diesem Computer und nur, solange Guide Studio läuft. Damit probieren Sie die Studie aus.',
  network:
    'Personen im selben Netz, etwa im Büro oder in einem Raum mit einem WLAN, öffnen den Link, solange Guide Studio hier läuft. Sie erreichen das Interview und sonst nichts von diesem Computer.',
  withoutHttps:
    'Ohne https geben Browser dort keiner Seite Mikrofon, Kamera oder Bildschirm. Teilnehmende tippen ihre Antworten.',
  address: 'Adresse dieses Computers',
  addressOption: (address, card) => `${address} (${card})`,
  noAddress: 'Dieser Computer ist in keinem Netz.',
  noAddressNext: 'Verbinden Sie ihn mit einem WLAN oder einem Kabel, und sehen Sie dann erneut nach.',
  lookAgain: 'Erneut nachsehen',
  port: 'Port',
  portHint: 'Leer: ein beliebiger freier Port.',
  badPort: 'Ein Port ist eine ganze Zahl von 1 bis 65535.',
  keep: 'Beim nächsten Start wieder öffnen',
  keepHint: 'Sonst wird beim Beenden von Guide Studio geschlossen.',
  open: 'Für dieses Netz öffnen',
  move: 'Diese Adresse verwenden',
  stop: 'Beenden',
  isOpen: (url) => `Für dieses Netz geöffnet unter ${url}.`,
  isKept: 'Bei jedem Start von Guide Studio wird wieder geöffnet.',
  isOnce: 'Geschlossen wird, wenn Sie es hier oder Guide Studio beenden.',
  firewall: 'Erreicht ein Gerät die Studie nicht, erlauben Sie Guide Studio in der Firewall dieses Computers.',
  opened: 'Für dieses Netz geöffnet',
  stopped: 'Für das Netz geschlossen',
  server:
    'Auf einem Computer mit einem Namen im Internet läuft der Dienst Tag und Nacht, mit https, sodass Stimme, Kamera und Bildschirm aufgezeichnet werden können. Das dauert etwa fünf Minuten:',
  serverSteps: [
    'Richten Sie einen Namen wie studien.example.org auf diesen Computer. Installieren Sie dort Docker, und kopieren Sie Guide Studio dorthin.',
    'Starten Sie Dienst, Datenbank und Zertifikate mit diesem Befehl:',
    'Erstellen Sie mit dem zweiten Befehl einen Schlüssel. Er wird einmal angezeigt.',
    'Fügen Sie hier eine Verbindung mit diesem Namen und Schlüssel hinzu, testen Sie sie, und veröffentlichen Sie den Leitfaden dort.',
  ],
  serverStart: 'Dienst starten',
  serverKey: 'Schlüssel erstellen',
  startCommand:
    'DOMAIN=studies.example.org POSTGRES_PASSWORD=… docker compose --file tools/docker/compose.yaml up --detach',
  keyCommand: 'docker compose --file tools/docker/compose.yaml exec service guide keys create',
  serverMore: 'Alle Schritte (auf Englisch)',
  connections: 'Verbindungen …',
  copy: 'Kopieren',
};

const link: Words['invite']['link'] = {
  title: 'Link',
  language: 'Sprache',
  ofBrowser: 'Die des Browsers',
  languageHint: 'Teilnehmende können sie im Interview ändern.',
  parameter: (name) => `Parameter „${name}“`,
  parameterHint: 'Bedingungen in diesem Leitfaden fragen danach.',
  none: 'Ohne',
  other: 'Ein anderer Wert',
  otherValue: (name) => `Wert von „${name}“`,
  add: 'Parameter hinzufügen',
  addHint: 'Jeder Parameter wird mit der Antwort gespeichert.',
  name: 'Name',
  value: 'Wert',
  remove: (name) => (name === '' ? 'Parameter entfernen' : `„${name}“ entfernen`),
  badName: {
    twice: 'Der Link hat diesen Parameter schon. Wählen Sie einen anderen Namen.',
    tooLong: 'Kürzen Sie den Namen auf 200 Zeichen.',
    lang: 'Diesen Parameter setzt die Sprache weiter oben.',
  },
  tooLongValue: 'Kürzen Sie den Wert auf 2.000 Zeichen.',
  link: 'Link für Teilnehmende',
  copy: 'Link kopieren',
  notOne: 'Der Dienst hat keinen Link gesendet, der sich öffnen lässt.',
  notOneNext: 'Starten Sie die Studie dort erneut, oder fragen Sie, wer den Dienst betreibt.',
  qr: 'QR-Code des Links',
  qrAlt: (to) => `QR-Code von ${to}`,
  svg: 'SVG',
  svgLabel: 'QR-Code als SVG herunterladen',
  png: 'PNG',
  pngLabel: 'QR-Code als PNG herunterladen',
  tooLong: 'Dieser Link ist zu lang für einen QR-Code. Verwenden Sie weniger oder kürzere Parameter.',
  onlyHere: 'Er funktioniert nur auf diesem Computer.',
  notOpen:
    'Der QR-Code erscheint, sobald die Studie für dieses Netz geöffnet ist. Bis dahin funktioniert der Link nur auf diesem Computer.',
  notThere: 'Den QR-Code für alle hat die Studie auf dem Server. Dieser Link funktioniert nur auf diesem Computer.',
  all: (count) => `Alle ${number(count)} Links herunterladen`,
  allHint: 'Eine CSV-Datei mit jeder Sprache und jedem Wert der Parameter.',
  heading: 'Link',
  headingLanguage: 'Sprache',
};

const text: Words['invite']['text'] = {
  title: 'Einladung',
  language: 'Sprache der Einladung',
  label: 'Text',
  hint: 'Aus {link} wird beim Kopieren der Link.',
  noLink: 'Im Text fehlt {link}, also bekäme niemand den Link.',
  noTitle:
    'Die Studie hat keinen Titel für Teilnehmende: Schreiben Sie statt „…“, worum es geht, oder setzen Sie den Titel in den Studieneinstellungen.',
  notWritten: 'In dieser Sprache gibt es noch keine Einladung. Ersetzen Sie die englische.',
  copy: 'Einladung kopieren',
  again: 'Neu schreiben',
  copied: 'Kopiert',
  notCopied: 'Der Text ließ sich nicht kopieren. Markieren Sie ihn, und drücken Sie Strg+C.',
};

const rowFault = (fault: RowFault): string => {
  const { row, column = '', value = '' } = fault;
  const texts: Readonly<Record<RowFault['kind'], string>> = {
    empty: 'ist leer.',
    duplicate: `gleicht Zeile ${number(fault.of ?? 0)}.`,
    tooLong: `hat in „${column}“ mehr als 2.000 Zeichen.`,
    tooMuch: 'hat zu viel Text für einen Link.',
    language: `nennt die Sprache „${value}“, in der niemand an dieser Studie teilnehmen kann.`,
    characters: `hat in „${column}“ Zeilenumbrüche oder andere Zeichen, die ein Link nicht haben kann.`,
    moreCells: 'hat mehr Zellen, als es Namen gibt.',
  };
  return `Zeile ${number(row)} ${texts[fault.kind]}`;
};

const columnFaults: Readonly<Record<NonNullable<ListColumn['fault']>, (name: string) => string>> = {
  noName: () =>
    'Eine Spalte hat keinen Namen. Schreiben Sie ihn in die erste Zeile, oder lassen Sie die Spalte aus dem Link weg.',
  twice: (name) => `Zwei Spalten heißen „${name}“. Benennen Sie eine um, oder lassen Sie eine aus dem Link weg.`,
  tooLong: () =>
    'Der Name einer Spalte hat mehr als 200 Zeichen. Kürzen Sie ihn, oder lassen Sie die Spalte aus dem Link weg.',
  characters: (name) =>
    `Der Name „${name}“ hat Zeichen, die ein Link nicht haben kann. Benennen Sie die Spalte um, oder lassen Sie sie aus dem Link weg.`,
};

const list: Words['invite']['list'] = {
  title: 'Persönliche Links',
  about: 'Ein Link für jede Person einer Liste. Was im Link steht, wird mit der Antwort gespeichert.',
  label: 'Liste',
  hint: 'Fügen Sie eine Spalte oder Tabelle ein, eine Person je Zeile, oder ziehen Sie eine CSV-Datei hierher. Die erste Zeile kann die Parameter benennen.',
  chooseFile: 'Datei wählen …',
  otherFile: 'Andere Datei …',
  pasted: 'Eingefügte Liste',
  discard: 'Liste verwerfen',
  from: (name) => `Liste: ${name}`,
  names: 'Die erste Zeile enthält die Namen',
  columns: 'Im Link',
  columnsHint: 'Die übrigen kommen nur in die Datei. Namen und E-Mail-Adressen bleiben besser aus Links heraus.',
  column: (name, at) => (name === '' ? `Spalte ${at}` : name),
  reading: 'Die Liste wird gelesen …',
  ready: (links, rows) =>
    links === rows
      ? plural(links, { one: 'Ein Link.', other: `${number(links)} Links.` })
      : `${number(links)} von ${plural(rows, { one: '1 Zeile', other: `${number(rows)} Zeilen` })} bekommen einen Link.`,
  leftOut: (count) =>
    plural(count, { one: 'Eine Zeile wird weggelassen.', other: `${number(count)} Zeilen werden weggelassen.` }),
  moreFaults: (count) => `Und ${number(count)} weitere.`,
  rowFault,
  columnFaults,
  previewed: (count) => plural(count, { one: 'Die erste Zeile', other: `Die ersten ${number(count)} Zeilen` }),
  row: 'Zeile',
  link: 'Link',
  tooMany: (most) => `Diese Liste hat mehr als ${number(most)} Zeilen, deshalb wurden keine Links erstellt.`,
  tooManyNext: 'Teilen Sie sie in mehrere Listen.',
  tooLarge: (name) => `${name} hat mehr als 20 MB und wurde nicht gelesen.`,
  tooLargeNext: 'Prüfen Sie, ob es die richtige Datei ist, oder teilen Sie sie.',
  notText: (name) => `${name} ist keine Textdatei und wurde nicht gelesen.`,
  notTextNext: 'Speichern Sie die Tabelle in Ihrer Tabellenkalkulation als CSV, und wählen Sie dann diese Datei.',
  failed: 'Die Liste konnte im Hintergrund nicht gelesen werden.',
  failedNext: 'Schließen Sie dieses Blatt, und versuchen Sie es erneut.',
  download: (links) =>
    links === 0
      ? 'CSV herunterladen'
      : `${plural(links, { one: '1 Link', other: `${number(links)} Links` })} herunterladen`,
  downloaded: (links) =>
    plural(links, { one: 'Ein Link heruntergeladen', other: `${number(links)} Links heruntergeladen` }),
  nothing: 'Keine Zeile bekommt einen Link.',
  nothingNext: 'Berichtigen Sie die Liste, oder wählen Sie eine andere Spalte für den Link.',
};

/** Wie Personen zu einer gestarteten Studie kommen. */
export const invite: Words['invite'] = {
  title: 'Einladen',
  done: 'Fertig',
  open: 'Einladen …',
  state,
  who,
  networkFaults,
  link,
  text,
  list,
};
