import type { SourceChange, SourceOption } from '../source/study.ts';

/** A tag of an annotation, such as `@MAXCHECKED=2`. */
const tags = /@([A-Z][A-Z-]*)(?:\s*=\s*(?:'([^']*)'|"([^"]*)"|([^\s@]+)))?/gu;

const tagsIn = (annotation: string) =>
  [...annotation.matchAll(tags)].map(([text, name = '', single, double, plain]) => ({
    text,
    name,
    value: single ?? double ?? plain ?? '',
  }));

/** Returns the value of a tag; null if the annotation does not have it. */
const valueOf = (annotation: string, wanted: string): string | null =>
  tagsIn(annotation).find(({ name }) => name === wanted)?.value ?? null;

/** Returns options of which those that a tag names exclude the others (`@NONEOFTHEABOVE`). */
export function withExclusive(options: readonly SourceOption[], annotation: string): readonly SourceOption[] {
  const codes = new Set((valueOf(annotation, 'NONEOFTHEABOVE') ?? '').split(',').map((code) => code.trim()));
  return options.map((option) => (codes.has(option.code) ? { ...option, isExclusive: true } : option));
}

/** Returns how many boxes may be ticked (`@MAXCHECKED`); undefined without a limit. */
export function mostChecked(annotation: string): number | undefined {
  const most = Number(valueOf(annotation, 'MAXCHECKED') ?? Number.NaN);
  return Number.isInteger(most) && most > 0 ? most : undefined;
}

/** Tags that the guide has. */
const carried: ReadonlySet<string> = new Set(['MAXCHECKED', 'NONEOFTHEABOVE']);

/** Returns what of an annotation the guide does not have: each other tag, and what is written beside them. */
export function changesOfAnnotation(annotation: string, place: string): readonly SourceChange[] {
  const lost = (text: string, code: SourceChange['code'], verdict: SourceChange['verdict'] = 'lost'): SourceChange => ({
    kind: 'setting',
    place,
    text,
    verdict,
    code,
  });
  const rest = annotation.replaceAll(tags, '').trim();
  return [
    ...tagsIn(annotation).flatMap(({ name, text }): readonly SourceChange[] => {
      if (name.startsWith('HIDDEN')) return [lost(text, 'hidden', 'wider')];
      return carried.has(name) ? [] : [lost(text, 'setting')];
    }),
    ...(rest === '' ? [] : [lost(rest, 'annotated')]),
  ];
}
