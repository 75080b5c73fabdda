import { hasTrait, type JsonObject, traitsOf } from '@guide-studio/guide-core';
import { childrenOf, type GuideNode, objectFields, textField } from '@guide-studio/guide-core/edit';
import { entryOf, isJsonObject } from '@guide-studio/guide-core/internal';
import { readMediaAddress } from '@guide-studio/guide-core/media';
import { directionOf } from '@guide-studio/guide-core/plurals';
import type { PackWords } from '../words/messages.types.ts';
import { audienceOf, carriedFrom } from './audience.ts';
import type { PackAnswer, PackItem, PackPicture } from './pack.ts';
import type { PackContext } from './packContext.ts';

/** Returns a question or statement as the pack shows it. `number` counts from 1 over the whole guide. */
export function packItem(item: GuideNode, number: number, context: PackContext): PackItem {
  const { words } = context;
  const fields = objectFields(item);
  const type = textField(item, 'type');
  const traits = traitsOf(type);
  const text = textField(item, 'text');
  const audience = audienceOf(item, context);
  const verb = traits?.isAnswered === false ? 'shown' : 'asked';
  const everybody = context.isInConceptBlock ? words.everybodyInBlock : words.everybody;
  return {
    number,
    type: typeWords(type, fields, words),
    direction: context.direction ?? directionOf(text, context.guideLanguage),
    text: text || words.empty,
    askedOf: audience === null ? everybody[verb] : words[verb](audience),
    isForEverybody: audience === null,
    answersTitle: traits?.hasRows ? words.answers.columns : words.answers.options,
    answers: childrenOf(item, 'options').map((option) => packAnswer(option, context)),
    rows: childrenOf(item, 'rows').map((row) => textField(row, 'text') || words.empty),
    details: details(item, fields, context),
    pictures: picturesOf(item),
    instructions: textField(item, 'addInstructions'),
  };
}

function typeWords(type: string, fields: JsonObject, words: PackWords): string {
  const name = entryOf(words.item, type) ?? type;
  if (!hasTrait(type, 'hasSelectBounds')) return name;
  return `${name}, ${fields['multiSelect'] === true ? words.choice.several : words.choice.one}`;
}

function packAnswer(option: GuideNode, { words, isInScreener }: PackContext): PackAnswer {
  const fields = objectFields(option);
  const status = textField(option, 'status');
  return {
    text: textField(option, 'text') || words.empty,
    marks: [
      ...(isInScreener && status !== '' ? [entryOf(words.status, status) ?? status] : []),
      ...(fields['exclusiveOption'] === true ? [words.exclusive] : []),
    ],
  };
}

function details(item: GuideNode, fields: JsonObject, context: PackContext): readonly string[] {
  const { words } = context;
  const [least, most] = [numberOf(fields['minSelect']), numberOf(fields['maxSelect'])];
  const random = [words.randomOrder, ...(fields['pinnedFinalOption'] === true ? [words.lastStays] : [])].join(', ');
  const carried = carriedFrom(item, context);
  const [metric, button] = [textField(item, 'metric'), textField(item, 'continueButtonText')];
  const perScreen = numberOf(fields['itemsPerScreen']);
  const [followUp, input] = [textField(item, 'followUp'), textField(item, 'preferredInput')];
  return [
    ...(carried === null ? [] : [words.answersFrom(carried)]),
    ...(least === null && most === null ? [] : [words.selectBetween(least, most)]),
    ...(fields['allowCustomOption'] === true ? [words.ownAnswer] : []),
    ...(fields['randomizeOptionOrder'] === true ? [random] : []),
    ...(metric === '' ? [] : [words.comparedBy(metric)]),
    ...(perScreen === null ? [] : [words.perScreen(perScreen)]),
    ...(followUp === '' ? [] : [entryOf(words.followUp, followUp) ?? followUp]),
    ...(input === '' ? [] : [entryOf(words.input, input) ?? input]),
    ...(fields['screenObservationEnabled'] === true ? [words.screenWatched] : []),
    ...(button === '' ? [] : [words.button(button)]),
    ...shownWith(item, fields, words),
  ];
}

/** Returns the pictures that are files beside the guide. */
export function picturesOf(owner: GuideNode): readonly PackPicture[] {
  return childrenOf(owner, 'media').flatMap((each) => {
    const address = textField(each, 'url');
    return readMediaAddress(address)?.kind === 'image' ? [{ address, name: textField(each, 'name') }] : [];
  });
}

/** Returns pictures, videos and pages by name and address. */
export function shownWith(owner: GuideNode, content: JsonObject, words: PackWords): readonly string[] {
  const media = childrenOf(owner, 'media').map((each) => {
    const fields = objectFields(each);
    const width = numberOf(fields['widthPercentage']);
    return [
      readMediaAddress(textField(each, 'url')) === null
        ? words.media(textField(each, 'type'), textField(each, 'name'), textField(each, 'url'))
        : words.mediaFile(textField(each, 'type'), textField(each, 'name')),
      ...(width === null ? [] : [words.width(width)]),
      ...(fields['forceWatching'] === true ? [words.watched] : []),
    ].join(', ');
  });
  const embed = content['embed'];
  if (!isJsonObject(embed) || typeof embed['url'] !== 'string') return media;
  const proxy = typeof embed['proxyUrl'] === 'string' ? `, ${words.proxy(embed['proxyUrl'])}` : '';
  return [...media, words.embed(embed['url']) + proxy];
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}
