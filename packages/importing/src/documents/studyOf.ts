import type { SourceBlock, SourceChange, SourceStudy } from '../source/study.ts';
import { doubtfulTexts } from './doubtfulTexts.ts';
import { type DraftBlock, leftOut } from './draft.ts';
import { draftsOf } from './draftsOf.ts';
import { draftItem, type Repeated } from './itemOf.ts';
import type { ReadLines } from './line.ts';
import { type FoundLanguage, languageIn } from './languageIn.ts';
import { fieldOf, type Named, Places } from './places.ts';
import { withoutTime } from './speech.ts';

/** Returns the questionnaire of a document. */
export function studyOf(read: ReadLines, name: string): SourceStudy {
  const drafts = draftsOf(read);
  const changes: SourceChange[] = [...drafts.changes];
  const time = withoutTime(drafts.title ?? name);
  const place = read.lines[0]?.place ?? '';
  if (time.time !== null) changes.push(leftOut(place, time.time, 'timed'));
  const repeated: Repeated = { options: [], rows: [] };
  const named = namedItems(drafts.blocks, repeated);
  const places = new Places(named, drafts.blocks);
  const blocks = drafts.blocks.flatMap((block, at): readonly SourceBlock[] => {
    const own = named.filter((one) => one.block === at);
    const { line } = block;
    const { text: title, time: minutes } = withoutTime(block.title.replace(/\s*[:：]$/u, '').trim());
    const ownPlace = line?.place ?? own[0]?.item.place ?? '';
    if (own.length === 0) {
      if (line !== null) changes.push(leftOut(line.place, block.title, 'emptyBlock'));
      return [];
    }
    if (minutes !== null) changes.push(leftOut(ownPlace, minutes, 'timed'));
    const items = own.map((one) => places.withLogic(one));
    return [{ name: `b${at + 1}`, title: title === '' ? time.text : title, place: ownPlace, items, left: [] }];
  });
  const text = read.lines.flatMap((line) => [line.text, ...line.cells.flat()]).join('\n');
  const language = languageIn(text, read.language);
  if (language !== null) changes.push(foundLanguage(place, language));
  else if ((text.match(/\p{L}/gu)?.length ?? 0) >= enoughLetters)
    changes.push({ kind: 'setting', place, text: excerpt(text), verdict: 'lost', code: 'languageUnsure' });
  changes.push(...doubtfulTexts(drafts.blocks, language?.code ?? null));
  const isTitled = drafts.title !== null && time.text !== '';
  if (isTitled) changes.push({ kind: 'text', place, text: time.text, verdict: 'equivalent', code: 'participantTitle' });
  return {
    title: time.text,
    ...(isTitled ? { participantTitle: time.text } : {}),
    ...(language === null ? {} : { language: language.code }),
    blocks: blocks.flatMap(screened),
    changes,
  };
}

/** Of a shorter text nobody expects that its language is recognised. */
const enoughLetters = 100;

const excerpt = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim().slice(0, 60);

const foundLanguage = (place: string, { code, by, seen }: FoundLanguage): SourceChange => ({
  kind: 'setting',
  place,
  text: seen,
  verdict: 'equivalent',
  code: by === 'text' ? 'languageRead' : 'languageNamed',
  params: { language: code },
});

/** Returns the items of all blocks with names, each once. */
function namedItems(blocks: readonly DraftBlock[], repeated: Repeated): readonly Named[] {
  const taken = new Set<string>();
  const labels = new Set(
    blocks.flatMap(({ drafts }) => drafts.flatMap(({ label }) => (label === null ? [] : [fieldOf(label)]))),
  );
  let next = 1;
  let texts = 1;
  const free = (name: string): string => {
    let own = name;
    for (let count = 2; taken.has(own); count += 1) own = `${name}-${count}`;
    taken.add(own);
    return own;
  };
  return blocks.flatMap(({ drafts }, block) =>
    drafts.map((draft): Named => {
      const own = draftItem(draft, repeated);
      const { rows, ...item } = own.item;
      let field: string;
      if (item.type === 'statement' && draft.label === null) field = free(`text${texts++}`);
      else if (draft.label === null) {
        while (labels.has(`q${next}`)) next += 1;
        field = free(`q${next++}`);
      } else field = free(fieldOf(draft.label));
      return {
        item: {
          ...item,
          field,
          ...(rows === undefined ? {} : { rows: rows.map((row, at) => ({ ...row, field: `${field}.r${at + 1}` })) }),
        },
        own,
        block,
      };
    }),
  );
}

/** Returns a block in two, if only its first questions decide who takes part. */
function screened(block: SourceBlock): readonly SourceBlock[] {
  const last = block.items.findLastIndex(({ options = [] }) => options.some(({ status }) => status === 'reject'));
  const rest = block.items.slice(last + 1);
  if (last < 0 || /screen/iu.test(block.title) || rest.every(({ type }) => type !== 'multiple_choice')) return [block];
  return [
    { ...block, items: block.items.slice(0, last + 1) },
    { ...block, name: `${block.name}.rest`, items: rest },
  ];
}
