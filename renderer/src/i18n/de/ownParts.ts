import type { PartFault } from '@guide-studio/host/common';
import type { Words } from '../en/index.ts';

const version = ({ lacksVersion }: PartFault): string => (lacksVersion ? ' Die meisten Adressen enden auf /v1.' : '');
const answered = ({ status }: PartFault): string => (status === null ? '' : ` (${status})`);
const notFound = (fault: PartFault, name: string): string =>
  `Das gibt es unter dieser Adresse nicht${answered(fault)}. Prüfen Sie die Adresse, und ob sie das Modell ${name} hat.${version(fault)}`;

const faults = {
  key: (fault: PartFault) => `Die Adresse weist den Schlüssel ab${answered(fault)}. Geben Sie den richtigen ein.`,
  notFound,
  other: (fault: PartFault) =>
    `Die Adresse antwortet mit einem Fehler${answered(fault)}. Sehen Sie in ihrem Protokoll nach.`,
};

export const ownParts: Words['ownParts'] = {
  takeAddress: (address) => `${address} verwenden`,
  key: 'Schlüssel',
  keyKept: 'Für diese Adresse ist ein Schlüssel gespeichert. Lassen Sie das Feld leer, um ihn zu behalten.',
  test: 'Prüfen',
  model: {
    open: 'Modell …',
    title: 'Ein Modell für diesen Computer',
    description:
      'Ein Modell schreibt Nachfragen und Zusammenfassungen der Interviews auf diesem Computer. Dieser Computer sendet ihm Ziel, Hintergrund und Fragen der Studie und die Antworten der Teilnehmenden. Ohne Modell, oder solange es nicht antwortet, fragt ein Skript nach, und es gibt keine Zusammenfassungen.',
    address: 'Adresse des Modells',
    addressHint: 'Eine Adresse für Chat Completions. Ein lokales Modell hat meist http://localhost:11434/v1.',
    addressMissing: 'Geben Sie die Adresse des Modells ein.',
    name: 'Name des Modells',
    nameHint: 'Wie ihn der Server nennt, zum Beispiel llama3.1.',
    nameMissing: 'Geben Sie den Namen des Modells ein.',
    keyHint: 'Ein Modell auf diesem Computer braucht keinen. Der Schlüssel wird nie wieder angezeigt.',
    testing: 'Das Modell wird gefragt, höchstens 30 Sekunden lang',
    works: (name) => `${name} antwortet.`,
    use: 'Dieses Modell verwenden',
    used: (name) => `${name} wird ab jetzt verwendet`,
    remove: 'Modell entfernen',
    removed: 'Das Modell wurde entfernt',
    failing: 'Das Modell arbeitet nicht, deshalb fragt ein Skript nach.',
    faults: {
      ...faults,
      badAddress: () => 'Das ist keine Adresse. Sie sieht aus wie http://localhost:11434/v1, ohne Schlüssel darin.',
      late: () =>
        'Das Modell hat nicht rechtzeitig geantwortet. Wählen Sie ein schnelleres: Teilnehmende warten 6 Sekunden.',
      unreachable: (fault) =>
        `Unter seiner Adresse antwortet nichts. Prüfen Sie, ob das Modell dort läuft.${version(fault)}`,
      busy: (fault) =>
        `Das Modell hat zu viel zu tun, oder sein Guthaben ist verbraucht${answered(fault)}. Versuchen Sie es später noch einmal.`,
      unreadable: () =>
        'Das Modell antwortet, aber nicht mit dem verlangten JSON. Wählen Sie eines, das JSON schreibt.',
    },
  },
  transcriber: {
    open: 'Transkriptionsdienst …',
    title: 'Ein Transkriptionsdienst für diesen Computer',
    description:
      'Ein Transkriptionsdienst schreibt auf, was Teilnehmende in Interviews auf diesem Computer sagen. Dieser Computer sendet ihm jede Aufnahme mit einer Stimme: nur den Ton, wenn dieser Computer ffmpeg hat, sonst auch das Bild. Ohne ihn steht in einer Antwort nur, dass sie gesprochen wurde.',
    address: 'Adresse des Transkriptionsdienstes',
    addressHint: 'Zum Beispiel die eines Whisper-Servers. Auf diesem Computer ist sie oft http://localhost:8000/v1.',
    addressMissing: 'Geben Sie die Adresse des Transkriptionsdienstes ein.',
    name: 'Name des Modells',
    nameHint: 'Wie ihn der Server nennt. Ein Server mit nur einem Modell nimmt jeden Namen.',
    nameMissing: 'Geben Sie den Namen des Modells ein, zum Beispiel whisper-1.',
    keyHint: 'Ein Transkriptionsdienst auf diesem Computer braucht keinen. Der Schlüssel wird nie wieder angezeigt.',
    testing: 'Eine Sekunde Stille wird gesendet, höchstens eine Minute lang',
    works: () => 'Der Transkriptionsdienst schreibt auf, was er hört.',
    use: 'Diesen Transkriptionsdienst verwenden',
    used: () => 'Der Transkriptionsdienst wird ab jetzt verwendet',
    remove: 'Transkriptionsdienst entfernen',
    removed: 'Der Transkriptionsdienst wurde entfernt',
    failing: 'Der Transkriptionsdienst arbeitet nicht. Gesprochene Antworten werden aufgeschrieben, sobald er es tut.',
    faults: {
      ...faults,
      badAddress: () => 'Das ist keine Adresse. Sie sieht aus wie http://localhost:8000/v1, ohne Schlüssel darin.',
      late: () =>
        'Der Transkriptionsdienst hat nicht rechtzeitig geantwortet. Sehen Sie nach, was er tut, oder wählen Sie einen schnelleren.',
      unreachable: (fault) =>
        `Unter seiner Adresse antwortet nichts. Prüfen Sie, ob der Transkriptionsdienst dort läuft.${version(fault)}`,
      busy: (fault) =>
        `Der Transkriptionsdienst hat zu viel zu tun, oder sein Guthaben ist verbraucht${answered(fault)}. Versuchen Sie es später noch einmal.`,
      unreadable: () => 'Die Adresse antwortet, aber nicht in der Form einer Transkription. Prüfen Sie die Adresse.',
    },
  },
};
