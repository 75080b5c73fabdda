import type { AddressFault, ApiFailure, ErrorCode, NetworkCause } from '@guide-studio/api-contract';
import type { HostMessage } from './messages.types.ts';

const lookFirst = 'Prüfen Sie die Liste der Studien, bevor Sie es erneut senden, damit nichts doppelt entsteht.';

/** One sentence and one next step for each code of the API's error table. */
const refusals: Readonly<Record<ErrorCode, HostMessage>> = {
  invalid_json: {
    what: 'Der Dienst konnte den Leitfaden nicht lesen, weil er kein gültiges JSON ist.',
    next: 'Berichtigen Sie die Datei in einem Texteditor, und veröffentlichen Sie dann erneut. Nichts wurde erstellt.',
  },
  invalid_request_body: {
    what: 'Der Dienst hat den Leitfaden abgelehnt: Ein Feld fehlt oder ist ungültig.',
    next: 'Beheben Sie die Probleme unten, und veröffentlichen Sie dann erneut. Nichts wurde erstellt.',
  },
  invalid_study_guide: {
    what: 'Der Dienst hat den Leitfaden abgelehnt: Er verletzt eine Regel.',
    next: 'Beheben Sie die Probleme unten, und veröffentlichen Sie dann erneut. Nichts wurde erstellt.',
  },
  bad_request: {
    what: 'Der Dienst hat einen Teil der Anfrage abgelehnt, etwa eine Seite, eine Zeit oder die Nummer eines Interviews.',
    next: 'Setzen Sie den Filter zurück, und laden Sie die Antworten neu.',
  },
  wallet_required: {
    what: 'Ihre Organisation hat mehrere Guthabenkonten, und für diesen Start wurde keines gewählt.',
    next: 'Wählen Sie ein Guthabenkonto, und starten Sie dann erneut. Die Studie ist noch ein Entwurf.',
  },
  insufficient_credits: {
    what: 'Das Guthabenkonto kann diese Studie nicht bezahlen: Das Guthaben oder Ihr Limit ist aufgebraucht.',
    next: 'Wählen Sie ein anderes Guthabenkonto, oder lassen Sie dieses aufladen. Die Studie ist noch ein Entwurf.',
  },
  missing_api_key: {
    what: 'Der Dienst hat mit der Anfrage keinen API-Schlüssel erhalten.',
    next: 'Öffnen Sie „Verbindungen“, und geben Sie den Schlüssel dieser Verbindung erneut ein.',
  },
  invalid_api_key: {
    what: 'Der Dienst nimmt den API-Schlüssel dieser Verbindung nicht an.',
    next: 'Öffnen Sie „Verbindungen“, und geben Sie einen gültigen Schlüssel ein. Haben Sie keinen, bitten Sie Ihre Organisation um einen neuen.',
  },
  unauthorized: {
    what: 'Der Dienst verlangt eine Anmeldung mit einem API-Schlüssel.',
    next: 'Öffnen Sie „Verbindungen“, und geben Sie einen gültigen Schlüssel für diese Verbindung ein.',
  },
  forbidden: {
    what: 'Die Person, der dieser API-Schlüssel gehört, ist kein Mitglied der Organisation, für die er gilt.',
    next: 'Bitten Sie die Organisation um einen neuen Schlüssel, und geben Sie ihn unter „Verbindungen“ ein.',
  },
  launch_permission_denied: {
    what: 'Sie dürfen diese Studie nicht starten.',
    next: 'Bitten Sie jemanden mit dieser Berechtigung, sie zu starten oder Ihnen die Berechtigung zu geben. Die Studie ist noch ein Entwurf.',
  },
  wallet_access_denied: {
    what: 'Sie haben keinen Zugriff auf das gewählte Guthabenkonto.',
    next: 'Wählen Sie ein anderes, oder bitten Sie um Zugriff auf dieses. Die Studie ist noch ein Entwurf.',
  },
  study_not_found: {
    what: 'Der Dienst kennt in Ihrer Organisation keine solche Studie.',
    next: 'Prüfen Sie, ob die richtige Verbindung gewählt ist. Wurde die Studie entfernt, veröffentlichen Sie den Leitfaden erneut.',
  },
  response_not_found: {
    what: 'Der Dienst kennt in dieser Studie kein solches Interview.',
    next: 'Laden Sie die Antworten neu, und öffnen Sie das Interview von dort.',
  },
  not_found: {
    what: 'Unter der Adresse dieser Verbindung ist kein Studiendienst, oder seine Version wird nicht unterstützt.',
    next: 'Prüfen Sie die Adresse unter „Verbindungen“.',
  },
  concurrent_modification: {
    what: 'Dieselben Daten wurden in diesem Augenblick geändert. Der Dienst hat deshalb nichts erstellt.',
    next: 'Veröffentlichen Sie erneut.',
  },
  study_busy: {
    what: 'Der Dienst arbeitet noch an dieser Studie.',
    next: 'Warten Sie einen Augenblick, und starten Sie dann erneut. Die Studie wurde nicht geändert.',
  },
  conflict: {
    what: 'Die Studie wurde im selben Augenblick geändert oder gestartet, oder sie läuft mit einem anderen Guthabenkonto.',
    next: 'Laden Sie die Liste der Studien neu, und starten Sie diese erneut, wenn sie noch ein Entwurf ist.',
  },
  internal_error: {
    what: 'Im Dienst ist ein interner Fehler aufgetreten.',
    next: 'Versuchen Sie es später erneut. Wenn das nicht hilft, zeigen Sie diese Meldung dem Betreiber des Dienstes.',
  },
};

/** What is wrong with the address of a service. */
export const addressFaults: Readonly<Record<AddressFault, HostMessage>> = {
  notAUrl: {
    what: 'Das ist keine Adresse eines Dienstes.',
    next: 'Geben Sie sie in der Form https://service.example ein, ohne ? oder #.',
  },
  notHttps: {
    what: 'Die Adresse ist nicht verschlüsselt. Andere könnten Ihren API-Schlüssel lesen.',
    next: 'Geben Sie eine Adresse ein, die mit https beginnt. Einfaches http ist nur für diesen Computer erlaubt.',
  },
  credentials: {
    what: 'Die Adresse enthält einen Benutzernamen oder ein Passwort.',
    next: 'Entfernen Sie den Teil vor dem @. Der Schlüssel hat sein eigenes Feld.',
  },
};

/** Why the service was not reached. */
const unreachable: Readonly<Record<NetworkCause, HostMessage>> = {
  name: {
    what: 'Der Dienst war nicht zu erreichen: Sein Name wurde nicht gefunden.',
    next: 'Prüfen Sie die Adresse unter „Verbindungen“ und Ihr Netz, und versuchen Sie es dann erneut.',
  },
  connection: {
    what: 'Der Dienst war nicht zu erreichen: Unter seiner Adresse antwortet nichts.',
    next: 'Prüfen Sie Adresse und Port unter „Verbindungen“ und ob der Dienst läuft, und versuchen Sie es dann erneut.',
  },
  certificate: {
    what: 'Der Dienst war nicht sicher zu erreichen: Sein Zertifikat gilt für diesen Computer nicht. Es wurde nichts gesendet.',
    next: 'Prüfen Sie die Adresse unter „Verbindungen“, oder zeigen Sie diese Meldung dem Betreiber des Dienstes.',
  },
  unknown: {
    what: 'Der Dienst war nicht zu erreichen.',
    next: 'Prüfen Sie Ihr Netz und die Adresse unter „Verbindungen“, und versuchen Sie es dann erneut.',
  },
};

/** Returns what a failed API call means for the user of the editor, in German. */
export function apiMessage(failure: ApiFailure): HostMessage {
  const { what, next } = failure.kind === 'refused' ? refusals[failure.code] : otherMessage(failure);
  return { what, next: failure.mayHaveHappened ? `${next} ${lookFirst}` : next };
}

function otherMessage(failure: Exclude<ApiFailure, { kind: 'refused' }>): HostMessage {
  switch (failure.kind) {
    case 'unknownStatus':
      return {
        what: `Der Dienst hat mit dem unbekannten Status ${failure.status}${named(failure.code)} geantwortet.`,
        next: 'Versuchen Sie es später erneut. Wenn das nicht hilft, zeigen Sie diesen Status dem Betreiber des Dienstes.',
      };
    case 'wrongAddress':
      return addressFaults[failure.reason];
    case 'network':
      return unreachable[failure.cause];
    case 'redirected':
      return {
        what: 'Der Dienst hat die Anfrage an eine andere Adresse weitergeschickt. Ihr API-Schlüssel wurde dorthin nicht gesendet.',
        next: 'Fragen Sie nach der genauen Adresse des Dienstes, und geben Sie sie unter „Verbindungen“ ein.',
      };
    case 'timeout':
      return {
        what: `Der Dienst hat nicht innerhalb von ${Math.max(1, Math.round(failure.milliseconds / 1000))} Sekunden geantwortet.`,
        next: 'Versuchen Sie es später erneut, oder prüfen Sie Ihr Netz.',
      };
    case 'notJson':
      return {
        what: `Die Antwort (Status ${failure.status}) stammt von keinem Studiendienst. Vielleicht kommt sie von einem Proxy oder einer Anmeldeseite.`,
        next: 'Prüfen Sie die Adresse unter „Verbindungen“, und öffnen Sie sie im Browser, um zu sehen, was dort antwortet.',
      };
    case 'unexpectedBody':
      return {
        what: `In der Antwort des Dienstes fehlt etwas, das der Editor braucht${at(failure.path)}.`,
        next: 'Vielleicht hat der Dienst eine andere Version. Zeigen Sie diese Meldung seinem Betreiber.',
      };
    case 'tooLarge':
      return failure.element === undefined
        ? {
            what: `Die Antwort des Dienstes ist größer als ${megabytes(failure.limitBytes)} und wurde nicht zu Ende gelesen.`,
            next: 'Prüfen Sie, ob die Adresse unter „Verbindungen“ die eines Studiendienstes ist. Wenn ja, zeigen Sie diese Meldung seinem Betreiber.',
          }
        : {
            what: `Ein Interview ist größer als ${megabytes(failure.limitBytes)}, deshalb wurden die Antworten nicht zu Ende gelesen.`,
            next: 'Lesen Sie die Interviews in der Befehlszeile einzeln mit guide responses STUDIE NUMMER, und zeigen Sie diese Meldung dem Betreiber des Dienstes.',
          };
  }
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / (1024 * 1024))} MB`;
}

function named(code: string | undefined): string {
  return code === undefined ? '' : ` (${code})`;
}

function at(path: readonly (string | number)[]): string {
  return path.length === 0 ? '' : ` (${path.join('.')})`;
}
