import type { Clause } from '@guide-studio/guide-core/internal';

type Atom = Extract<Clause, { readonly kind: 'selected' | 'compared' | 'answered' }>;

/** Returns true if only those meet a clause for whom one of these atoms holds, such as those about one question. */
export function implies(clause: Clause, isOne: (atom: Atom) => boolean): boolean {
  switch (clause.kind) {
    case 'and':
      return clause.of.some((one) => implies(one, isOne));
    case 'or':
      return clause.of.length > 0 && clause.of.every((one) => implies(one, isOne));
    case 'selected':
    case 'compared':
    case 'answered':
      return isOne(clause);
    case 'not':
    case 'link':
      return false;
  }
}

/** Returns the questions that a clause is about. */
export function fieldsIn(clause: Clause): readonly string[] {
  switch (clause.kind) {
    case 'link':
      return [];
    case 'not':
      return fieldsIn(clause.of);
    case 'and':
    case 'or':
      return [...new Set(clause.of.flatMap(fieldsIn))];
    case 'selected':
    case 'compared':
    case 'answered':
      return [clause.field];
  }
}
