import { type Part, partIn, partsIn, textIn } from './survey.ts';
import type { SourceChange } from '../source/study.ts';

/** A branch around a step. */
export interface Around {
  readonly flowId: string;
  readonly logic: unknown;
}

/** A step of the flow that asks, ends or sets something, in order. */
export type Step =
  | { readonly kind: 'block'; readonly flowId: string; readonly id: string; readonly around: readonly Around[] }
  | { readonly kind: 'end'; readonly flowId: string; readonly around: readonly Around[] }
  /** It takes fields from the link; `isForAll`: whatever was answered, and not at random. */
  | { readonly kind: 'fields'; readonly names: readonly string[]; readonly isForAll: boolean };

/** The flow of a survey. */
export interface Flow {
  readonly steps: readonly Step[];
  /** Fields that it sets. */
  readonly set: ReadonlySet<string>;
  readonly changes: readonly SourceChange[];
}

interface Place {
  readonly around: readonly Around[];
  /** Only some of the steps are taken, or in any order. */
  readonly isRandom: boolean;
  readonly depth: number;
}

/** Nobody nests steps deeper. */
const deepest = 50;

/** Returns the flow of a survey, as a list of what it does. */
export function flowOf(flow: readonly Part[]): Flow {
  const steps: Step[] = [];
  const set = new Set<string>();
  const changes: SourceChange[] = [];
  const change = (place: string, text: string, verdict: SourceChange['verdict'], code: SourceChange['code']): number =>
    changes.push({ kind: 'setting', place, text, verdict, code });

  /** Takes steps in order. Returns true if the survey is over after them, for all who come to them. */
  const takeAll = (list: readonly Part[], place: Place): boolean => {
    let isOver = false;
    for (const step of list) {
      if (isOver) change(textIn(step['FlowID']), textIn(step['Type']), 'lost', 'neverAsked');
      else isOver = take(step, place) && !place.isRandom;
    }
    return isOver;
  };

  const take = (step: Part, place: Place): boolean => {
    const { around, isRandom, depth } = place;
    const [type, flowId] = [textIn(step['Type']), textIn(step['FlowID'])];
    const inner = partsIn(step['Flow']);
    const within = { ...place, depth: depth + 1 };
    if (depth > deepest) {
      change(flowId, type, 'lost', 'step');
      return false;
    }
    switch (type) {
      case 'Block':
      case 'Standard':
        steps.push({ kind: 'block', flowId, id: textIn(step['ID']), around });
        return false;
      case 'Branch': {
        const before = steps.length;
        takeAll(inner, { ...within, around: [...around, { flowId, logic: step['BranchLogic'] }] });
        const isAny = steps.slice(before).some(({ kind }) => kind !== 'fields');
        if (!isAny) change(flowId, textIn(step['Description']), 'equivalent', 'noItems');
        return false;
      }
      case 'EndSurvey': {
        const isPlain = Object.keys(partIn(step['Options'])).length === 0;
        if (!isPlain) change(flowId, 'EndSurvey', 'lost', 'ending');
        if (isRandom) change(flowId, 'EndSurvey', 'lost', 'endsBefore');
        else steps.push({ kind: 'end', flowId, around });
        return true;
      }
      case 'EmbeddedData':
        takeFields(step, flowId, place);
        return false;
      case 'BlockRandomizer': {
        const count = Number(textIn(step['SubSet']));
        const isPart = count > 0 && count < inner.length;
        const before = steps.length;
        takeAll(inner, { ...within, isRandom: true });
        const isAny = steps.slice(before).some(({ kind }) => kind === 'block');
        if (isAny) change(flowId, type, isPart ? 'wider' : 'lost', isPart ? 'subset' : 'order');
        else change(flowId, type, 'equivalent', 'noItems');
        return false;
      }
      case 'Group':
      case 'Root':
        return takeAll(inner, within);
      case 'TableOfContents':
      case 'TOC':
        change(flowId, type, 'lost', 'order');
        takeAll(inner, within);
        return false;
      default:
        change(flowId, type || 'step', 'lost', 'step');
        // What a service answers is kept in fields.
        for (const { value } of partsIn(step['ResponseMap'])) set.add(textIn(value));
        // What an authenticator lets in is asked of all.
        takeAll(inner, within);
        return false;
    }
  };

  const takeFields = (step: Part, flowId: string, { around, isRandom }: Place): void => {
    const names: string[] = [];
    for (const one of partsIn(step['EmbeddedData'])) {
      const name = textIn(one['Field']);
      const isTaken = textIn(one['Type']) === 'Recipient' && textIn(one['Value']) === '' && !name.startsWith('Q_');
      if (isTaken) names.push(name);
      else set.add(name);
      change(flowId, name, isTaken ? 'equivalent' : 'lost', isTaken ? 'fromLink' : 'embedded');
    }
    steps.push({ kind: 'fields', names, isForAll: around.length === 0 && !isRandom });
  };

  takeAll(flow, { around: [], isRandom: false, depth: 0 });
  return { steps, set, changes };
}
