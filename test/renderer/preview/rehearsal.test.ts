import {
  childrenOf,
  commit,
  type CommandArgs,
  type CommandId,
  createEditorState,
  type EditorState,
  run,
  toWire,
} from '@guide-studio/guide-core/edit';
import { type Guide, nextStep, transcript } from '@guide-studio/interview-engine';
import { openProbe, withProbe } from '@guide-studio/interview-engine/internal';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  changeStart,
  followGuide,
  goBack,
  keepChoice,
  reopen,
  restart,
  takeAnswer,
  useRehearsal,
} from '../../../renderer/src/preview/rehearsal.ts';
import { previewName } from '../../../renderer/src/preview/savePreview.ts';
import { flat, selected, validGuide, when, which } from '../../guideParts.ts';

const wire = validGuide([
  flat(
    which('first', ['A', 'B']),
    which('second', ['A', 'B', 'C'], { multiSelect: true }),
    which('third', ['A', 'B'], when(selected('second', 'A'))),
    which('fourth', ['A', 'B']),
  ),
]);

let state: EditorState;

const now = () => useRehearsal.getState();
const open = (): string => {
  const { guide, session } = now();
  return guide === null ? '' : nextStep(guide, session).stepId;
};
const textOf = (): readonly string[] => {
  const { guide, session } = now();
  return guide === null ? [] : transcript(guide, session).map(({ moderator, user }) => `${moderator} ${user}`);
};
const follow = (): void => followGuide('one', state.doc, toWire(state.doc) as unknown as Guide);
const items = () => childrenOf(childrenOf(state.doc.root, 'blocks')[0] ?? state.doc.root, 'items');

function change<Id extends CommandId>(id: Id, args: CommandArgs<Id>): void {
  const result = run(state, id, args);
  if (result.kind !== 'transaction') throw new Error(result.code);
  state = commit(state, result, 0);
  follow();
}

beforeEach(() => {
  state = createEditorState(JSON.parse(JSON.stringify(wire)));
  followGuide('none', state.doc, toWire(state.doc) as unknown as Guide);
  follow();
});

describe('an interview on trial', () => {
  test('edits keep the answers and the place of the interview', () => {
    takeAnswer('b1.i1', { selected: ['o2'] });
    takeAnswer('b1.i2', { selected: ['o3'] });
    expect(open()).toBe('b1.i4');
    const [first] = items();
    change('field.set', { key: first?.key ?? '', path: ['text'], value: 'Another text?' });
    expect(textOf()).toEqual(['Another text? B', 'Which second? C']);
    expect(open()).toBe('b1.i4');
    expect(now().notice).toBeNull();
  });

  test('a new question before them is open first; what was answered after it counts again', () => {
    takeAnswer('b1.i1', { selected: ['o2'] });
    takeAnswer('b1.i2', { selected: ['o3'] });
    const block = childrenOf(state.doc.root, 'blocks')[0]?.key ?? '';
    change('item.add', { block, type: 'statement', index: 1 });
    expect(open()).toBe('b1.i2');
    takeAnswer('b1.i2', {});
    expect(textOf()).toEqual(['Which first? B', ' ', 'Which second? C']);
    expect(open()).toBe('b1.i5');
  });

  test('an answer without its option is dropped, and that is said', () => {
    takeAnswer('b1.i1', { selected: ['o2'] });
    takeAnswer('b1.i2', { selected: ['o3'] });
    const [, second] = items();
    const option = second && childrenOf(second, 'options')[2];
    change('node.remove', { keys: [option?.key ?? ''] });
    expect(textOf()).toEqual(['Which first? B']);
    expect(now().notice?.text).toContain('Which second?');
  });

  test('another answer drops what came after it, as for a participant', () => {
    takeAnswer('b1.i1', { selected: ['o2'] });
    takeAnswer('b1.i2', { selected: ['o3'] });
    takeAnswer('b1.i4', { selected: ['o1'] });
    expect(open()).toBe('end');
    reopen('b1.i1');
    expect(open()).toBe('b1.i1');
    takeAnswer('b1.i1', { selected: ['o1'] });
    expect(textOf()).toEqual(['Which first? A']);
    expect(open()).toBe('b1.i2');
  });

  test('going back changes nothing until it is answered differently', () => {
    takeAnswer('b1.i1', { selected: ['o2'] });
    takeAnswer('b1.i2', { selected: ['o3'] });
    const before = textOf();
    goBack();
    expect([open(), textOf()]).toEqual(['b1.i2', before]);
    takeAnswer('b1.i2', { selected: ['o3'] });
    expect(open()).toBe('b1.i4');
  });

  test('a refused answer says why and changes nothing', () => {
    takeAnswer('b1.i1', { selected: [] });
    expect(now().problem).toMatch(/Select an answer/u);
    expect([open(), textOf()]).toEqual(['b1.i1', []]);
  });

  test('what is chosen on the open step outlives an edit of it', () => {
    keepChoice('b1.i1', { selected: ['o2'] });
    const [first] = items();
    change('field.set', { key: first?.key ?? '', path: ['text'], value: 'Another text?' });
    expect(now().draft?.answer).toMatchObject({ selected: [expect.any(String)] });
    restart();
    expect(now().draft).toBeNull();
  });

  test('link and draws change, answers stay; another guide has its own interview', () => {
    takeAnswer('b1.i1', { selected: ['o2'] });
    changeStart({ urlParams: { segment: ['bakers'] }, seed: '7' });
    expect(textOf()).toEqual(['Which first? B']);
    followGuide('other', state.doc, toWire(state.doc) as unknown as Guide);
    expect(textOf()).toEqual([]);
  });
});

test('the test of a preview is named by what its interview shows last, or by how it ends', () => {
  expect(previewName()).toBe('Preview');
  takeAnswer('b1.i1', { selected: ['o2'] });
  expect(previewName()).toBe('Shown: Which first?');
  takeAnswer('b1.i2', { selected: ['o3'] });
  takeAnswer('b1.i4', { selected: ['o1'] });
  expect(previewName()).toBe('Completes the interview');
});

describe('follow-ups that the script does not write', () => {
  const asked = validGuide([flat({ type: 'open_ended', text: 'Why?', followUp: 'medium' }, which('last', ['A', 'B']))]);
  const decideBy = (question: string | null) => async (guide: Guide, session: ReturnType<typeof now>['session']) => {
    const open = openProbe(guide, session);
    const audit = { outcome: question === null ? 'stopped' : 'asked' };
    return open && withProbe(session, { after: open.after, question, isWritten: question !== null, audit });
  };
  const question = (): string => {
    const { guide, session } = now();
    const step = guide && nextStep(guide, session);
    return step?.kind === 'followUp' ? step.question : (step?.kind ?? '');
  };
  const decided = async (): Promise<void> => await expect.poll(() => now().isAsking).toBe(false);

  beforeEach(() => {
    state = createEditorState(JSON.parse(JSON.stringify(asked)));
    followGuide('none', state.doc, toWire(state.doc) as unknown as Guide);
    follow();
    takeAnswer(open(), {});
  });

  test('are asked as decided, also after the guide was changed, and go with the answer that they follow', async () => {
    useRehearsal.setState({ decide: decideBy('Which bread?') });
    takeAnswer(open(), { text: 'Because of the bread' });
    expect(now().isAsking).toBe(true);
    await decided();
    expect(question()).toBe('Which bread?');
    change('field.set', { key: items()[1]?.key ?? '', path: ['text'], value: 'Last?' });
    expect(question()).toBe('Which bread?');
    useRehearsal.setState({ decide: decideBy(null) });
    goBack();
    takeAnswer(open(), { text: 'Because of the butter' });
    await decided();
    expect(question()).toBe('item');
    restart();
    expect(now().session.probes).toBeUndefined();
  });

  test('leave the answer where the guide changes meanwhile', async () => {
    let go: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => (go = resolve));
    useRehearsal.setState({
      decide: async (guide, session) => {
        await waiting;
        return await decideBy('Which bread?')(guide, session);
      },
    });
    takeAnswer(open(), { text: 'Because of the bread' });
    change('field.set', { key: items()[1]?.key ?? '', path: ['text'], value: 'Last?' });
    go();
    await decided();
    expect(textOf().join()).toContain('Because of the bread');
  });

  test('are of the script again for another guide', () => {
    useRehearsal.setState({ decide: decideBy('Which bread?') });
    followGuide('other', state.doc, toWire(state.doc) as unknown as Guide);
    expect(now().decide).toBeNull();
  });
});
