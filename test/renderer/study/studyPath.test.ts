import { describe, expect, it } from 'vitest';
import {
  type Act,
  type StepId,
  steps,
  type StudyFacts,
  studyPath,
  type StudyThere,
} from '../../../renderer/src/study/steps/studyPath.ts';

type Choices<T> = { readonly [K in keyof T]: readonly T[K][] };

/** Returns every combination of the choices. */
function combinations<T extends object>(choices: Choices<T>): readonly T[] {
  const names = Object.keys(choices) as (keyof T)[];
  return names.reduce<readonly Partial<T>[]>(
    (made, name) => made.flatMap((one) => choices[name].map((value) => ({ ...one, [name]: value }))),
    [{}],
  ) as readonly T[];
}

const drafts = combinations<StudyThere>({
  status: ['draft'],
  isOfThisText: [true, false],
  intake: ['open'],
  finished: [0],
  isLinkOld: [false],
});
const lives = combinations<StudyThere>({
  status: ['live'],
  isOfThisText: [true, false],
  intake: ['open', 'paused', 'closed'],
  finished: [0, 12],
  isLinkOld: [true, false],
});

/** Every situation. */
const situations = combinations<StudyFacts>({
  file: ['none', 'unsaved', 'saved', 'readOnly'],
  errors: [0, 3],
  fatal: [0, 2],
  warnings: [0, 1],
  approval: ['none', 'approved', 'other', 'withdrawn'],
  service: ['loading', 'failed', 'none', 'noKey', 'unavailable', 'ready'],
  isUndecided: [false, true],
  study: [null, ...drafts, ...lives],
  hasElsewhere: [false, true],
});

const usual: StudyFacts = {
  file: 'saved',
  errors: 0,
  fatal: 0,
  warnings: 0,
  approval: 'none',
  service: 'ready',
  isUndecided: false,
  study: null,
  hasElsewhere: false,
};
const draft: StudyThere = { status: 'draft', isOfThisText: true, intake: 'open', finished: 0, isLinkOld: false };
const live: StudyThere = { ...draft, status: 'live' };

describe('the path of a study', () => {
  const rows: readonly (readonly [string, Partial<StudyFacts>, StepId, Act])[] = [
    ['no file', { file: 'none' }, 'draft', 'publish'],
    ['unsaved changes', { file: 'unsaved' }, 'draft', 'publish'],
    ['a read-only file', { file: 'readOnly' }, 'check', 'publish'],
    ['a draft of a read-only file', { file: 'readOnly', study: draft }, 'launch', 'launch'],
    ['problems', { errors: 3, fatal: 1 }, 'check', 'showProblem'],
    ['warnings', { warnings: 1 }, 'draft', 'publish'],
    ['what ruins the study', { fatal: 1 }, 'check', 'showFatal'],
    ['a draft, and what ruins it', { fatal: 1, study: draft }, 'check', 'showFatal'],
    ['an approval', { approval: 'approved' }, 'draft', 'publish'],
    ['an approval of another version', { approval: 'other' }, 'draft', 'publish'],
    ['a draft', { study: draft }, 'launch', 'launch'],
    ['a draft of an older text', { study: { ...draft, isOfThisText: false } }, 'draft', 'publish'],
    ['a live study', { study: live }, 'invite', 'invite'],
    ['a live study, and problems since', { errors: 3, fatal: 1, study: live }, 'invite', 'invite'],
    ['a live study of an older text', { study: { ...live, isOfThisText: false } }, 'invite', 'invite'],
    ['a live study with an old link', { study: { ...live, isLinkOld: true } }, 'invite', 'renew'],
    ['a paused study', { study: { ...live, intake: 'paused' } }, 'invite', 'reopen'],
    ['a closed study', { study: { ...live, intake: 'closed' } }, 'invite', 'reopen'],
    ['answers', { study: { ...live, finished: 1 } }, 'answers', 'answers'],
    ['answers to a closed study', { study: { ...live, finished: 1, intake: 'closed' } }, 'answers', 'answers'],
    ['answers, and a changed guide', { study: { ...live, finished: 1, isOfThisText: false } }, 'answers', 'answers'],
    ['no connection', { service: 'none' }, 'draft', 'connect'],
    ['no key', { service: 'noKey' }, 'draft', 'connect'],
    ['no key, with a draft', { service: 'noKey', study: draft }, 'launch', 'connect'],
    ['a service that does not run', { service: 'unavailable' }, 'draft', 'connect'],
    ['connections that cannot be read', { service: 'failed' }, 'draft', 'readConnections'],
    ['connections that are loaded', { service: 'loading' }, 'draft', 'publish'],
    ['studies at another connection', { hasElsewhere: true }, 'draft', 'publish'],
    ['a lost answer', { isUndecided: true, study: draft }, 'draft', 'settle'],
  ];
  it.each(rows)('with %s', (_, differing, present, act) => {
    expect(studyPath({ ...usual, ...differing })).toMatchObject({ present, act });
  });

  it('has in every situation one present step, with an act that can be done there', () => {
    const actsOf: Readonly<Record<StepId, readonly Act[]>> = {
      check: ['showProblem', 'showFatal', 'publish'],
      approve: [],
      draft: ['settle', 'publish', 'connect', 'readConnections'],
      launch: ['launch', 'connect', 'readConnections'],
      invite: ['invite', 'renew', 'reopen', 'connect', 'readConnections'],
      answers: ['answers', 'connect', 'readConnections'],
    };
    expect(situations).toHaveLength(4 * 2 * 2 * 2 * 4 * 6 * 2 * 27 * 2);
    const wrong = situations.filter((facts) => {
      const path = studyPath(facts);
      const present = path.steps.filter(({ state }) => state === 'present').map(({ id }) => id);
      return (
        path.steps.map(({ id }) => id).join() !== steps.join() ||
        present.join() !== path.present ||
        !actsOf[path.present].includes(path.act)
      );
    });
    expect(wrong.slice(0, 3)).toEqual([]);
  });

  it('never offers what cannot be', () => {
    const wrong = situations.filter((facts) => {
      const { act, steps: all } = studyPath(facts);
      const { study, errors, fatal, service } = facts;
      const isLive = study?.status === 'live';
      const stateOf = (id: StepId) => all.find((step) => step.id === id)?.state;
      return (
        (act === 'publish' && (errors > 0 || fatal > 0 || isLive)) ||
        (act === 'launch' && (study?.status !== 'draft' || !study.isOfThisText || fatal > 0)) ||
        (['invite', 'renew', 'reopen', 'answers'].includes(act) && !isLive) ||
        (act === 'invite' && study?.intake !== 'open') ||
        (act === 'answers' && study?.finished === 0) ||
        (['publish', 'launch', 'invite', 'answers'].includes(act) &&
          !['ready', 'loading'].includes(service) &&
          facts.file !== 'readOnly') ||
        (stateOf('launch') === 'done') !== isLive ||
        (stateOf('approve') === 'done') !== (facts.approval === 'approved') ||
        (stateOf('check') === 'done' && errors + fatal > 0 && !(isLive && !study.isOfThisText))
      );
    });
    expect(wrong.slice(0, 3)).toEqual([]);
  });

  it('depends on neither the approval nor warnings', () => {
    const key = ({ present, act }: ReturnType<typeof studyPath>) => `${present} ${act}`;
    const wrong = situations.filter(
      (facts) => key(studyPath(facts)) !== key(studyPath({ ...facts, approval: 'none', warnings: 0 })),
    );
    expect(wrong.slice(0, 3)).toEqual([]);
  });
});
