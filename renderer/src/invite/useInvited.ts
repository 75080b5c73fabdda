import { toWire } from '@guide-studio/guide-core/edit';
import { canRun, parametersOf } from '@guide-studio/interview-engine/internal';
import { useMemo } from 'react';
import { useGuide } from '../session/index.ts';

/** What an invitation needs of the guide. */
export interface InvitedTo {
  /** As participants read it. */
  readonly title: string;
  /** The codes of the languages that participants can choose, that of the questions first. */
  readonly languages: readonly string[];
  /** The parameters that conditions ask for, with the values. */
  readonly asked: ReadonlyMap<string, readonly string[]>;
}

/** Returns it of the open guide. */
export function useInvited(): InvitedTo {
  const doc = useGuide((guide) => guide.editor.doc);
  const issues = useGuide((guide) => guide.issues);
  return useMemo(() => {
    const guide = toWire(doc);
    const { questionLanguage, availableLanguages } = (guide['config'] ?? {}) as {
      readonly questionLanguage?: string | null;
      readonly availableLanguages?: readonly string[] | null;
    };
    const titles = [guide['externalTitle'], guide['title']];
    return {
      title: String(titles.find((title) => typeof title === 'string' && title.trim() !== '') ?? ''),
      languages: [...new Set([questionLanguage ?? 'en', ...(availableLanguages ?? [])])],
      asked: canRun(guide, issues) ? parametersOf(guide) : new Map(),
    };
  }, [doc, issues]);
}
