import { readFileSync } from 'node:fs';
import { validate } from '@guide-studio/guide-core';
import {
  type Call,
  type CommandId,
  commands,
  locate,
  refusalMessageOf,
  run,
  runAll,
} from '@guide-studio/guide-core/edit';
import { labelOf, entryName } from '@guide-studio/guide-core/internal';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { fullGuide } from '../doc/guides.ts';
import { expectRefusal } from './expectCommand.ts';
import { start, key } from './startGuide.ts';

describe('the guide of these tests', () => {
  it('is valid, so that any broken rule is caused by a command', () => expect(validate(fullGuide())).toEqual([]));
});

describe('arguments from outside', () => {
  const bad: readonly (readonly [CommandId, unknown])[] = [
    ['block.add', { type: 'round' }],
    ['block.add', null],
    ['item.add', { block: key('Habits'), type: 'ranking', index: -1 }],
    ['option.add', { item: key('where'), text: 5 }],
    ['criterion.add', { owner: key('rank'), criterion: null }],
    ['conditional.set', { owner: key('rank'), conditional: { operator: 'xor', criteria: [] } }],
    ['selectBounds.set', { item: key('where'), min: 0.5, max: 1 }],
    ['field.set', { key: key('where'), path: ['media', 0, 'x'], value: [undefined] }],
    ['field.set', { key: key('where'), path: 'text', value: 'x' }],
    ['field.set', { key: key('where'), path: ['text'], value: Number.NaN }],
    ['node.move', { keys: [key('where')], parent: key('Habits'), index: Number.NaN }],
    ['node.remove', { keys: key('where') }],
  ];
  it.each(bad)('of wrong shape are refused: %s %j', (id, args) => {
    expectRefusal(start, id, args as never, 'malformedArguments');
  });

  it.each(['block.ad', '', 'toString', '__proto__', null])('with an unknown id are refused: %s', (id) => {
    const refusal = expectRefusal(start, id as CommandId, {} as never, 'unknownCommand');
    expect(refusalMessageOf(refusal)).toContain(`“${id}”`);
  });

  it('of an unknown command do not stop the others that run with it', () => {
    const unknown = { id: 'block.ad', args: {} } as unknown as Call;
    const known: Call = { id: 'block.add', args: { type: 'flat' } };
    const name = { command: 'text.paste', params: {} };
    expect(runAll(start, [unknown], { name })).toMatchObject({ kind: 'refusal', code: 'unknownCommand' });
    expect(runAll(start, [unknown, known], { name })).toMatchObject({ name: { params: { skipped: 1 } } });
  });
});

describe('the page of the entry', () => {
  const page = readFileSync(new URL('../../../packages/guide-core/src/entries/edit.ts', import.meta.url), 'utf8');

  it.each(Object.values(commands))('lists $id with its arguments', ({ id, args }) => {
    const [, after = ''] = page.split(`\`${id}\``);
    const [, listed = ''] = /\{ ([^}]*) \}/u.exec(after) ?? [];
    const { shape } = args as unknown as { readonly shape: Readonly<Record<string, z.ZodType>> };
    const names = Object.entries(shape).map(([name, schema]) =>
      schema.safeParse(undefined).success ? `${name}?` : name,
    );
    expect(listed.split(', ')).toEqual(names);
  });
});

describe('names', () => {
  it('of history entries say what was done to what', () => {
    const name = (id: CommandId, args: unknown) => {
      const result = run(start, id, args as never);
      return result.kind === 'refusal' ? result.code : entryName(result.name);
    };
    expect(name('node.remove', { keys: [key('Which of them at work?')] })).toBe(
      'Delete question “Which of them at work?”',
    );
    expect(name('node.duplicate', { keys: [key('Map'), key('Photo')] })).toBe('Duplicate 2 media items');
    expect(name('item.convert', { key: key('rank'), type: 'max_diff' })).toBe('Convert to MaxDiff');
    const node = locate(start.doc, key('where'))?.node;
    const long = `${'word '.repeat(50)}😀`;
    expect(node && labelOf({ ...node, fields: { text: `\n${long}  ` } }), 'all of it, on one line').toBe(long);
  });
});
