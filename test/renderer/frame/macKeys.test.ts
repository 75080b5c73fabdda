import { expect, test, vi } from 'vitest';

const reserved = ['Mod+H', 'Mod+Q', 'Mod+M', 'Mod+Alt+H', 'Mod+Tab', 'Mod+Space'];

test('no action takes a key of the system on a Mac', async () => {
  // The keys are chosen when the modules are loaded, which other tests may have done.
  vi.resetModules();
  const platform = vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
  const { actions } = await import('../../../renderer/src/frame/actions/actions.ts');
  const taken = Object.entries(actions).flatMap(([id, { keys }]) =>
    keys.filter((each) => reserved.includes(each)).map((each) => `${id}: ${each}`),
  );
  expect(taken).toEqual([]);
  expect(actions['edit.replace'].keys).toEqual(['Mod+Alt+F']);
  platform.mockRestore();
  vi.resetModules();
});
