import type { SourceItem, SourceOption } from '../source/study.ts';
import { cellOf } from './form.ts';
import type { QuestionNode } from './formTree.ts';

/** What a constraint says that guides have, too. */
export interface Bounds {
  /** How many options are selected. */
  readonly bounds: Pick<SourceItem, 'least' | 'most'>;
  /** The code of an option that excludes all others. */
  readonly alone: string | undefined;
}

const count = /^count-selected\(\.\)(<=|>=|=|<|>)(\d{1,4})$/u;
const alone = [
  /^not\(selected\(\.,'([^']+)'\)andcount-selected\(\.\)>1\)$/u,
  /^not\(count-selected\(\.\)>1andselected\(\.,'([^']+)'\)\)$/u,
  /^not\(selected\(\.,'([^']+)'\)\)orcount-selected\(\.\)=1$/u,
  /^count-selected\(\.\)=1ornot\(selected\(\.,'([^']+)'\)\)$/u,
  /^if\(selected\(\.,'([^']+)'\),count-selected\(\.\)=1,true\(\)\)$/u,
];

/** Returns what the constraint of a choice of several says, if guides have that, too; null for any other constraint. */
export function boundsOf({ row, type }: QuestionNode, options: readonly SourceOption[]): Bounds | null {
  if (type.kind !== 'choice' || !type.isSeveral || type.hasOther) return null;
  const text = cellOf(row, 'constraint').replaceAll(/[‘’]/gu, "'").replaceAll(/[“”"]/gu, "'").replaceAll(/\s+/gu, '');
  if (text === '') return null;
  const own = alone.flatMap((one) => one.exec(text)?.[1] ?? [])[0];
  if (own !== undefined)
    return options.filter(({ code }) => code === own).length === 1 ? { bounds: {}, alone: own } : null;
  let [least, most] = [1, options.length];
  for (const part of text.split(/(?<=\d)and/u)) {
    const [, sign, digits = ''] = count.exec(part) ?? [];
    if (sign === undefined) return null;
    const number = Number(digits);
    if (sign !== '<' && sign !== '<=') least = Math.max(least, sign === '>' ? number + 1 : number);
    if (sign !== '>' && sign !== '>=') most = Math.min(most, sign === '<' ? number - 1 : number);
  }
  if (least > most || most < 1) return null;
  return {
    bounds: { ...(least > 1 ? { least } : {}), ...(most < options.length ? { most } : {}) },
    alone: undefined,
  };
}
