import type { ModelFault } from '@guide-studio/host/common';
import type { Words } from '../en/index.ts';

const version = ({ lacksVersion }: ModelFault): string => (lacksVersion ? ' Die meisten Adressen enden auf /v1.' : '');

export const ownModel: Words['ownModel'] = {
  open: 'Modell …',
  title: 'Ein Modell für diesen Computer',
  description:
    'Ein Modell schreibt Nachfragen und Zusammenfassungen der Interviews auf diesem Computer. Ohne Modell, oder solange es nicht antwortet, fragt ein Skript nach.',
  address: 'Adresse des Modells',
  addressHint: 'Eine Adresse für Chat Completions. Ein lokales Modell hat meist http://localhost:11434/v1.',
  local: 'http://localhost:11434/v1 verwenden',
  addressMissing: 'Geben Sie die Adresse des Modells ein.',
  name: 'Name des Modells',
  nameHint: 'Wie ihn der Server nennt, zum Beispiel llama3.1.',
  nameMissing: 'Geben Sie den Namen des Modells ein.',
  key: 'Schlüssel',
  keyHint: 'Ein Modell auf diesem Computer braucht keinen. Der Schlüssel wird nie wieder angezeigt.',
  keyKept: 'Für diese Adresse ist ein Schlüssel gespeichert. Lassen Sie das Feld leer, um ihn zu behalten.',
  test: 'Prüfen',
  testing: 'Das Modell wird gefragt, höchstens 30 Sekunden lang',
  answers: (model) => `${model} antwortet.`,
  use: 'Dieses Modell verwenden',
  used: (model) => `${model} wird ab jetzt verwendet`,
  remove: 'Modell entfernen',
  removed: 'Das Modell wurde entfernt',
  faults: {
    badAddress: () => 'Das ist keine Adresse. Sie sieht aus wie http://localhost:11434/v1, ohne Schlüssel darin.',
    late: () =>
      'Das Modell hat nicht innerhalb von 30 Sekunden geantwortet. Wählen Sie ein schnelleres: Teilnehmende warten 6 Sekunden.',
    unreachable: (fault) =>
      `Unter dieser Adresse antwortet nichts. Prüfen Sie, ob das Modell dort läuft.${version(fault)}`,
    key: ({ status }) => `Die Adresse weist den Schlüssel ab (${status}). Geben Sie den richtigen ein.`,
    notFound: (fault, model) =>
      `Das gibt es unter dieser Adresse nicht (${fault.status}). Prüfen Sie die Adresse, und ob sie das Modell ${model} hat.${version(fault)}`,
    busy: ({ status }) =>
      `Das Modell hat zu viel zu tun, oder sein Guthaben ist verbraucht (${status}). Versuchen Sie es später noch einmal.`,
    unreadable: () => 'Das Modell antwortet, aber nicht mit dem verlangten JSON. Wählen Sie eines, das JSON schreibt.',
    other: ({ status }) => `Die Adresse antwortet mit einem Fehler (${status}). Sehen Sie in ihrem Protokoll nach.`,
  },
};
