import type { SourceChange, SourceCondition, SourceItem, SourceOption, SourceSkip } from '../source/study.ts';
import type { DraftBlock } from './draft.ts';
import type { DraftItem } from './itemOf.ts';
import type { StatedCondition } from './routing.ts';
import { clauseOf } from './statedClauses.ts';

/** A question of a document with its name. */
export interface Named {
  readonly item: Omit<SourceItem, 'conditions' | 'skips'>;
  readonly own: DraftItem;
  readonly block: number;
}

/** Returns the name of a question with a label. */
export const fieldOf = (label: string): string =>
  (/^\d/u.test(label) ? `q${label}` : label.toLowerCase()).replaceAll(/[^\p{L}\d._-]/gu, '');

/** Looks up what rules name. */
export class Places {
  readonly named: readonly Named[];
  readonly blocks: readonly DraftBlock[];
  readonly order: ReadonlyMap<Named, number>;
  readonly byLabel = new Map<string, Named[]>();
  readonly targets = new Map<string, { readonly field: string } | { readonly block: string }>();

  constructor(named: readonly Named[], blocks: readonly DraftBlock[]) {
    this.named = named;
    this.blocks = blocks;
    this.order = new Map(named.map((one, at) => [one, at]));
    for (const one of named) {
      const { label } = one.own.draft;
      if (label !== null) this.addLabel(fieldOf(label), one);
      if (one.item.type !== 'statement') this.addTarget(one.own.draft.line.text, { field: one.item.field });
    }
    for (const [at, { line, title }] of blocks.entries())
      if (line !== null && named.some((one) => one.block === at)) {
        this.addTarget(line.text, { block: `b${at + 1}` });
        this.addTarget(title, { block: `b${at + 1}` });
      }
  }

  addLabel(label: string, one: Named): void {
    const known = this.byLabel.get(label);
    if (known === undefined) this.byLabel.set(label, [one]);
    else known.push(one);
  }

  addTarget(text: string, to: { readonly field: string } | { readonly block: string }): void {
    for (const key of [`#${slug(text)}`, text.trim().toLowerCase()])
      if (!this.targets.has(key)) this.targets.set(key, to);
  }

  /** Returns an item with its conditions and skips, which wait to be accepted. */
  withLogic(one: Named): SourceItem {
    const { draft, skips: ofOptions } = one.own;
    const conditions: SourceCondition[] = [];
    const skips: SourceSkip[] = [];
    const changes: SourceChange[] = [...one.item.changes];
    const before = this.questionBefore(one);
    for (const { place, route, link } of draft.routes) {
      if (route.kind === 'all') continue;
      if (route.kind === 'ask') {
        conditions.push({
          place,
          text: route.text,
          ...this.proposed(route.condition, one, before, unreadable(route.text)),
        });
        continue;
      }
      const to = this.targetOf(link === null ? route.to : `#${link}`, one);
      const meaning =
        route.condition === 'always'
          ? {
              meaning: { ok: true as const, clause: { kind: 'answered' as const, field: one.item.field } },
              isProposed: true,
            }
          : this.proposed(route.condition, one, one, unreadSkip(one.item.type));
      if (to === null) conditions.push({ place, text: route.text, meaning: unreadSkip(one.item.type) });
      else skips.push({ place, text: route.text, to, ...meaning });
    }
    for (const { code, to, place, text } of ofOptions) {
      const target = this.targetOf(to, one);
      if (target === null) conditions.push({ place, text, meaning: unreadSkip(one.item.type) });
      else
        skips.push({
          place,
          text,
          to: target,
          isProposed: true,
          meaning: { ok: true, clause: { kind: 'selected', field: one.item.field, code } },
        });
    }
    const options =
      one.item.options?.some(({ status }) => status === 'reject') === true
        ? one.item.options
        : one.item.options?.map(withoutStatus);
    return {
      ...one.item,
      ...(options === undefined ? {} : { options }),
      conditions,
      ...(skips.length > 0 ? { skips } : {}),
      changes,
    };
  }

  questionBefore(one: Named): Named | null {
    for (let at = (this.order.get(one) ?? 0) - 1; at >= 0; at -= 1) {
      const other = this.named[at];
      if (other !== undefined && other.item.type !== 'statement') return other;
    }
    return null;
  }

  /** Returns what a text says must hold; what is not clear is lost, and not proposed. */
  proposed(
    condition: StatedCondition | null,
    one: Named,
    usual: Named | null,
    unread: SourceCondition['meaning'],
  ): Pick<SourceCondition, 'meaning' | 'isProposed'> {
    if (condition === null) return { meaning: unread };
    const asked = condition.question === null ? usual : this.labelled(condition.question, one);
    const clause = asked === null ? null : clauseOf(condition, asked.item);
    return clause === null ? { meaning: unread } : { meaning: { ok: true, clause }, isProposed: true };
  }

  /** Returns the question of a label: of several, that of the same block. */
  labelled(label: string, near: Named): Named | null {
    const key = fieldOf(label);
    const found = this.byLabel.get(key) ?? this.byLabel.get(`q${key.replace(/^[a-z]+/u, '')}`) ?? [];
    const same = found.filter(({ block }) => block === near.block);
    return (same.length === 1 ? same[0] : found.length === 1 ? found[0] : null) ?? null;
  }

  /** Returns the next block under a heading; of tasks, one that is called so. Null if there is none, or it is not clear. */
  nextBlock(word: string, one: Named): SourceSkip['to'] | null {
    const at = this.blocks.findIndex(
      ({ line }, index) => index > one.block && line !== null && this.named.some(({ block }) => block === index),
    );
    const isTask = /^(?:task|activity|exercise|aufgabe|übung)/iu.test(word);
    const isCalledSo = isTask && (this.blocks[at]?.title ?? '').toLowerCase().includes(word.toLowerCase());
    return at < 0 || (isTask && !isCalledSo) ? null : { block: `b${at + 1}` };
  }

  targetOf(to: string | null, one: Named): SourceSkip['to'] | null {
    if (to === 'end') return 'end';
    if (to === null) return null;
    const [, next] = nextPart.exec(to) ?? [];
    if (next !== undefined) return this.nextBlock(next, one);
    const key = to
      .toLowerCase()
      .replaceAll(/^[`#\s]+(?=[^#])|[`\s]+$|\s+section$/gu, (all) => (to.startsWith('#') && all === '#' ? '#' : ''))
      .trim();
    if (key === '#end') return 'end';
    const known =
      this.targets.get(key) ??
      this.targets.get(
        to
          .toLowerCase()
          .replaceAll(/[`#]/gu, '')
          .replace(/\s+section\s*$/u, '')
          .trim(),
      ) ??
      this.targets.get(`#${slug(to.replace(/^#/u, ''))}`);
    if (known !== undefined) return known;
    const labelled = /^(?:q|f|frage\s*|question\s*)?[a-z]{0,3}\d{1,3}[a-z]?$/iu.test(to)
      ? this.labelled(to, one)
      : null;
    if (labelled !== null) return { field: labelled.item.field };
    const part = /^(?:the )?(?:section|part|block|teil|abschnitt)\s+(\w{1,4})\b/iu.exec(to);
    if (part === null) return null;
    const at = this.blocks.findIndex(
      ({ title }, index) =>
        this.named.some((each) => each.block === index) &&
        new RegExp(`^(?:(?:section|part|block|teil|abschnitt)\\s+)?${part[1] ?? ''}\\b`, 'iu').test(title),
    );
    return at < 0 ? null : { block: `b${at + 1}` };
  }
}

/** A part that is named by its place only, such as “the next section”. */
const nextPart =
  /^(?:the |den |dem |der |die |das )?(?:next|following|nächste[nrms]?|folgende[nrms]?) (section|part|block|task|activity|exercise|topic|abschnitt|teil|aufgabe|übung|thema)$/iu;

const withoutStatus = ({ status: _status, ...option }: SourceOption): SourceOption => option;

const unreadable = (text: string): SourceCondition['meaning'] => ({ ok: false, why: { code: 'syntax', at: text } });

/** A skip that no condition says: “Skip to…” needs a question with answers to choose from. */
const unreadSkip = (type: SourceItem['type']): SourceCondition['meaning'] => ({
  ok: false,
  why: { code: type === 'multiple_choice' ? 'skipUnread' : 'skipOfOpen' },
});

/** Returns the name of a heading in a link. */
const slug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/gu, '-');
