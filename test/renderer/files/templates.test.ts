import { advise, validate } from '@guide-studio/guide-core';
import { canonicalText, parseGuide } from '@guide-studio/guide-core/files';
import { describe, expect, test } from 'vitest';
import { exampleGuide } from '../../../renderer/src/example/exampleGuide.ts';
import { templateIds, templates } from '../../../renderer/src/files/templates/templates.ts';

const guides = [
  ...templateIds.map((id) => [id, templates[id]] as const),
  ['example', async () => exampleGuide] as const,
] as const;

/** What a researcher must write first, by template. */
const placeholders: Readonly<Record<string, number>> = { conceptTest: 3, discovery: 1, screenedHabits: 1 };

describe.each(guides)('the guide %s to begin with', (id, load) => {
  test('has nothing that the service would refuse, and nothing to be advised about but what is to be written', async () => {
    const guide = await load();
    expect(validate(guide)).toEqual([]);
    expect(advise(guide).map(({ code }) => code)).toEqual(
      Array.from({ length: placeholders[id] ?? 0 }, () => 'placeholderText'),
    );
  });

  test('comes back the same from a file', async () => {
    const guide = await load();
    const parsed = parseGuide(canonicalText(guide));
    expect(parsed.ok && parsed.losses).toEqual([]);
    expect(parsed.ok && parsed.value).toEqual(guide);
  });
});
