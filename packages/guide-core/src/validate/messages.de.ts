import { adviceMessages } from '../advice/messages.de.ts';
import type { Path } from '../json.ts';
import type { ReferencesResolveParams } from '../rules/index.ts';
import type { Issue } from './issue.ts';
import type { JsonNames } from './jsonNames.ts';
import type { IssueWords } from './messages.ts';
import { type PlaceWords, placeName } from './placeName.ts';

const places: PlaceWords = {
  lists: {
    studyGuide: 'Block',
    items: 'Frage',
    options: 'Option',
    rows: 'Zeile',
    concepts: 'Konzept',
    criteria: 'Bedingung',
    choices: 'Option',
    media: 'Medium',
    availableLanguages: 'Sprache',
    targetPlatforms: 'Gerät',
  },
  other: 'Eintrag',
  quoted: (name) => `„${name}“`,
};

const shape: IssueWords['shape'] = {
  invalid_type: ({ path, params }) => wrongType(path, params),
  invalid_value: ({ params }) => `dieser Wert ist nicht erlaubt. Verwenden Sie ${listed(params?.['values'])}.`,
  invalid_format: ({ params }) =>
    params?.['format'] === 'guid'
      ? 'das ist keine vollständige ID (UUID). Kopieren Sie sie vollständig.'
      : 'das ist keine vollständige Webadresse. Geben Sie sie vollständig ein, zum Beispiel https://example.org/seite.',
  invalid_union: ({ params }) =>
    params?.['received'] === 'missing'
      ? `der Typ fehlt. Verwenden Sie ${listed(params['values'])}.`
      : `diesen Typ gibt es nicht. Verwenden Sie ${listed(params?.['values'])}.`,
  too_small: ({ path, params }) => tooSmall(path, params),
  too_big: ({ params }) => `diese Zahl ist zu groß. Verwenden Sie höchstens ${String(params?.['maximum'])}.`,
  unrecognized_keys: ({ params }) => unknownProperty(params),
  moreIssues: ({ params }) =>
    params?.['reason'] === 'listsTooLong'
      ? 'die Listen sind zu lang, um bis zum Ende geprüft zu werden, und nicht alles darin ist gültig. Kürzen Sie sie, und prüfen Sie dann erneut.'
      : `es gibt mehr Probleme als die ${Number(params?.['listed']).toLocaleString('de')} aufgeführten. Beheben Sie zuerst diese, und prüfen Sie dann erneut.`,
  custom: () =>
    'dieser Text enthält ein Zeichen, das nicht gespeichert werden kann (NUL oder die Hälfte eines Zeichenpaars). Löschen Sie es, und geben Sie den Text neu ein.',
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
  if (params?.['of'] === 'string') return emptyText(path);
  if (params?.['of'] !== 'array') return `diese Zahl ist zu klein. Verwenden Sie ${minimum + 1} oder mehr.`;
  if (path.at(-1) === 'choices') return 'keine Option ist gewählt. Wählen Sie mindestens eine.';
  return `diese Liste ist zu kurz. Sie braucht mindestens ${minimum} ${minimum === 1 ? 'Eintrag' : 'Einträge'}.`;
}

/** Names the part without text, or the text that is empty. */
function emptyText(path: Path): string {
  const property = path.at(-1);
  if (property === 'title' && path.length === 1) return 'die Studie hat keinen Titel. Geben Sie ihr einen.';
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

const rules: IssueWords['rules'] = {
  screeningPlacement: (params) => {
    switch (params.reason) {
      case 'notFirst':
        return 'ein Screener muss der erste Block sein. Verschieben Sie ihn an den Anfang.';
      case 'moreThanOne':
        return 'ein Leitfaden kann nur einen Screener haben. Verschieben Sie die Fragen in den ersten, oder ändern Sie den Typ dieses Blocks.';
      case 'itemType':
        return `ein Screener enthält nur Auswahlfragen, nicht ${params.itemType}. Verschieben Sie die Frage in einen anderen Block, oder ändern Sie ihren Typ.`;
    }
  },
  selectBounds: (params, inJson) => {
    switch (params.reason) {
      case 'notTogether':
        return `die kleinste und die größte Zahl der Antworten müssen zusammen festgelegt sein. Legen Sie auch die andere fest${inJson(params.missing)}, oder leeren Sie diese.`;
      case 'needsMultiSelect':
        return `die Zahl der Antworten lässt sich nur begrenzen, wenn mehrere Antworten erlaubt sind. Erlauben Sie mehrere Antworten${inJson('multiSelect')}, oder leeren Sie beide Zahlen${inJson('minSelect', 'maxSelect')}.`;
      case 'minAboveMax':
        return `die kleinste Zahl der Antworten${inJson('minSelect')} ist ${params.minSelect}, die größte${inJson('maxSelect')} aber ${params.maxSelect}. Senken Sie die erste, oder erhöhen Sie die zweite.`;
    }
  },
  uniqueExternalIds: ({ id, first }) =>
    `die ID „${id}“ ist schon vergeben (${placeName(first.slice(0, -1), places)}). Ändern Sie eine der beiden IDs.`,
  referencesResolve: referenceMessage,
  exclusiveOption: ({ reason, option }, inJson) => {
    switch (reason) {
      case 'notMultipleChoice':
        return `„${option}“ ist exklusiv; das können nur Optionen einer Auswahlfrage sein. Machen Sie daraus eine gewöhnliche Option${inJson('exclusiveOption')}.`;
      case 'notMultiSelect':
        return `„${option}“ ist exklusiv; das geht nur, wenn mehrere Antworten erlaubt sind. Erlauben Sie mehrere Antworten${inJson('multiSelect')}, oder machen Sie daraus eine gewöhnliche Option${inJson('exclusiveOption')}.`;
      case 'notLast':
        return `„${option}“ ist exklusiv, aber nur die letzte Option kann es sein. Verschieben Sie sie ans Ende, oder machen Sie daraus eine gewöhnliche Option${inJson('exclusiveOption')}.`;
    }
  },
  optionStatus: ({ reason, option }, inJson) =>
    reason === 'missing'
      ? `„${option}“ hat keinen Status. Im Screener braucht jede Option einen: annehmen, neutral oder ablehnen${inJson('approve', 'neutral', 'reject')}.`
      : `„${option}“ hat einen Status, aber nur Optionen im Screener können einen haben. Leeren Sie ihn.`,
  conceptSampling: ({ reason, blockType }) =>
    reason === 'missing'
      ? 'ein Konzeptblock braucht mindestens ein Konzept. Fügen Sie eines hinzu, oder ändern Sie den Typ des Blocks.'
      : `ein Block vom Typ ${blockType} hat keine Konzepte. Entfernen Sie sie, oder machen Sie daraus einen Konzeptblock.`,
};

function referenceMessage(params: ReferencesResolveParams, inJson: JsonNames): string {
  const { id, use } = params;
  const what = use === 'questionId' ? 'diese Bedingung verweist auf' : 'diese Frage übernimmt Optionen von';
  const pick = 'Wählen Sie eine frühere Frage.';
  switch (params.reason) {
    case 'unknownItem':
      return params.names === undefined
        ? `${what} „${id}“, aber keine Frage hat diese ID. ${pick}`
        : `${what} „${id}“; das ist die ID ${named[params.names]}, nicht einer Frage. ${pick}`;
    case 'notEarlier':
      return params.self
        ? `${what} sich selbst („${id}“). ${pick}`
        : `${what} „${id}“, aber diese Frage kommt später. Verschieben Sie die Frage nach oben, oder wählen Sie eine frühere.`;
    case 'notInEarlierBlock':
      return `die Bedingung eines Konzepts verweist auf „${id}“, aber diese Frage steht in keinem früheren Block. Wählen Sie eine Frage aus einem früheren Block.`;
    case 'wrongType':
      return use === 'questionId'
        ? `${what} „${id}“ vom Typ ${params.sourceType}. Wählen Sie eine Auswahlfrage oder Matrix.`
        : `${what} „${id}“; das ist keine Auswahlfrage mit mehreren Antworten. Wählen Sie eine solche, oder erlauben Sie dort mehrere Antworten${inJson('multiSelect')}.`;
    case 'matrixRowMissing':
      return `diese Bedingung verweist auf die Matrix „${id}“, ohne eine Zeile zu nennen. Wählen Sie eine Zeile.`;
  }
}

const named: Readonly<Record<'block' | 'concept' | 'option', string>> = {
  block: 'eines Blocks',
  concept: 'eines Konzepts',
  option: 'einer Option',
};

export const issueWords: IssueWords = { places, shape, rules, advice: adviceMessages };
