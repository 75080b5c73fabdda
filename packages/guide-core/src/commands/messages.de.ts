import { pluralsOf } from '../plurals/plurals.ts';
import type { NodeKind } from '../doc/kinds.ts';
import type { ItemType } from '../schema/item.ts';
import type { CommandWords, Params } from './messages.types.ts';

const { plural } = pluralsOf('de');

interface Kind {
  readonly one: string;
  readonly several: string;
  readonly withArticle: string;
}

const replaced: Readonly<Record<string, string>> = {
  merge: 'Änderungen zusammenführen',
  reload: 'Geänderte Datei neu laden',
  restore: 'Frühere Fassung wiederherstellen',
  takeBack: 'Eine Änderung zurücknehmen',
};

const kinds: Readonly<Record<string, Kind>> = {
  block: { one: 'Block', several: 'Blöcke', withArticle: 'Ein Block' },
  item: { one: 'Frage', several: 'Fragen', withArticle: 'Eine Frage' },
  option: { one: 'Option', several: 'Optionen', withArticle: 'Eine Option' },
  row: { one: 'Zeile', several: 'Zeilen', withArticle: 'Eine Zeile' },
  concept: { one: 'Konzept', several: 'Konzepte', withArticle: 'Ein Konzept' },
  media: { one: 'Medium', several: 'Medien', withArticle: 'Ein Medium' },
  criterion: { one: 'Bedingung', several: 'Bedingungen', withArticle: 'Eine Bedingung' },
  study: { one: 'Studie', several: 'Studien', withArticle: 'Eine Studie' },
} satisfies Record<NodeKind, Kind>;
const otherKind: Kind = { one: 'Teil', several: 'Teile', withArticle: 'Dieser Teil' };
const types: Readonly<Record<string, string>> = {
  open_ended: 'offene Frage',
  multiple_choice: 'Auswahlfrage',
  ranking: 'Rangfolge',
  matrix: 'Matrix',
  max_diff: 'MaxDiff',
  statement: 'Hinweistext',
} satisfies Record<ItemType, string>;

const kind = (p: Params) => kinds[p['kind'] ?? ''] ?? otherKind;
const type = (p: Params) => types[p['type'] ?? ''] ?? 'Frage';
const label = (p: Params) => (p['label'] ? ` „${p['label']}“` : '');
const things = (p: Params) =>
  Number(p['count']) > 1 ? `${p['count']} ${kind(p).several}` : `${kind(p).one}${label(p)}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const names: CommandWords['names'] = {
  'block.add': () => 'Block hinzufügen',
  'item.add': (p) => `${capital(type(p))} hinzufügen`,
  'option.add': () => 'Option hinzufügen',
  'row.add': () => 'Zeile hinzufügen',
  'concept.add': () => 'Konzept hinzufügen',
  'media.add': () => 'Medium hinzufügen',
  'criterion.add': () => 'Bedingung hinzufügen',
  'criterion.set': () => 'Bedingung ändern',
  'conditional.set': () => 'Bedingungen ändern',
  'conditional.clear': () => 'Alle Bedingungen entfernen',
  'conditional.operator': () => 'Verknüpfung der Bedingungen ändern',
  'conditional.apply': (p) =>
    `Bedingungen von ${plural(Number(p['count']), { one: 'einem Teil', other: `${p['count']} Teilen` })} ändern`,
  'conditional.skip': (p) =>
    `${plural(Number(p['count']), { one: 'Eine Frage', other: `${p['count']} Fragen` })} überspringen`,
  'carryForward.set': (p) => (p['on'] ? 'Optionen übernehmen' : 'Optionen nicht mehr übernehmen'),
  'exclusiveOption.set': (p) => `Option${label(p)} ${p['on'] ? 'exklusiv' : 'gewöhnlich'} machen`,
  'selectBounds.set': () => 'Zahl der möglichen Antworten ändern',
  'field.set': (p) => `${kind(p).one}${label(p)} bearbeiten`,
  'externalId.rename': (p) => (p['to'] ? `ID in „${p['to']}“ umbenennen` : `ID „${p['from']}“ entfernen`),
  'option.reword': () => 'Option bearbeiten',
  'row.reword': () => 'Zeile bearbeiten',
  'item.convert': (p) => `In ${type(p)} umwandeln`,
  'node.insert': (p) => `${things(p)} einfügen`,
  'many.set': (p) => `${things(p)} bearbeiten`,
  'many.convert': (p) => `${things(p)} in ${type(p)} umwandeln`,
  'text.paste': (p) => `${things(p)} einfügen`,
  'text.replace': (p) => `An ${p['count']} ${plural(Number(p['count']), { one: 'Stelle', other: 'Stellen' })} ersetzen`,
  'node.move': (p) => `${things(p)} verschieben`,
  'node.moveAlong': (p) => `${things(p)} verschieben`,
  'node.duplicate': (p) => `${things(p)} duplizieren`,
  'node.remove': (p) => `${things(p)} löschen`,
  'guide.replace': (p) => replaced[String(p['reason'])] ?? 'JSON bearbeiten',
};

const refusals: CommandWords['refusals'] = {
  breaksReferences: (p) => {
    const one = Number(p['count']) === 1;
    if (p['dependent'] === 'moved')
      return one
        ? 'Eine Bedingung oder Übernahme von Optionen darin käme vor dem, wovon sie abhängt, und würde nicht mehr funktionieren.'
        : `${p['count']} Bedingungen oder Übernahmen von Optionen darin kämen vor dem, wovon sie abhängen, und würden nicht mehr funktionieren.`;
    return one
      ? 'Eine Bedingung oder Übernahme von Optionen hängt davon ab und würde nicht mehr funktionieren.'
      : `${p['count']} Bedingungen oder Übernahmen von Optionen hängen davon ab und würden nicht mehr funktionieren.`;
  },
  noSuchNode: () => 'Diesen Teil des Leitfadens gibt es nicht mehr.',
  notAllowedHere: (p) => `${kind(p).withArticle} kann hier nicht stehen. Wählen Sie eine andere Stelle.`,
  intoItself: () => 'Das kann nicht in sich selbst verschoben werden. Wählen Sie eine andere Stelle.',
  nothingToDo: () => 'Es würde sich nichts ändern.',
  idTaken: (p) =>
    `Die ID „${p['id']}“ ist in diesem Leitfaden schon vergeben. Bedingungen finden Teile über ihre IDs. Wählen Sie eine andere.`,
  rowTextTaken: () =>
    'Eine andere Zeile hat diesen Text schon, und Bedingungen beziehen sich auf den genauen Text. Formulieren Sie eine von beiden anders.',
  notLastOption: () => 'Nur die letzte Option kann exklusiv sein. Sie muss deshalb ans Ende.',
  notMultiSelect: () => 'Das geht nur, wenn die Frage mehrere Antworten zulässt.',
  minAboveMax: (p) =>
    `Mindestens ${p['min']} und höchstens ${p['max']} widersprechen sich. Senken Sie das erste, oder erhöhen Sie das zweite.`,
  notAPossibleSource: () =>
    'Verweisen können Sie nur auf eine frühere Auswahlfrage oder Matrix. Optionen lassen sich nur von einer Frage übernehmen, die mehrere Antworten zulässt.',
  malformedHere: () =>
    'Die Datei enthält an dieser Stelle etwas Unerwartetes. Beheben Sie zuerst das Problem, das dort gezeigt wird.',
  unknownCommand: (p) => `Einen Befehl „${p['id']}“ gibt es nicht. Prüfen Sie seinen Namen.`,
  malformedArguments: () => 'Das geht mit dieser Eingabe nicht. Prüfen Sie den Wert, und versuchen Sie es erneut.',
  sameType: () => 'Die Frage hat diesen Typ schon.',
  chainTooLong: () =>
    'Zu viele Teile hängen voneinander ab, um sie zusammen zu verschieben. Verschieben Sie zuerst die letzten, in kleineren Gruppen.',
  conditionDoesNotFit: (p) =>
    Number(p['count']) === 1
      ? 'Einer der Teile kann diese Bedingung nicht zusammen mit seiner eigenen haben. Lassen Sie ihn aus, oder ersetzen Sie seine Bedingung.'
      : `${p['count']} der Teile können diese Bedingung nicht zusammen mit ihren eigenen haben. Lassen Sie sie aus, oder ersetzen Sie ihre Bedingungen.`,
  skipsNothing: () => 'Zwischen den beiden steht keine Frage. Wählen Sie ein späteres Ziel.',
  skipLeavesConcepts: () =>
    'Diese Frage wird für jedes Konzept einmal beantwortet. Ein Sprung von ihr kann höchstens zum Ende ihres Blocks führen. Wählen Sie eine Frage des Blocks oder den Block danach.',
  skipNotSayable: (p) =>
    p['why'] === 'ownAnswer'
      ? 'Teilnehmende können eine eigene Antwort schreiben, und nicht allen wird diese Frage gestellt. Wählen Sie stattdessen die Antworten, die zum Sprung führen.'
      : 'Damit würden alle, denen die Frage gestellt wird, die Fragen überspringen. Wählen Sie weniger Antworten.',
};

export const commandWords: CommandWords = { names, refusals, edit: 'Bearbeiten' };
