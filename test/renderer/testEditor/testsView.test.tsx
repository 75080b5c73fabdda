import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadGuideTests } from '../../../renderer/src/guideTests/guideTests.ts';
import { openFile } from '../../../renderer/src/session/index.ts';
import { TestsView } from '../../../renderer/src/testEditor/TestsView.tsx';
import { openSession } from '../openSession.ts';

const file = 'a.guide.json';

afterEach(cleanup);

test.each([[[]], [[{ name: 'A', expect: { shown: ['drinks'] } }]]])(
  'tests of a guide with errors say so, and lead to the first one',
  async (tests) => {
    const { memory } = openSession({ files: { [file]: JSON.stringify({ title: 'T', studyGuide: [] }) } });
    await openFile(file);
    for (const one of tests) {
      await memory.dispatch('tests.change', { file, changes: [{ kind: 'test.put', test: one }] });
    }
    await loadGuideTests(null);
    await loadGuideTests(file);
    render(<TestsView />);
    expect(await screen.findByText('Tests run when the guide has no errors.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Go to the first problem' })).toBeDefined();
  },
);
