import type { Session } from '../session/index.ts';
import type { Action } from '../actions/action.ts';
import { isEditing } from '../actions/possible.ts';
import { words } from '../i18n/index.ts';
import { hasProblemList } from './hasProblemList.ts';
import { nextProblem } from './nextProblem.ts';
import { toggleProblems } from './openProblems.ts';

/** Actions on the list of problems. */
export const problemActions = {
  'view.problems': {
    label: () => words.frame.actions.problems,
    keys: ['Mod+Shift+M'],
    browserKeys: ['Alt+M'],
    checked: (session) => session.guide?.problemsOpen ?? false,
    enabled: (session) => isEditing(session) && isListed(session),
    run: toggleProblems,
  },
  'view.nextProblem': {
    label: () => words.frame.actions.nextProblem,
    keys: ['F8'],
    enabled: isEditing,
    run: () => nextProblem(1),
  },
  'view.previousProblem': {
    label: () => words.frame.actions.previousProblem,
    keys: ['Shift+F8'],
    enabled: isEditing,
    run: () => nextProblem(-1),
  },
} satisfies Record<string, Action>;

const isListed = ({ guide }: Session): boolean => guide !== null && hasProblemList(guide);
