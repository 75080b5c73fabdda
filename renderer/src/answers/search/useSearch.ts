import { type Hit, readQuery, search, type Span, type Stem, stemOf } from '@guide-studio/analysis';
import { getIn } from '@guide-studio/guide-core/internal';
import { keyOfPlace } from '@guide-studio/guide-core/reading';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { create } from 'zustand';
import { useGuide } from '../../session/index.ts';
import type { AnswerSet } from '../answerSet.ts';
import type { Passages } from '../marks/passages.ts';

/** What is searched for, by study. It stays while another view is shown. */
const useTyped = create<Readonly<Record<string, string>>>(() => ({}));

/** Returns the search of a study, and a function that changes it. */
export function useSearchText(of: string): readonly [string, (text: string) => void] {
  const text = useTyped((typed) => typed[of] ?? '');
  return [text, (typed) => useTyped.setState({ [of]: typed })];
}

const plain: Stem = (word) => word;

/**
 * Returns the texts in which a search finds something, in the order of the answers; null without a search. Forms of words
 * are those of the language in which the interview was held; where that is unknown, those of the language of the guide.
 */
export function useHits(typed: string, passages: Passages, { interviews }: AnswerSet): readonly Hit[] | null {
  const query = useDeferredValue(typed);
  const asked = useGuide(({ editor }) => getIn(editor.doc.root.fields, ['config', 'questionLanguage']));
  const own = typeof asked === 'string' ? asked : '';
  const languages = useMemo(
    () => new Map(interviews.map(({ id, language }) => [id, language ?? own])),
    [interviews, own],
  );
  const stems = useStems(languages);
  return useMemo(() => {
    if (query.trim() === '') return null;
    const stemFor = (response: string): Stem => stems.get(languages.get(response) ?? '') ?? plain;
    return search(readQuery(query), passages.values(), ({ response }) => stemFor(response));
  }, [query, passages, languages, stems]);
}

function useStems(languages: ReadonlyMap<string, string>): ReadonlyMap<string, Stem> {
  const [stems, setStems] = useState<ReadonlyMap<string, Stem>>(new Map());
  const names = [...new Set(languages.values())].toSorted().join(' ');
  useEffect(() => {
    let current = true;
    const wanted = names.split(' ').filter((name) => name !== '');
    void Promise.all(wanted.map(async (name) => [name, await stemOf(name)] as const)).then((all) => {
      if (current) setStems(new Map(all));
    });
    return () => {
      current = false;
    };
  }, [names]);
  return stems;
}

/** Returns what was found by the key of the text. */
export function foundIn(hits: readonly Hit[] | null): ReadonlyMap<string, readonly Span[]> {
  return new Map((hits ?? []).map(({ passage, spans }) => [keyOfPlace(passage), spans]));
}
