import type { ChoiceOption, Item, Json } from '@guide-studio/guide-core';
import { criterionSentence } from '@guide-studio/guide-core/conditions';
import type { GuideDocument, GuideNode, HistoryEntry } from '@guide-studio/guide-core/edit';
import { entryOf, labelOf, leftOut, type PropertyOf } from '@guide-studio/guide-core/internal';
import { listText, uiLanguage, words } from '../../i18n/index.ts';

/** Most names listed per kind. */
const mostNamed = 3;

/** Returns one sentence on what an entry of the history left out; empty if nothing. */
export function leftOutWords(doc: GuideDocument, entry: HistoryEntry): string {
  const { parts, settings } = leftOut(entry);
  const sentences = [
    ...partKinds.flatMap((kind) => {
      const names = parts.filter((part) => part.kind === kind).map((part) => quotedName(doc, part));
      return names.length > 0 ? words.leftOut.parts(kind, names.length, named(names)) : [];
    }),
    ...[...new Set(settings.map(({ property }) => property))].map((property) =>
      settingWords(
        property,
        settings.flatMap((setting) => (setting.property === property ? [setting.value] : [])),
      ),
    ),
  ];
  return sentences.length > 0 ? words.leftOut.all(listText(sentences)) : '';
}

const partKinds = ['block', 'item', 'concept', 'criterion', 'option', 'row', 'media'] as const;

function quotedName(doc: GuideDocument, part: GuideNode): string {
  return part.kind === 'criterion' ? criterionSentence(doc, part, uiLanguage) : words.leftOut.quoted(labelOf(part));
}

/** Returns the first names, and the number of the others. */
function named(names: readonly string[]): string {
  const more = names.length - mostNamed;
  const first = names.slice(0, mostNamed).join('; ');
  return more > 0 ? `${first} ${words.leftOut.more(more)}` : first;
}

/** What only some item types have, without the lists, whose entries are parts; and what other parts can lose. */
type Lost =
  | Exclude<PropertyOf<Item>, keyof Item | 'options' | 'rows' | 'carryForwardFrom'>
  | Exclude<PropertyOf<ChoiceOption>, 'externalId' | 'text'>
  | 'subsampleCount'
  | 'matrixRow';

function settingWords(property: string, values: readonly Json[]): string {
  const { leftOut: text, properties } = words;
  if (property === 'carryForwardFrom') return text.carried(named(values.map((id) => text.quoted(String(id)))));
  if (property === 'choices')
    return text.choices(values.length, named(values.map((name) => text.quoted(String(name)))));
  const labels: Readonly<Record<Lost, string>> = {
    followUp: properties.followUps,
    addInstructions: properties.instructions,
    preferredInput: properties.preferredInput,
    screenObservationEnabled: properties.screenWatched,
    multiSelect: properties.severalAnswers,
    allowCustomOption: properties.ownAnswer,
    minSelect: properties.atLeast,
    maxSelect: properties.atMost,
    randomizeOptionOrder: properties.randomOrder,
    pinnedFinalOption: properties.lastStays,
    metric: properties.comparedBy,
    itemsPerScreen: properties.perScreen,
    continueButtonText: properties.buttonText,
    exclusiveOption: properties.exclusive,
    status: properties.inScreener,
    subsampleCount: properties.conceptsPerParticipant,
    matrixRow: properties.row,
  };
  return text.setting(entryOf<string>(labels, property) ?? property);
}
