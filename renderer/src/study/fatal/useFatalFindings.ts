import '../../i18n/later.ts';
import type { GuideDocument } from '@guide-studio/guide-core/edit';
import { useMemo } from 'react';
import { perform } from '../../actions/action.ts';
import { findingSentence } from '../../explanations/findingSentence.ts';
import { jumpTo, type ShownFinding, useFindings, useGuide } from '../../session/index.ts';
import { words } from '../../i18n/index.ts';
import { sentenceWithPart } from '../sentenceWithPart.ts';
import { type FatalFinding, type FatalKind, fatalKindOf, fatalKinds } from './fatalFindings.ts';
import { useLanguagesWithoutTexts } from './languagesWithoutTexts.ts';

/** Returns what ruins the study, in the order of the kinds. */
export function useFatalFindings(): readonly FatalFinding[] {
  const { all } = useFindings();
  const doc = useGuide((guide) => guide.editor.doc);
  const languages = useLanguagesWithoutTexts();
  return useMemo(() => {
    const ofGuide = all.flatMap((one): readonly FatalFinding[] => {
      const kind = fatalKindOf(doc, one);
      return kind === null ? [] : [fatalOf(doc, kind, one)];
    });
    return [...ofGuide, ...languages].toSorted(
      (one, other) => fatalKinds.indexOf(one.kind) - fatalKinds.indexOf(other.kind),
    );
  }, [all, doc, languages]);
}

function fatalOf(doc: GuideDocument, kind: FatalKind, one: ShownFinding): FatalFinding {
  const isOfPaths = 'found' in one;
  return {
    kind,
    key: `${kind} ${one.key} ${one.property} ${findingSentence(one)}`,
    sentence: sentenceWithPart(doc, one),
    act: isOfPaths ? words.study.pathNotes.showPaths : words.study.fatal.show,
    show: isOfPaths ? () => perform('logic.findings') : () => jumpTo(one.key, one.property),
  };
}
