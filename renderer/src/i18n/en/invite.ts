import type { NetworkFault } from '@guide-studio/host/common';
import { pluralsOf } from '@guide-studio/guide-core/plurals';
import type { ListColumn, RowFault } from '../../worker/listMessages.ts';

const { plural, number } = pluralsOf('en');

const state = {
  title: 'Interviews',
  numbers: { started: 'Started', underWay: 'In progress', complete: 'Finished', screenedOut: 'Screened out' },
  elsewhere: 'This service does not report its numbers here, and is paused and closed on its own pages.',
};

const networkFaults: Readonly<Record<NetworkFault['kind'], (fault: NetworkFault) => string>> = {
  portTaken: ({ port }) => `Another program uses port ${port}. Choose another port, or leave the field empty.`,
  addressGone: ({ address }) =>
    `This computer does not have the address ${address} any more, so nobody reaches the study there. Choose an address of the present network, or go back to the other one.`,
  notAllowed: ({ port }) =>
    `The system does not let this program use port ${port}. Choose a port from 1024, or leave the field empty.`,
  noService: () => 'The service of this computer does not run. Start Guide Studio again, then try again.',
  other: ({ address, port }) =>
    `The system refused to listen at ${address}, port ${port}. Choose another address or port.`,
};

const who = {
  title: 'Who can take part',
  ways: { here: 'Only this computer', network: 'People in this network', server: 'Anyone, by a server of your own' },
  here: 'The link works on this computer only, and only while Guide Studio is running. Use it to try the study.',
  network:
    'People in the same network, such as your office or a room with one Wi-Fi, open the link while Guide Studio is running here. They reach the interview and nothing else of this computer.',
  withoutHttps:
    'Without https, browsers there give no page the microphone, the camera or the screen. Participants type their answers.',
  address: 'Address of this computer',
  addressOption: (address: string, card: string) => `${address} (${card})`,
  noAddress: 'This computer is in no network.',
  noAddressNext: 'Connect it to a Wi-Fi or a cable, then look again.',
  lookAgain: 'Look again',
  port: 'Port',
  portHint: 'Empty: any free port.',
  badPort: 'A port is a whole number from 1 to 65535.',
  keep: 'Open it again at the next start',
  keepHint: 'Otherwise it is closed when Guide Studio ends.',
  open: 'Open for this network',
  move: 'Use this address',
  stop: 'Stop',
  isOpen: (url: string) => `Open for this network at ${url}.`,
  isKept: 'It is opened again at each start of Guide Studio.',
  isOnce: 'It is closed when you stop it or end Guide Studio.',
  firewall: 'If a device does not reach it, allow Guide Studio in the firewall of this computer.',
  opened: 'Open for this network',
  stopped: 'Closed for the network',
  server:
    'On a computer with a name on the internet, the service runs day and night, with https, so that voice, camera and screen can be recorded. It takes about five minutes:',
  serverSteps: [
    'Point a name, such as studies.example.org, to that computer. Install Docker on it, and copy Guide Studio there.',
    'Start the service, its database and the certificates with this command:',
    'Make a key with the second command. It is shown once.',
    'Add a connection here with that name and key, test it, and publish the guide to it.',
  ],
  serverStart: 'Start the service',
  serverKey: 'Make a key',
  startCommand:
    'DOMAIN=studies.example.org POSTGRES_PASSWORD=… docker compose --file tools/docker/compose.yaml up --detach',
  keyCommand: 'docker compose --file tools/docker/compose.yaml exec service guide keys create',
  serverMore: 'Each step in the manual',
  connections: 'Connections…',
  copy: 'Copy',
};

const link = {
  title: 'Link',
  language: 'Language',
  ofBrowser: 'That of the browser',
  languageHint: 'Participants can change it in the interview.',
  parameter: (name: string) => `Parameter “${name}”`,
  parameterHint: 'Conditions in this guide use it.',
  none: 'Without it',
  other: 'Another value',
  otherValue: (name: string) => `Value of “${name}”`,
  add: 'Add a parameter',
  addHint: 'Each parameter is kept with the response.',
  name: 'Name',
  value: 'Value',
  remove: (name: string) => (name === '' ? 'Remove the parameter' : `Remove “${name}”`),
  badName: {
    twice: 'The link already has this parameter. Choose another name.',
    tooLong: 'Shorten the name to 200 characters.',
    lang: 'The language above sets this parameter.',
  },
  tooLongValue: 'Shorten the value to 2,000 characters.',
  link: 'Link for participants',
  copy: 'Copy link',
  notOne: 'The service sent no link that can be opened.',
  notOneNext: 'Launch the study again at its service, or ask who runs it.',
  qr: 'QR code of the link',
  qrAlt: (link: string) => `QR code of ${link}`,
  svg: 'SVG',
  svgLabel: 'Download the QR code as SVG',
  png: 'PNG',
  pngLabel: 'Download the QR code as PNG',
  tooLong: 'This link is too long for a QR code. Use fewer or shorter parameters.',
  onlyHere: 'It works on this computer only.',
  notOpen:
    'The QR code comes once the study is open for this network. Until then, the link works on this computer only.',
  notThere: 'The QR code for everyone is that of the study on the server. This link works on this computer only.',
  all: (count: number) => `Download all ${number(count)} links`,
  allHint: 'A CSV of each language and each value of the parameters.',
  heading: 'Link',
  headingLanguage: 'Language',
};

const text = {
  title: 'Invitation',
  language: 'Language of the invitation',
  label: 'Text',
  hint: '{link} becomes the link when you copy the text.',
  noLink: 'The text has no {link}, so nobody would get the link.',
  noTitle:
    'The study has no title for participants: write in place of “…” what it is about, or set the title in the study settings.',
  notWritten: 'There is no invitation in this language yet. Replace the English one.',
  copy: 'Copy invitation',
  again: 'Write it again',
  copied: 'Copied',
  notCopied: 'The text could not be copied. Select it and press Ctrl+C.',
};

const rowFault = (fault: RowFault): string => {
  const { row, column = '', value = '' } = fault;
  const texts: Readonly<Record<RowFault['kind'], string>> = {
    empty: 'is empty.',
    duplicate: `is the same as row ${number(fault.of ?? 0)}.`,
    tooLong: `has more than 2,000 characters in “${column}”.`,
    tooMuch: 'has too much text for a link.',
    language: `names the language “${value}”, in which participants cannot take this study.`,
    characters: `has line breaks or other characters in “${column}” that a link cannot have.`,
    moreCells: 'has more cells than there are names.',
  };
  return `Row ${number(row)} ${texts[fault.kind]}`;
};

const columnFaults: Readonly<Record<NonNullable<ListColumn['fault']>, (name: string) => string>> = {
  noName: () => 'A column has no name. Write one into the first row, or leave the column out of the link.',
  twice: (name) => `Two columns are named “${name}”. Rename one, or leave one out of the link.`,
  tooLong: () => 'A column has a name with more than 200 characters. Shorten it, or leave the column out of the link.',
  characters: (name) =>
    `The name “${name}” has characters that a link cannot have. Rename the column, or leave it out of the link.`,
};

const list = {
  title: 'Personal links',
  about: 'One link for each person of a list. What is in the link is kept with the response.',
  label: 'List',
  hint: 'Paste a column or a table, one person per row, or drop a CSV file. The first row can name the parameters.',
  chooseFile: 'Choose a file…',
  otherFile: 'Another file…',
  pasted: 'Pasted list',
  discard: 'Discard the list',
  from: (name: string) => `List: ${name}`,
  names: 'The first row has the names',
  columns: 'In the link',
  columnsHint: 'The others are in the file only. Names and e-mail addresses are better left out of links.',
  column: (name: string, at: number) => (name === '' ? `Column ${at}` : name),
  reading: 'Reading the list …',
  ready: (links: number, rows: number) =>
    links === rows
      ? plural(links, { one: 'One link.', other: `${number(links)} links.` })
      : `${number(links)} of ${plural(rows, { one: '1 row', other: `${number(rows)} rows` })} get a link.`,
  leftOut: (count: number) =>
    plural(count, { one: 'One row is left out.', other: `${number(count)} rows are left out.` }),
  moreFaults: (count: number) => `And ${number(count)} more.`,
  rowFault,
  columnFaults,
  previewed: (count: number) => plural(count, { one: 'The first row', other: `The first ${number(count)} rows` }),
  row: 'Row',
  link: 'Link',
  tooMany: (most: number) => `This list has more than ${number(most)} rows, so no links were made.`,
  tooManyNext: 'Split it into several lists.',
  tooLarge: (name: string) => `${name} has more than 20 MB, so it was not read.`,
  tooLargeNext: 'Check that it is the right file, or split it.',
  notText: (name: string) => `${name} is not a text file, so it was not read.`,
  notTextNext: 'Save the table as CSV in your spreadsheet, then choose that file.',
  failed: 'The list could not be read in the background.',
  failedNext: 'Close this sheet and try again.',
  download: (links: number) =>
    links === 0 ? 'Download CSV' : `Download ${plural(links, { one: '1 link', other: `${number(links)} links` })}`,
  downloaded: (links: number) =>
    plural(links, { one: 'One link downloaded', other: `${number(links)} links downloaded` }),
  nothing: 'No row gets a link.',
  nothingNext: 'Correct the list, or choose another column for the link.',
};

/** How people come to a live study. */
export const invite = { title: 'Invite', done: 'Done', open: 'Invite…', state, who, networkFaults, link, text, list };
