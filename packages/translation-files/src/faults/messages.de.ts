import { type TextIssue, textSentenceOf } from '@guide-studio/guide-core/files';
import { pluralsOf } from '@guide-studio/guide-core/plurals';
import type { FileFault, OddKind } from './fileFault.ts';

const { number } = pluralsOf('de');

const asText = 'Formatieren Sie die Zelle als Text und schreiben Sie, was Teilnehmende lesen sollen.';
const cells: Readonly<Record<OddKind, string>> = {
  formula: 'das ist eine Formel. Ersetzen Sie sie durch ihr Ergebnis, als Text.',
  error: 'das ist ein Fehler der Tabellenkalkulation. Schreiben Sie stattdessen die Übersetzung.',
  date: `das ist ein Datum oder eine Uhrzeit, die anders gezeigt als gespeichert wird. ${asText}`,
  truth: `das ist ein Wahrheitswert (WAHR oder FALSCH). ${asText}`,
  form: `das ist eine Zahl in einer besonderen Form, etwa ein Prozentsatz oder ein Geldbetrag. ${asText}`,
};

/** Returns what is wrong with a file, in German. */
export function faultsInGerman(fault: FileFault): string {
  switch (fault.code) {
    case 'otherEnding':
      return 'eine Datei für Übersetzer endet auf .xlsx, .csv, .xlf oder .xliff.';
    case 'tooLarge':
      return `die Datei ist größer als ${number(fault.megabytes)} MB. Prüfen Sie, ob es die richtige ist.`;
    case 'unpacksTooMuch':
      return `die Arbeitsmappe ist entpackt größer als ${number(fault.megabytes)} MB und wird nicht gelesen. Kopieren Sie das Blatt mit den Texten in eine neue Arbeitsmappe, speichern Sie diese, und lesen Sie sie.`;
    case 'unreadable':
      return `das ist keine lesbare ${fault.format}-Datei.`;
    case 'tooManyCells':
      return `die Tabelle reicht bis ${fault.last}; das sind mehr als die ${number(fault.most)} Zellen, die gelesen werden. Löschen Sie die Zeilen und Spalten außerhalb der Tabelle, speichern Sie sie und lesen Sie sie noch einmal.`;
    case 'oddCell':
      return cells[fault.kind];
    case 'otherText':
      return textFault(fault.issue);
    case 'doctype':
      return 'die Datei hat einen Dokumenttyp (DOCTYPE), der nicht gelesen wird. Bitten Sie um eine XLIFF-Datei ohne ihn.';
    case 'brokenXml':
      return `die Datei ist kein vollständiges XML: siehe Zeile ${number(fault.line)}. Exportieren Sie sie noch einmal.`;
    case 'notXliff':
      return 'das ist XML, aber kein XLIFF. Wählen Sie die Datei, die von den Übersetzern zurückkam.';
    case 'otherVersion':
      return `die Datei ist XLIFF ${fault.version}. Bitten Sie um XLIFF 2.0 oder 2.1, wie die Datei geschrieben wurde.`;
    case 'otherLanguage':
      return fault.language === ''
        ? 'die Datei nennt keine Sprache ihrer Übersetzungen (trgLang). Ergänzen Sie sie und lesen Sie die Datei noch einmal.'
        : `die Datei ist eine Übersetzung in „${fault.language}“, was keine Sprache der Studien ist. Ändern Sie trgLang in das Kürzel der Datei, wie sie geschrieben wurde.`;
    case 'tooManyUnits':
      return `die Datei hat mehr als ${number(fault.most)} Texte. Prüfen Sie, ob es die richtige ist.`;
    case 'longCell':
      return `Zeile ${number(fault.row)} hat mehr als ${number(fault.most)} Zeichen. Schreiben Sie stattdessen eine .csv-Datei.`;
  }
}

const again = 'Speichern Sie sie als UTF-8, was Excel „CSV UTF-8“ nennt, und lesen Sie sie noch einmal.';

function textFault(issue: TextIssue): string {
  const { code, params = {} } = issue;
  switch (code) {
    case 'otherEncoding':
      return `die Datei ist als ${String(params['encoding'])} kodiert. ${again}`;
    case 'brokenUtf8': {
      const likely = params['likely'] === undefined ? '' : `; die Datei ist wahrscheinlich ${String(params['likely'])}`;
      return `dieses Byte ist kein gültiges UTF-8${likely}. ${again}`;
    }
    case 'otherFileType':
      return `das ist ${String(params['type'])}, keine CSV-Datei. Nennen Sie sie .xlsx, wenn es eine Excel-Tabelle ist.`;
    default:
      return textSentenceOf(issue, 'de');
  }
}
