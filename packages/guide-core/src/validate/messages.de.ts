import { pluralsOf } from '../plurals/plurals.ts';
import type { Path } from '../json.ts';
import type { Issue } from './issue.ts';
import type { ShapeWords } from './messages.types.ts';

const { counted, number } = pluralsOf('de');

export const shapeWords: ShapeWords = {
  invalid_type: {
    sentence: ({ path, params }) => wrongType(path, params),
    why: 'Der Dienst lehnt Leitfäden mit anderer Struktur ab.',
  },
  invalid_value: {
    sentence: ({ params }) => `dieser Wert ist nicht erlaubt. Verwenden Sie ${listed(params?.['values'])}.`,
    why: 'Der Dienst lehnt Werte ab, die er nicht kennt.',
  },
  invalid_format: {
    sentence: ({ params }) =>
      params?.['format'] === 'guid'
        ? 'das ist keine vollständige ID (UUID). Kopieren Sie sie vollständig.'
        : 'das ist keine vollständige Webadresse. Geben Sie sie vollständig ein, zum Beispiel https://example.org/seite.',
    why: 'Teilnehmende würden hier nichts sehen.',
  },
  invalid_union: {
    sentence: ({ params }) =>
      params?.['received'] === 'missing'
        ? `der Typ fehlt. Verwenden Sie ${listed(params['values'])}.`
        : `diesen Typ gibt es nicht. Verwenden Sie ${listed(params?.['values'])}.`,
    why: 'Der Typ entscheidet, welche anderen Eigenschaften hier möglich sind.',
  },
  too_small: {
    sentence: ({ path, params }) => tooSmall(path, params),
    why: 'Der Dienst lehnt ab, was leer, zu kurz oder zu klein ist.',
  },
  too_big: {
    sentence: ({ params }) => tooBig(params),
    why: 'Der Dienst lehnt ab, was länger oder größer ist, als er speichern kann.',
  },
  unrecognized_keys: {
    sentence: ({ params }) => unknownProperty(params),
    why: 'Der Dienst lehnt Eigenschaften ab, die er nicht kennt.',
  },
  moreIssues: {
    sentence: ({ params }) =>
      params?.['reason'] === 'listsTooLong'
        ? 'die Listen sind zu lang, um bis zum Ende geprüft zu werden, und nicht alles darin ist gültig. Kürzen Sie sie, und prüfen Sie dann erneut.'
        : `es gibt mehr Probleme als die ${number(Number(params?.['listed']))} aufgeführten. Beheben Sie zuerst diese, und prüfen Sie dann erneut.`,
    why: 'Die Liste wäre zu lang, um sie zu lesen.',
  },
  custom: {
    sentence: () =>
      'dieser Text enthält ein Zeichen, das nicht gespeichert werden kann (NUL oder die Hälfte eines Zeichenpaars). Löschen Sie es, und geben Sie den Text neu ein.',
    why: 'Ein Zeichen, das nicht gespeichert werden kann, ginge verloren.',
  },
};

function wrongType(path: Path, params: Issue['params']): string {
  const expected = kindName(params?.['expected']);
  if (params?.['reason'] === 'optionsOrCarryForward') {
    return 'diese Frage hat keine Optionen. Fügen Sie mindestens eine hinzu, oder wählen Sie eine Frage, deren Optionen übernommen werden.';
  }
  if (params?.['received'] === 'missing') return `das ist erforderlich und fehlt. Ergänzen Sie ${expected}.`;
  const what = path.length === 0 ? 'ein Leitfaden' : 'das';
  return `${what} muss ${expected} sein, nicht ${kindName(params?.['received'])}. Ersetzen Sie es.`;
}

function kindName(kind: unknown): string {
  return kinds[String(kind)] ?? String(kind);
}

// The same in the nominative and the accusative.
const kinds: Readonly<Record<string, string>> = {
  string: 'Text',
  number: 'eine Zahl',
  integer: 'eine ganze Zahl',
  boolean: 'true oder false',
  array: 'eine Liste',
  object: 'ein Objekt',
  null: 'null',
  missing: 'nichts',
};

function tooSmall(path: Path, params: Issue['params']): string {
  const minimum = Number(params?.['minimum'] ?? 1);
  if (params?.['reason'] === 'unfinishedCondition')
    return 'diese Bedingung ist nicht fertig. Wählen Sie eine frühere Frage und mindestens eine Antwort, oder entfernen Sie die Bedingung.';
  if (params?.['of'] === 'string')
    return minimum > 1 ? `dieser Text ist zu kurz. Er braucht mindestens ${minimum} Zeichen.` : emptyText(path);
  if (params?.['of'] !== 'array')
    return `diese Zahl ist zu klein. Verwenden Sie ${params?.['inclusive'] === true ? minimum : minimum + 1} oder mehr.`;
  if (path.at(-1) === 'choices') return 'keine Option ist gewählt. Wählen Sie mindestens eine.';
  return `diese Liste ist zu kurz. Sie braucht mindestens ${counted(minimum, { one: 'Eintrag', other: 'Einträge' })}.`;
}

function tooBig(params: Issue['params']): string {
  const maximum = Number(params?.['maximum']);
  if (params?.['of'] === 'string') return `dieser Text ist zu lang. Erlaubt sind höchstens ${maximum} Zeichen.`;
  if (params?.['of'] === 'array')
    return `diese Liste ist zu lang. Erlaubt sind höchstens ${counted(maximum, { one: 'Eintrag', other: 'Einträge' })}.`;
  return `diese Zahl ist zu groß. Verwenden Sie höchstens ${maximum}.`;
}

/** Names the part without text, or the text that is empty. */
function emptyText(path: Path): string {
  const property = path.at(-1);
  if (property === 'title' && path.length === 1) return 'die Studie hat keinen Titel. Geben Sie ihr einen.';
  if (property === 'questionId') return 'keine Frage ist gewählt. Wählen Sie eine frühere.';
  if (property === 'parameter')
    return 'die Bedingung zum Link nennt keinen Parameter. Geben Sie seinen Namen und seinen Wert ein, oder entfernen Sie die Bedingung.';
  if (property === 'nickname') return 'dieses Konzept hat keinen Kurznamen. Geben Sie ihm einen.';
  const part = property === 'text' ? partsWithText[String(path.at(-3))] : undefined;
  return part === undefined
    ? 'dieser Text ist leer. Geben Sie einen Text ein.'
    : `diese ${part} hat keinen Text. Geben Sie einen ein.`;
}

const partsWithText: Readonly<Record<string, string>> = { items: 'Frage', options: 'Option', rows: 'Zeile' };

function unknownProperty(params: Issue['params']): string {
  const meant = params?.['didYouMean'];
  const next =
    typeof meant === 'string' ? `Benennen Sie sie in „${meant}“ um, oder entfernen Sie sie` : 'Entfernen Sie sie';
  return `diese Eigenschaft gehört nicht hierher, und der Dienst lehnt sie ab. ${next}.`;
}

function listed(values: unknown): string {
  const all = Array.isArray(values) ? values.map(String) : [];
  if (all.length > 12)
    return `einen der ${all.length} Werte aus der API-Spezifikation (${all.slice(0, 3).join(', ')}, …)`;
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} oder ${all.at(-1) ?? ''}`;
}
