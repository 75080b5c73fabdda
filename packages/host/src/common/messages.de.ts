import { addressFaults, apiMessage } from './apiMessages.de.ts';
import type { HostError } from './error.ts';
import type { HostMessage } from './messages.types.ts';
import type { ServiceUnavailable } from './serviceUnavailable.ts';

/** Returns the message of every host failure, in German. */
export function hostMessage(error: HostError): HostMessage {
  switch (error.code) {
    case 'notReachable':
      return {
        what: `„${error.file}“ liegt außerhalb des geöffneten Ordners.`,
        next: 'Öffnen Sie die Datei mit dem Befehl „Öffnen“, oder verschieben Sie sie in den Ordner.',
      };
    case 'notFound':
      return {
        what: `„${error.file}“ gibt es nicht mehr.`,
        next: 'Laden Sie die Liste der Dateien neu, oder speichern Sie unter einem neuen Namen.',
      };
    case 'versionGone':
      return {
        what: `Diese Fassung von „${error.file}“ wird auf diesem Computer nicht mehr aufbewahrt.`,
        next: 'Wählen Sie eine andere Fassung.',
      };
    case 'noRevision':
      return {
        what: `Git kennt auf diesem Computer kein „${error.revision}“, in dem „${error.file}“ enthalten ist.`,
        next: 'Prüfen Sie den Namen, oder holen Sie den Stand zuerst mit git (fetch).',
      };
    case 'backupGone':
      return {
        what: 'Diese nicht gespeicherte Arbeit wird auf diesem Computer nicht mehr aufbewahrt.',
        next: 'Öffnen Sie den Leitfaden selbst.',
      };
    case 'backupStays':
      return {
        what: `Die nicht gespeicherte Arbeit konnte nicht verworfen werden: ${causeWords(error.cause)}.`,
        next: 'Es wurde nichts geändert. Versuchen Sie es erneut, oder lassen Sie die Arbeit bestehen. Sie wird beim nächsten Start wieder angeboten.',
      };
    case 'alreadyExists':
      return {
        what: `„${error.file}“ gibt es schon; die Datei wurde nicht ersetzt.`,
        next: 'Wählen Sie einen anderen Namen.',
      };
    case 'badName':
      return badNameMessage(error);
    case 'notAFile':
      return {
        what: `„${error.file}“ ist ein Ordner oder ein Gerät, keine Datei.`,
        next: 'Wählen Sie einen anderen Namen.',
      };
    case 'unreadable':
      return unreadableMessage(error);
    case 'tooLarge':
      return {
        what: `${error.file === '' ? 'Der Leitfaden' : `„${error.file}“`} ist größer als für einen Leitfaden erlaubt${atMost(error.limitBytes)}.`,
        next: 'Teilen Sie den Leitfaden, oder prüfen Sie, ob es die richtige Datei ist.',
      };
    case 'changedOnDisk':
      return {
        what: `„${error.file}“ wurde von einem anderen Programm ${error.hash === null ? 'entfernt' : 'geändert'}, seit Sie sie geöffnet haben. Nichts wurde geschrieben.`,
        next: 'Sehen Sie sich beide Fassungen an, und entscheiden Sie dann, welche bleibt, oder speichern Sie Ihre unter einem neuen Namen.',
      };
    case 'openElsewhere':
      return {
        what: `„${error.file}“ ist in einem anderen Fenster geöffnet${error.here ? '' : `, von ${error.owner}`}. Es wurde nichts geändert.`,
        next: 'Schließen Sie den Leitfaden dort, und versuchen Sie es dann erneut.',
      };
    case 'changedSinceListed':
      return {
        what: `„${error.file}“ hat sich geändert, seit diese Liste geladen wurde. Es wurde nichts gelöscht.`,
        next: 'Öffnen Sie die Datei, um zu sehen, was sich geändert hat, und löschen Sie sie dann erneut.',
      };
    case 'notesStay':
      return {
        what: `„${error.file}“ ist im Papierkorb, aber „${error.notes}“, das dazu gehört, ließ sich nicht dorthin verschieben.`,
        next: `Löschen Sie „${error.notes}“ aus dem Ordner. Sonst bekommt ein anderer Leitfaden mit diesem Namen diesen Inhalt.`,
      };
    case 'deletedGone':
      return {
        what: 'Dieser gelöschte Leitfaden ist auf diesem Computer nicht mehr vorhanden.',
        next: 'Laden Sie die Liste neu.',
      };
    case 'lockedByOther':
      return {
        what: `„${error.file}“ wird gerade von ${error.owner} gespeichert. Nichts wurde geschrieben.`,
        next: `Speichern Sie gleich noch einmal. Ihre Arbeit ist noch hier.${endLock(error.lock)}`,
      };
    case 'fileSystem':
      return fileSystemMessage(error.file, error.cause);
    case 'unknownConnection':
      return { what: 'Diese Verbindung gibt es nicht mehr.', next: 'Wählen Sie unter „Verbindungen“ eine andere.' };
    case 'noConnection':
      return {
        what: 'Es ist keine Verbindung zu einem Studiendienst gewählt.',
        next: 'Fügen Sie unter „Verbindungen“ eine hinzu.',
      };
    case 'noKey':
      return {
        what: 'Für die gewählte Verbindung gibt es auf diesem Computer keinen API-Schlüssel.',
        next: 'Öffnen Sie „Verbindungen“, und geben Sie den Schlüssel ein.',
      };
    case 'badBaseUrl':
      return addressFaults[error.reason];
    case 'intakeStays':
      return intakeStays[error.reason];
    case 'rehearsalStopped':
      return rehearsalStopped[error.reason];
    case 'builtInConnection':
      return {
        what: '„Dieser Computer“ wird bei jedem Start neu angelegt und kann nicht geändert werden.',
        next: 'Fügen Sie unter „Verbindungen“ eine eigene Verbindung hinzu.',
      };
    case 'serviceUnavailable':
      return serviceUnavailableMessage(error);
    case 'api':
      return apiMessage(error.failure);
    case 'outcomeUnknown':
      return outcomeUnknownMessage(error.candidates.length);
    case 'cannotPrint':
      return cannotPrintMessages[error.reason];
    case 'mediaRefused':
      return mediaRefusedMessage(error);
    case 'mediaNeedAddress':
      return {
        what: `Dieser Dienst nimmt Bilder und Videos nur als https-Adresse. Diese sind Dateien neben dem Leitfaden: ${listed(error.files)}. Es wurde nichts gesendet.`,
        next: 'Legen Sie sie auf einen eigenen Webserver und geben Sie je die https-Adresse ein. Oder veröffentlichen Sie bei einem Dienst von Guide Studio.',
      };
    case 'mediaMissing':
      return {
        what: `Dateien, die der Leitfaden nennt, fehlen neben ihm oder sind beschädigt: ${listed(error.files)}. Es wurde nichts gesendet.`,
        next: 'Wählen Sie jede Datei neu, oder kopieren Sie den Ordner, der auf „.media“ endet, von dort, woher der Leitfaden kommt.',
      };
    case 'mediaNotTaken':
      return {
        what: `${mediaNotTaken[error.reason].what} ${listed(error.files)}. Es wurde keine Studie angelegt.${error.sentence === undefined ? '' : ` Der Dienst sagt: ${error.sentence}`}`,
        next: mediaNotTaken[error.reason].next,
      };
    case 'archivingStopped':
      return {
        what: 'Das Archiv wurde abgebrochen. Es wurde keine Datei geschrieben.',
        next: 'Beginnen Sie neu, wenn Sie es brauchen.',
      };
    case 'alreadyRunning':
      return { what: 'Das läuft schon.', next: 'Warten Sie, bis es beendet ist.' };
    case 'invalidInput':
      return {
        what: `Der Editor hat seinem Hintergrundprogramm etwas gesendet, das es nicht annimmt („${error.method}“).`,
        next: 'Laden Sie den Editor neu. Wenn das nicht hilft, starten Sie ihn neu. Er wurde vielleicht aktualisiert.',
      };
    case 'internal':
      return {
        what: `Im Hintergrundprogramm des Editors ist ein Fehler aufgetreten („${error.method}“). Ihre Arbeit ist noch hier.`,
        next: 'Versuchen Sie es erneut. Wenn das nicht hilft, speichern Sie unter einem neuen Namen, und starten Sie den Editor neu.',
      };
    case 'hostGone':
      return {
        what: 'Das Programm hinter dieser Seite wurde beendet.',
        next: 'Führen Sie den Startbefehl erneut aus, und öffnen Sie die neue Adresse, die er ausgibt. Dort wird Ihre ungespeicherte Arbeit angeboten. Lassen Sie diese Seite bis dahin offen.',
      };
    case 'sessionRefused':
      return {
        what: 'Diese Seite ist nicht mit dem Editor verbunden: Ihre Adresse wurde in einem anderen Browser geöffnet oder stammt aus einem früheren Lauf.',
        next: 'Führen Sie den Startbefehl erneut aus, und öffnen Sie die Adresse, die er ausgibt. Dort wird ungespeicherte Arbeit angeboten.',
      };
  }
}

function serviceUnavailableMessage({ reason, database }: ServiceUnavailable): HostMessage {
  const restart =
    'Starten Sie Guide Studio dann neu. Bis dahin können Sie Leitfäden schreiben und über eine andere Verbindung veröffentlichen.';
  const [cause, step] = serviceCauses[reason];
  return { what: `Der Studiendienst dieses Computers läuft nicht: ${cause(database)}.`, next: `${step} ${restart}` };
}

const serviceCauses: Readonly<Record<ServiceUnavailable['reason'], readonly [(database: string) => string, string]>> = {
  foreign: [
    (database) => `${database} ist keine Studiendatenbank`,
    'Verschieben Sie diese Datei an einen anderen Ort.',
  ],
  newer: [
    (database) => `${database} stammt von einer neueren Version von Guide Studio`,
    'Installieren Sie die neuere Version.',
  ],
  damaged: [
    (database) => `${database} ist beschädigt`,
    'Verschieben Sie die Datei an einen anderen Ort, und stellen Sie mit guide restore eine Sicherung wieder her.',
  ],
  readOnly: [
    (database) => `${database} kann nicht geschrieben werden`,
    'Ändern Sie die Rechte der Datei und ihres Ordners.',
  ],
  diskFull: [(database) => `der Datenträger von ${database} ist voll`, 'Schaffen Sie Platz.'],
  busy: [
    (database) => `ein anderes Programm schreibt gerade in ${database}`,
    'Warten Sie, bis es fertig ist, oder beenden Sie es.',
  ],
  notStarted: [
    (database) => `er konnte mit ${database} nicht gestartet werden`,
    'Sehen Sie im Terminal nach der Ursache, in der Desktop-Anwendung unter Hilfe › Protokoll anzeigen.',
  ],
  ended: [
    () => 'er hat sich zweimal von selbst beendet',
    'Sehen Sie unter Hilfe › Protokoll anzeigen nach der Ursache, und starten Sie dann Guide Studio noch einmal.',
  ],
};

type Failure<Code extends HostError['code']> = Extract<HostError, { readonly code: Code }>;

function badNameMessage({ file, reason }: Failure<'badName'>): HostMessage {
  const what: Readonly<Record<typeof reason, string>> = {
    empty: 'Die Datei hat noch keinen Namen.',
    characters: `„${file}“ ist kein Dateiname, den jedes System annimmt. Vermeiden Sie < > : " / \\ | ? * und einen Punkt am Anfang oder Ende.`,
    tooLong: `„${file}“ ist zu lang für einen Dateinamen.`,
    extension: `„${file}“ endet nicht auf .guide.json.`,
  };
  return { what: what[reason], next: 'Wählen Sie einen anderen Namen.' };
}

/** The files beside a guide, by what `found` calls them. */
const besideGuide: ReadonlyMap<string, string> = new Map([
  ['notes', 'die Notizen'],
  ['tests', 'die Tests'],
  ['translations', 'die Übersetzungen'],
  ['reading', 'die Codes und Segmente'],
]);

function unreadableMessage({ file, found, line, column, params }: Failure<'unreadable'>): HostMessage {
  const beside = besideGuide.get(found);
  if (beside !== undefined) {
    return {
      what: `„${file}“ enthält ${beside} zu diesem Leitfaden und ist kein ${line === undefined ? 'JSON-Objekt' : `gültiges JSON (Zeile ${line}, Spalte ${column ?? 1})`}. Die Datei wurde nicht geändert.`,
      next: 'Reparieren Sie diese Datei, oder verschieben Sie sie, und versuchen Sie es dann erneut.',
    };
  }
  const place = line === undefined ? '' : ` in Zeile ${line}, Spalte ${column ?? 1}`;
  return {
    what: `„${file}“ ist kein Text, der sich bearbeiten lässt: Die Datei enthält${place} ${foundOf(found, params)}. Sie wurde nicht geändert.`,
    next: 'Stellen Sie eine frühere Fassung wieder her, oder speichern Sie die Datei in ihrem Programm als UTF-8.',
  };
}

function atMost(bytes: number): string {
  return bytes === 0 ? '' : ` (${megabytes(bytes)})`;
}

/** Aufgerundet: Was über einer Grenze liegt, heißt nie so groß wie sie. */
function atLeast(bytes: number): string {
  return `${Math.ceil(bytes / (1024 * 1024))} MB`;
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / (1024 * 1024))} MB`;
}

function foundOf(found: string, params: Readonly<Record<string, unknown>> | undefined): string {
  switch (found) {
    case 'otherEncoding':
      return `Text in ${String(params?.encoding)} statt UTF-8`;
    case 'otherFileType':
      return `etwas anderes (${String(params?.type)})`;
    case 'zeroFilled':
      return 'Nullbytes, wahrscheinlich nach einem Absturz';
    case 'unexpectedEnd':
      return 'am Ende ein abgeschnittenes Zeichen';
    case 'brokenUtf8':
      return typeof params?.likely === 'string' ? `Text in ${params.likely}` : 'Bytes, die kein UTF-8 sind';
    default:
      return 'Bytes, die kein Text sind';
  }
}

function fileSystemMessage(file: string, cause: string): HostMessage {
  const next = systemCauses[cause]?.next ?? 'Versuchen Sie es erneut, oder speichern Sie in einem anderen Ordner.';
  return {
    what: `„${file}“ konnte nicht gelesen oder geschrieben werden: ${causeWords(cause)}.`,
    next: `${next} Ihre Arbeit ist noch hier.`,
  };
}

function causeWords(cause: string): string {
  return `${systemCauses[cause]?.what ?? 'Das System hat einen Fehler gemeldet'} (${cause})`;
}

const notAllowed: HostMessage = {
  what: 'Ihnen fehlt die Berechtigung',
  next: 'Bitten Sie um Schreibrechte für den Ordner, oder speichern Sie in einem anderen.',
};
const makeRoom = 'Schaffen Sie Platz, und speichern Sie dann erneut.';

const systemCauses: Readonly<Record<string, HostMessage | undefined>> = {
  ENOSPC: { what: 'Es ist kein Speicherplatz mehr frei', next: makeRoom },
  EDQUOT: { what: 'Ihr Speicherkontingent ist aufgebraucht', next: makeRoom },
  EACCES: notAllowed,
  EPERM: notAllowed,
  EROFS: { what: 'Der Datenträger kann nur gelesen werden', next: 'Speichern Sie in einem anderen Ordner.' },
  EBUSY: {
    what: 'Ein anderes Programm verwendet die Datei',
    next: 'Schließen Sie sie dort, und speichern Sie dann erneut.',
  },
  EIO: {
    what: 'Der Datenträger hat einen Fehler gemeldet',
    next: 'Speichern Sie in einem Ordner auf einem anderen Datenträger, und lassen Sie diesen prüfen.',
  },
  ENOENT: {
    what: 'Den Ordner gibt es nicht mehr',
    next: 'Verbinden Sie den Datenträger oder das Netz wieder, oder speichern Sie woanders.',
  },
  EMFILE: {
    what: 'Zu viele Dateien sind geöffnet',
    next: 'Schließen Sie andere Programme, und speichern Sie dann erneut.',
  },
};

const cannotPrintMessages: Readonly<Record<Failure<'cannotPrint'>['reason'], HostMessage>> = {
  noBrowser: {
    what: 'Für ein PDF wird Chromium, Chrome oder Edge benötigt, und keines davon wurde auf diesem Computer gefunden.',
    next: 'Installieren Sie eines davon, oder tragen Sie das Programm in GUIDE_STUDIO_BROWSER ein und starten Sie neu. Sie können auch eine Webseite exportieren und in jedem Browser drucken.',
  },
  printFailed: {
    what: 'Der Browser dieses Computers konnte das PDF nicht erstellen.',
    next: 'Exportieren Sie stattdessen eine Webseite und drucken Sie sie aus einem beliebigen Browser.',
  },
  tooLong: {
    what: 'Ein Word-Dokument fasst höchstens 100.000 Zeilen und 5 Millionen Zeichen. Dieser Leitfaden braucht mehr.',
    next: 'Exportieren Sie eine Webseite oder Markdown, oder teilen Sie den Leitfaden.',
  },
};

function outcomeUnknownMessage(candidates: number): HostMessage {
  const what =
    'Die Verbindung brach ab, während der Entwurf erstellt wurde. Der Leitfaden wurde einmal gesendet und wird nicht automatisch noch einmal gesendet.';
  if (candidates === 0) {
    return {
      what: `${what} Bisher ist keine neue Studie mit diesem Titel aufgeführt.`,
      next: 'Prüfen Sie in einer Minute die Liste der Studien. Ist dort keine mit diesem Titel, veröffentlichen Sie erneut.',
    };
  }
  return candidates === 1
    ? {
        what: `${what} Eine neue Studie mit diesem Titel ist jetzt aufgeführt.`,
        next: 'Übernehmen Sie sie als Entwurf dieses Leitfadens.',
      }
    : {
        what: `${what} ${candidates} neue Studien mit diesem Titel sind jetzt aufgeführt.`,
        next: 'Wählen Sie Ihre Studie aus.',
      };
}

function endLock(lock: string | null): string {
  return lock === null
    ? ''
    : ` Wenn niemand sonst speichert, löschen Sie die Datei „${lock}“ im selben Ordner. Nach 20 Minuten wird sie nicht mehr beachtet.`;
}

const intakeStays = {
  elsewhere: {
    what: 'Der Dienst dieser Verbindung kann Studien von hier aus nicht pausieren, schließen oder wieder öffnen.',
    next: 'Tun Sie das dort, wo der Dienst läuft.',
  },
  changed: {
    what: 'Die Studie wurde im selben Moment geschlossen oder wieder geöffnet. Ihre Änderung wurde nicht ausgeführt.',
    next: 'Prüfen Sie den aktuellen Stand, und entscheiden Sie dann neu.',
  },
  denied: {
    what: 'Sie dürfen diese Studie nicht pausieren, schließen oder wieder öffnen.',
    next: 'Bitten Sie jemanden, der Studien starten darf.',
  },
};

const rehearsalStopped = {
  elsewhere: {
    what: 'Dieser Dienst gehört nicht zu Guide Studio. Deshalb wurde nichts gesendet: Er könnte erfundene Antworten nicht von echten unterscheiden.',
    next: 'Legen Sie die Studie beim Dienst dieses Computers an, und proben Sie dort.',
  },
  denied: {
    what: 'Sie dürfen diese laufende Studie nicht proben und ihre Generalprobe nicht löschen.',
    next: 'Fragen Sie jemanden, der Studien starten darf, oder proben Sie einen Entwurf.',
  },
  ended: {
    what: 'Die Generalprobe wurde gelöscht oder dauerte länger als eine Stunde. Deshalb wurde sie beendet.',
    next: 'Starten Sie sie noch einmal.',
  },
  unmarked: {
    what: 'Der Dienst hat nicht bestätigt, dass er Antworten der Generalprobe kennzeichnet. Deshalb wurde nichts beantwortet.',
    next: 'Bringen Sie den Dienst auf die Version dieses Programms.',
  },
  differs: {
    what: 'Der Dienst hat etwas anderes gefragt, als diese Version von Guide Studio erwartet. Deshalb wurde die Generalprobe abgebrochen.',
    next: 'Verwenden Sie für den Dienst und dieses Programm dieselbe Version von Guide Studio.',
  },
};

/** Höchstens fünf Namen, in Anführungszeichen. */
function listed(names: readonly string[]): string {
  const shown = names.slice(0, 5).map((name) => `„${name}“`);
  return names.length > 5 ? `${shown.join(', ')} und ${names.length - 5} weitere` : shown.join(', ');
}

const mediaNotTaken: Readonly<Record<Failure<'mediaNotTaken'>['reason'], HostMessage>> = {
  none: {
    what: 'Dieser Dienst bewahrt keine Bilder und Videos von Leitfäden auf:',
    next: 'Bitten Sie den Betreiber um eine neuere Version oder einen Platz dafür (--media), oder geben Sie je eine https-Adresse ein.',
  },
  full: {
    what: 'Der Dienst hat keinen Platz für diese Dateien:',
    next: 'Bitten Sie den Betreiber um mehr Platz, oder verwenden Sie kleinere Dateien.',
  },
  refused: { what: 'Der Dienst hat diese Dateien abgelehnt:', next: 'Wählen Sie andere Dateien.' },
  unreachable: {
    what: 'Diese Dateien sind nicht beim Dienst angekommen:',
    next: 'Prüfen Sie die Verbindung und veröffentlichen Sie noch einmal. Was angekommen ist, wird nicht doppelt gesendet.',
  },
};

function mediaRefusedMessage({ file, fault }: Failure<'mediaRefused'>): HostMessage {
  const name = file === '' ? 'Die Datei' : `„${file}“`;
  const shown = 'Wählen Sie ein Bild (PNG, JPEG, GIF, WebP oder AVIF) oder ein Video (MP4 oder WebM).';
  switch (fault.kind) {
    case 'empty':
      return {
        what: `${name} ist leer.`,
        next: 'Speichern Sie die Datei im Programm, aus dem sie kommt, noch einmal und wählen Sie sie dann.',
      };
    case 'svg':
      return {
        what: `${name} ist eine SVG-Zeichnung. Eine solche Datei kann ein Programm enthalten; deshalb bekommen Befragte nie eine.`,
        next: 'Exportieren Sie die Zeichnung als PNG und wählen Sie diese Datei.',
      };
    case 'heic':
      return {
        what: `${name} ist ein Bild im Format HEIC, das die meisten Browser nicht zeigen können.`,
        next: 'Exportieren Sie es als JPEG und wählen Sie diese Datei.',
      };
    case 'pdf':
      return {
        what: `${name} ist ein PDF. Befragte sehen nur Bilder und Videos.`,
        next: 'Exportieren Sie die Seite als PNG, oder geben Sie die Adresse des PDF als gezeigte Seite ein.',
      };
    case 'program':
      return { what: `${name} ist ein Programm, gleich was der Name sagt. Es wurde nicht aufbewahrt.`, next: shown };
    case 'audio':
      return {
        what: `${name} ist eine Tonaufnahme. Ein Leitfaden zeigt nur Bilder und Videos.`,
        next: 'Speichern Sie sie als MP4-Video.',
      };
    case 'unknown':
      return { what: `${name} ist weder ein Bild noch ein Video, das Browser zeigen.`, next: shown };
    case 'damaged':
      return {
        what: `${name} beginnt wie ein Bild, ist aber beschädigt.`,
        next: 'Öffnen Sie es in einem anderen Programm, speichern Sie es noch einmal und wählen Sie es dann.',
      };
    case 'cut':
      return {
        what: `${name} ist nicht vollständig: Das Ende fehlt.`,
        next: 'Kopieren oder laden Sie die Datei noch einmal und wählen Sie sie dann.',
      };
    case 'tooLarge':
      return {
        what: `${name} hat ${atLeast(fault.bytes)}. Erlaubt sind höchstens ${megabytes(fault.limitBytes)}: Befragte laden die Datei auch auf Telefonen.`,
        next: 'Verkleinern Sie das Bild, oder kürzen oder komprimieren Sie das Video.',
      };
    case 'tooManyPixels':
      return {
        what: `${name} hat ${fault.width} × ${fault.height} Pixel. Telefone zeigen höchstens 50 Millionen Pixel und 12.000 an einer Seite.`,
        next: 'Speichern Sie es mit weniger Pixeln: 2.000 an der längeren Seite genügen für jeden Bildschirm.',
      };
  }
}
