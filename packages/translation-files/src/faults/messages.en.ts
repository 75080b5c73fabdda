import { type TextIssue, textSentenceOf } from '@guide-studio/guide-core/files';
import { pluralsOf } from '@guide-studio/guide-core/plurals';
import type { FileFault, OddKind } from './fileFault.ts';

const { number } = pluralsOf('en');

const asText = 'Format the cell as text, then write what participants should read.';
const cells: Readonly<Record<OddKind, string>> = {
  formula: 'this is a formula. Replace it by its result, as text.',
  error: 'this is an error of the spreadsheet. Write the translation instead.',
  date: `this is a date or a time, which a spreadsheet shows in another form than it keeps. ${asText}`,
  truth: `this is a truth value (TRUE or FALSE). ${asText}`,
  form: `this is a number in a form of the spreadsheet, such as a percentage or an amount of money. ${asText}`,
};

/** Returns what is wrong with a file, in English. */
export function faultsInEnglish(fault: FileFault): string {
  switch (fault.code) {
    case 'otherEnding':
      return 'a file for translators ends in .xlsx, .csv, .xlf or .xliff.';
    case 'tooLarge':
      return `the file is larger than ${number(fault.megabytes)} MB. Check that it is the right one.`;
    case 'unpacksTooMuch':
      return `the workbook unpacks to more than ${number(fault.megabytes)} MB, so it is not read. Copy the sheet with the texts into a new workbook, save that, and read it.`;
    case 'unreadable':
      return `this is not a readable ${fault.format} file.`;
    case 'tooManyCells':
      return `the sheet reaches to ${fault.last}, which is more than the ${number(fault.most)} cells that are read. Delete the rows and columns outside the table, save it, and read it again.`;
    case 'oddCell':
      return cells[fault.kind];
    case 'otherText':
      return textFault(fault.issue);
    case 'doctype':
      return 'the file has a document type (DOCTYPE), which is not read. Ask for an XLIFF file without one.';
    case 'brokenXml':
      return `the file is no whole XML: see line ${number(fault.line)}. Export it again.`;
    case 'notXliff':
      return 'this is XML, but no XLIFF. Choose the file that came back from the translators.';
    case 'otherVersion':
      return `the file is XLIFF ${fault.version}. Ask for XLIFF 2.0 or 2.1, as the file was written.`;
    case 'otherLanguage':
      return fault.language === ''
        ? 'the file names no language of its translations (trgLang). Set it, and read it again.'
        : `the file is a translation into “${fault.language}”, which is no language of the studies. Change trgLang to the code of the file as it was written.`;
    case 'tooManyUnits':
      return `the file has more than ${number(fault.most)} texts. Check that it is the right one.`;
    case 'longCell':
      return `row ${number(fault.row)} has more than ${number(fault.most)} characters. Write a .csv instead.`;
  }
}

const again = 'Save it as UTF-8, which Excel calls “CSV UTF-8”, and read it again.';

function textFault(issue: TextIssue): string {
  const { code, params = {} } = issue;
  switch (code) {
    case 'otherEncoding':
      return `the file is encoded as ${String(params['encoding'])}. ${again}`;
    case 'brokenUtf8': {
      const likely = params['likely'] === undefined ? '' : `; the file is probably ${String(params['likely'])}`;
      return `this byte is not valid UTF-8${likely}. ${again}`;
    }
    case 'otherFileType':
      return `this is a ${String(params['type'])}, not a CSV file. Name it .xlsx if it is a sheet of Excel.`;
    default:
      return textSentenceOf(issue);
  }
}
