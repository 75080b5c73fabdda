/**
 * For the other packages of Guide Studio at the same version only: it changes without notice and has no reference.
 *
 * @module @guide-studio/guide-core/internal
 */
export { kindOf } from './author/given.ts';
export { misspelledIn } from './author/misspelled.ts';
export { createPortions } from './createPortions.ts';
export { isTypo } from './isTypo.ts';
export { entryOf, isJsonObject, sameJson } from './json.ts';
export { byIdentity, remembered } from './remember.ts';
export { mayHave } from './schema/itemProperties.ts';
export { isLoadableUrl, isOwnMachine } from './schema/loadableUrl.ts';
export type { PropertiesByKind, PropertyOf, PropertyPath, TextPath } from './schema/propertyPath.ts';
export { isStorableText } from './schema/text.ts';
export { type ParsedUrl, urlOf } from './schema/urlOf.ts';
export { optionNamed, optionNames, positionNamed, positionOfRow } from './references/names.ts';
export { optionsOf, rowsOf } from './references/options.ts';
export { wireReader } from './references/reader.ts';
export {
  askedFor,
  carriedFrom,
  isSource,
  type ReferencePlace,
  type ReferencePurpose,
  sourceProblem,
} from './references/source.ts';
export { blankConcept, blankMedia, blankOption, blankRow, isUnwritten } from './doc/blank.ts';
export { brief } from './doc/brief.ts';
export { externalIds, freeId, hasExternalId, idForItem, takenIds } from './doc/externalIds.ts';
export { getIn, setIn } from './doc/field.ts';
export { keysFrom, type KeySource, nodeFromWire, splitWire, type SplitWire, withNewKeys } from './doc/fromWire.ts';
export { isMultiSelect } from './doc/isMultiSelect.ts';
export {
  countItems,
  countItemsOf,
  countItemTypes,
  type ItemCounts,
  itemCountWords,
  sameItemCounts,
} from './doc/itemCounts.ts';
export { orderOf } from './doc/itemIndex.ts';
export { slotFor, slotRule, type SlotRule, slotRules, startsWith } from './doc/kinds.ts';
export { enclosing, preparePlaces } from './doc/locate.ts';
export { noChildren, nodeReader } from './doc/node.ts';
export { oneLine } from './doc/oneLine.ts';
export { possibleSources } from './doc/possibleSources.ts';
export { referencesBy, referencesByHolder, referencesByTarget } from './doc/references.ts';
export { namedOptions } from './doc/resolveReference.ts';
export { hasControls, withoutControls } from './doc/withoutControls.ts';
export { withoutMarks } from './doc/withoutMarks.ts';
export { type Clause, type Comparison, holds } from './clauses/clause.ts';
export {
  type Asked,
  conditionOf,
  type SourceConditional,
  type SourceCriterion,
  type Translated,
  type Unfit,
  type UnknownOption,
} from './clauses/conditionOf.ts';
export { emptyHistory, mergeWindow, record } from './state/history.ts';
export { takesOptions } from './commands/add.ts';
export type { CombineHow, CombineProblem } from './clauses/combine.ts';
export { appliedRows, type ConditionRow, ownersOf } from './commands/applyCondition.ts';
export { type SkipChoice, skipRows } from './commands/skipTo.ts';
export type { CriterionChoice } from './commands/conditions.ts';
export { brokenBy } from './commands/guardReferences.ts';
export type { InsertableKind } from './commands/insertNodes.ts';
export { itemTypesIn } from './commands/itemTypesIn.ts';
export { leftOut, type LeftOut } from './commands/leftOut.ts';
export { neededBy } from './commands/neededBy.ts';
export { otherRepairs, type OtherRepairs } from './commands/otherRepairs.ts';
export { setTexts, type TextChange } from './commands/setTexts.ts';
export { labelOf } from './doc/labelOf.ts';
export { inScreening } from './commands/target.ts';
export {
  carryPieces,
  choicesText,
  conditionPieces,
  criterionPieces,
  type Piece,
  sentence,
} from './conditionText/conditionPieces.ts';
export { insideQuotes } from './conditionText/insideQuotes.ts';
export { isolated } from './conditionText/isolated.ts';
export { questionLabel } from './conditionText/questionLabel.ts';
export { unfinished } from './conditionText/unfinished.ts';
export { type OptionLine, optionLines } from './outlineText/optionLine.ts';
export { blockWire } from './outlineText/parseOutline.ts';
export { hasExtension } from './guideFormats/guideFormat.ts';
export { textRemark } from './guideFormats/textRemark.ts';
export { titleFrom } from './guideFormats/titleFrom.ts';
export { replacementTexts, type SearchedText, searchedTexts } from './find/findInGuide.ts';
export { firstIssues } from './validate/firstIssues.ts';
export { byPlace, placedFindings } from './validate/readGuide.ts';
export { toIssues } from './validate/zodIssues.ts';
export { entryName } from './fixes/messages.ts';
export { assumptionNames } from './estimate/assumptions.ts';
export { countWords } from './estimate/countWords.ts';
export { bodyMessageOf } from './format/bodyMessage.ts';
export { createCanonicalPieces, createCanonicalText } from './format/createCanonicalPieces.ts';
export { descriptionOf } from './format/descriptionOf.ts';
export { jsonSchemaOf } from './format/jsonSchemaOf.ts';
export { schemaProperty, withoutSchemaLine } from './format/schemaLine.ts';
export { emphasisMark, escapedMarkdown } from './diff/describeDiff.ts';
export { conditionKey } from './diff/sameCondition.ts';
export { changeWords } from './diff/messages.ts';
export type { ChangeWords } from './diff/messages.types.ts';
export { conflictWords } from './merge/messages.ts';
export type { ConflictWords } from './merge/messages.types.ts';
export { type Hunk, lineDiff } from './merge/text/lineDiff.ts';
export { checksNothing, testKey } from './guideTests/guideTests.ts';
export { mapNames, type NameMap } from './guideTests/mapNames.ts';
export { namesInTest } from './guideTests/namesInTest.ts';
export { nameForTests, nearestName, partNamed, placeNamed } from './guideTests/names.ts';
export { type OwnOption, ownOptionNamed } from './guideTests/ownOption.ts';
export { keyOfName, renamed } from './guideTests/placing.ts';
export { removeName } from './guideTests/removeName.ts';
export { replaceName } from './guideTests/replaceName.ts';
export { sameNames } from './guideTests/sameNames.ts';
export { type TestLine, testLines, type TestLines, type TestPlace } from './guideTests/testLines.ts';
export { takenIn, withoutOrigin } from './shares/withShares.ts';
export { listIn, withList } from './notes/notes.ts';
export { notesFaults } from './notes/notesFaults.ts';
export { distinctTexts } from './translations/guideTexts.ts';
export { isMarkup } from './translations/markup.ts';
export { isInOtherScript } from './translations/scripts.ts';
export { addsMarkup, hasOtherNumbers, isTooLong } from './translations/translationFaults.ts';
export { isReadColumn } from './translations/sheet.ts';
export { stateFor } from './translations/translations.ts';
