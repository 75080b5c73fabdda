import type { connectionTest as english } from '../en/connectionTest.ts';

/** Der Test einer Verbindung. */
export const connectionTest: typeof english = {
  open: 'Verbindung testen',
  title: (name) => `„${name}“ testen`,
  testing: 'Wird getestet …',
  again: 'Erneut testen',
  back: 'Zurück zu den Verbindungen',
  sound: 'Diese Verbindung funktioniert.',
  unsound: 'Diese Verbindung funktioniert noch nicht.',
  names: {
    address: 'Adresse:',
    certificate: 'Zertifikat:',
    service: 'Dienst:',
    key: 'Schlüssel:',
    participants: 'Teilnehmende:',
  },
  outcomes: {
    works: {
      address: 'Dort antwortet etwas.',
      certificate: 'Es gilt für diesen Computer.',
      service: 'Es ist ein Dienst von Guide Studio.',
      key: 'Der Dienst nimmt ihn an.',
      participants: 'Sie bekommen dort ihre Seite.',
    },
    failed: {
      address: 'Dort antwortet nichts.',
      certificate: 'Es gilt nicht für diesen Computer.',
      service: 'Was dort antwortet, ist kein Dienst.',
      key: 'Der Dienst lehnt ihn ab.',
      participants: 'Sie bekommen dort ihre Seite nicht.',
    },
    notNeeded: {
      address: 'Nicht nötig.',
      certificate: 'Auf diesem Computer ist keines nötig.',
      service: 'Nicht nötig.',
      key: 'Nicht nötig.',
      participants: 'Nicht nötig.',
    },
    otherProject: {
      address: '',
      certificate: '',
      service:
        'Er hat die öffentliche API, ist aber kein Dienst von Guide Studio: Übersetzungen, Anhalten und Zahlen gibt es hier nicht.',
      key: '',
      participants: '',
    },
    notTested: {
      address: 'Nicht getestet.',
      certificate: 'Nicht getestet, weil nichts erreicht wurde.',
      service: 'Nicht getestet, weil nichts erreicht wurde.',
      key: 'Nicht getestet, weil kein Dienst erreicht wurde.',
      participants: 'Nicht getestet: Nur ein Dienst von Guide Studio sagt, wo ihre Seite ist.',
    },
  },
  next: {
    address: '',
    certificate:
      'Auf einem eigenen Server sehen Sie in „docker compose logs caddy“ nach: Der Name muss zu diesem Computer führen, und sein Port 80 muss offen sein. Fragen Sie sonst, wer den Dienst betreibt. Senden Sie den Schlüssel nirgends hin, bis das funktioniert.',
    service: '',
    key: 'Erstellen Sie beim Dienst einen neuen Schlüssel, und geben Sie ihn im Menü der Verbindung ein.',
    participants:
      'Der Dienst wurde ohne die Seite gestartet. Erstellen Sie auf einem eigenen Server das Abbild aus dem ganzen Ordner von Guide Studio neu.',
  },
};
