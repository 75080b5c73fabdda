import { block, choice, concept, conceptBlock, link, open, screening, selected, when } from '../guideParts.ts';
import { expect, test } from './studio.ts';

const home = choice('Who lives with you?', ['Nobody', 'Children'], { externalId: 'home' });

/** The last question cannot be reached: its first criterion needs a child at home, and its second excludes it. */
const guide = {
  title: 'Families',
  studyGuide: [
    block(
      'Home',
      home,
      choice('How old is the youngest?', ['Under 6', '6 or older'], {
        externalId: 'age',
        ...when(selected('home', 'Children')),
      }),
      open('How does the day at school begin?', {
        externalId: 'school',
        ...when(selected('age', '6 or older'), selected('home', 'Nobody')),
      }),
    ),
  ],
};

test.use({ guides: [], contents: { 'families.guide.json': `${JSON.stringify(guide, null, 2)}\n` } });

test('a question that nobody sees: marked, explained, repaired, and the way to it previewed', async ({ editor }) => {
  const { page } = editor;
  await editor.open('families');
  await expect(editor.outline.getByRole('treeitem', { name: /day at school begin.*Shown to nobody/ })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Question 3' })).toContainText('Shown to nobody');
  await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'Logic' }).click();
  await page.getByRole('radio', { name: 'Paths' }).check();
  const school = page.getByRole('treeitem', { name: /How does the day at school begin/ });
  await expect(school).toContainText('Nobody');
  await expect(
    page.getByText('2 journeys (different sets of questions that participants are shown) · 1 question shown to nobody'),
  ).toBeVisible();

  await school.click();
  const path = page.getByRole('region', { name: 'Who sees it' });
  await expect(path).toContainText('Shown to nobody.');
  await expect(path).toContainText('No participant can meet all of these:');
  await expect(path).toContainText('is shown only when “Who lives with you?” is “Nobody”');

  await path
    .getByRole('listitem')
    .filter({ hasText: 'is “Nobody”' })
    .getByRole('button', { name: 'Remove this part' })
    .click();
  await expect(school).toContainText('Some');
  await expect(path).toContainText('Q1: Who lives with you? → Children');
  await expect(path).toContainText('Q2: How old is the youngest? → 6 or older');
  await expect(path).toContainText('This also requires: “Who lives with you?” is “Children”');
  await expect(page.getByText('3 journeys (')).toBeVisible();

  await path.getByRole('button', { name: 'Preview this way' }).click();
  const frame = page.frameLocator('iframe').first();
  await expect(frame.getByText('How does the day at school begin?')).toBeVisible();
});

test('what nobody is shown can be read in the list of problems of any width', { tag: '@full' }, async ({ editor }) => {
  const { page, problems } = editor;
  await editor.open('families');
  const bar = page.getByRole('contentinfo', { name: 'Status' });
  await bar.getByRole('button', { name: '1 suggestion' }).click();
  const line = problems.getByRole('button', { name: /How does the day at school begin\?”: Shown to nobody\./ });
  for (const width of [360, 420, 700, 900, 1100]) {
    await page.setViewportSize({ width, height: 800 });
    const cut = await bar
      .locator('*')
      .evaluateAll((parts) =>
        parts.flatMap((part) =>
          part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0 ? part.textContent : [],
        ),
      );
    expect(cut, `${width} px`).toEqual([]);
    await expect(line).toBeVisible();
  }
});

const evening = {
  title: 'Evenings',
  studyGuide: [
    block(
      'Home',
      home,
      ...['Nobody', 'Children'].map((answer) =>
        open(`What do you do in the evening? ${answer}`, when(selected('home', answer))),
      ),
      open('Anything else?'),
    ),
  ],
};

test.describe('alternatives', () => {
  test.use({ contents: { 'evenings.guide.json': `${JSON.stringify(evening, null, 2)}\n` } });

  test('are said in the flow, and at each of them', { tag: '@full' }, async ({ editor }) => {
    const { page } = editor;
    await editor.open('evenings');
    await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'Logic' }).click();
    await page.getByRole('radio', { name: 'Paths' }).check();
    const first = page.getByRole('treeitem', { name: /^Either 2\. What do you do in the evening\? Nobody/ });
    await expect(first).toBeVisible();
    const second = page.getByRole('treeitem', { name: /^or 3\. What do you do in the evening\? Children/ });
    await second.click();
    await expect(page.getByRole('region', { name: 'Who sees it' })).toContainText(
      'Nobody who is shown this is shown question 2.',
    );
    // An edit with which both can be shown.
    await page.getByRole('treeitem', { name: /^1\. / }).dblclick();
    await page.getByRole('switch', { name: /several/i }).click();
    await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'Logic' }).click();
    await expect(page.getByRole('treeitem', { name: /^3\. What do you do/ })).toBeVisible();
  });
});

const repeated = {
  title: 'Repeats',
  studyGuide: [
    block(
      'Home',
      home,
      ...['How are they?', 'What do they like?'].map((text) => open(text, when(selected('home', 'Children')))),
    ),
  ],
};

test.describe('conditions that repeat each other', () => {
  test.use({ contents: { 'repeats.guide.json': `${JSON.stringify(repeated, null, 2)}\n` } });

  test('are unfolded below the findings, and lead from one part to the other', { tag: '@full' }, async ({ editor }) => {
    const { page } = editor;
    await editor.open('repeats');
    await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'Logic' }).click();
    await page.getByRole('radio', { name: 'Paths' }).check();
    await page.getByRole('radio', { name: 'Findings (0)' }).check();
    const list = page.getByRole('list', { name: 'Findings' });
    await expect(list).toContainText('No findings.');
    const sentence = 'The same participants meet the conditions of Q2 “How are they?” and Q3 “What do they like?”.';
    await expect(list).not.toContainText(sentence);
    await list.getByRole('button', { name: 'Also worth knowing (1)' }).press('Enter');
    await expect(list).toContainText(sentence);
    await list.getByRole('button', { name: 'Show in flow' }).click();
    await expect(page.getByRole('treeitem', { name: /^2\. How are they/ })).toHaveAttribute('aria-selected', 'true');
    const path = page.getByRole('region', { name: 'Who sees it' });
    await path.getByText('Also worth knowing (1)').click();
    await expect(path).toContainText(sentence);
    await path.getByRole('button', { name: 'Show the other' }).click();
    await expect(page.getByRole('treeitem', { name: /^3\. What do they like/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });
});

test('a way saved as a test: it fails when the guide breaks again, and passes after undo', { tag: '@full' }, async ({
  editor,
  studio,
}) => {
  const { page } = editor;
  await editor.open('families');
  await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'Logic' }).click();
  await page.getByRole('radio', { name: 'Paths' }).check();
  const school = page.getByRole('treeitem', { name: /How does the day at school begin/ });
  await school.click();
  const path = page.getByRole('region', { name: 'Who sees it' });
  await path
    .getByRole('listitem')
    .filter({ hasText: 'is “Nobody”' })
    .getByRole('button', { name: 'Remove this part' })
    .click();
  const save = path.getByRole('button', { name: 'Save as test' });
  await save.click();
  const notices = page
    .getByRole('region', { name: 'Logic' })
    .getByRole('status')
    .filter({ hasText: /test “/iu });
  await expect(notices).toContainText('Saved as test “Shown: How');
  await save.click();
  await expect(notices).toContainText('says the same already, so no other was added.');
  await notices.getByRole('button', { name: 'Show the test' }).click();

  const tests = page.getByRole('listbox', { name: 'Guide tests' });
  const saved = tests.getByRole('option', { name: /Shown: How does the day at school begin/ });
  await expect(saved).toContainText('Passed');
  await expect(page.getByText('1 passed')).toBeVisible();
  await saved.click();
  const beside = page.getByRole('complementary', { name: 'Guide tests' });
  await expect(beside).toContainText('Who lives with you? → Children');
  await expect(beside).toContainText('How old is the youngest? → 6 or older');
  await expect(beside).toContainText('Is shown: How does the day at school begin?');

  // Break it again.
  await page.keyboard.press('Control+z');
  await expect(saved).toContainText('Failed');
  await expect(page.getByRole('contentinfo').getByRole('button', { name: '1 test fails', exact: true })).toBeVisible();
  await expect(beside).toContainText(
    '“How does the day at school begin?” is not shown, because no participant can see it.',
  );
  await expect(beside.getByRole('button', { name: 'Why nobody sees it' })).toBeVisible();
  await page.keyboard.press('Control+Shift+z');
  await expect(saved).toContainText('Passed');

  // What is not covered gets tests of its own.
  await page.getByRole('button', { name: 'Add tests for what is not covered' }).click();
  await expect(tests.getByRole('option')).toHaveCount(4);
  await expect(page.getByText('15 of 15 things that can happen are tested')).toBeVisible();

  // Names in the guide are names in its tests.
  await page.getByRole('button', { name: 'Guide', exact: true }).click();
  await editor.outline.getByText('How does the day at school begin?').click();
  const id = page.getByRole('textbox', { name: 'External id' });
  await id.fill('schoolday');
  await id.press('Enter');
  await editor.save();
  await expect
    .poll(() => (JSON.parse(studio.read('families.guide.tests.json')) as { tests: { expect: object }[] }).tests[0])
    .toMatchObject({ expect: { shown: ['schoolday'] } });
  await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'Logic' }).click();

  await saved.click();
  await beside.getByRole('button', { name: 'Show in preview' }).click();
  await expect(page.getByText('This is the interview of the test “Shown: How does the day at')).toBeVisible();
});

test('answers fixed by hand: what is then certain, possible and excluded, and what excludes each other', async ({
  editor,
}) => {
  const { page } = editor;
  await editor.open('families');
  await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'Logic' }).click();
  await page.getByRole('radio', { name: 'Paths' }).check();
  const home = page.getByRole('treeitem', { name: /^1\. / });
  const age = page.getByRole('treeitem', { name: /^2\. / });
  await home.click();
  const path = page.getByRole('region', { name: 'Who sees it' });
  await path.getByText('What if').click();
  const fix = (option: string) =>
    path.getByRole('group', { name: option }).getByRole('button', { name: 'selected', exact: true });
  await fix('Children').click();
  await expect(age).toContainText('Then everyone');
  await fix('Nobody').click();
  await expect(page.getByRole('list', { name: 'What if' }).getByRole('listitem')).toHaveText([
    '“Who lives with you?” is “Children”',
    '“Who lives with you?” is “Nobody”',
  ]);
  const reported = page.getByText(
    'These cannot be true together. Only one answer can be selected in “Who lives with you?”. Take one of them back.',
  );
  await expect(reported).toBeVisible();
  await expect(page.getByText(/^Still possible/)).toHaveCount(0);
  await expect(path).toContainText('Not known, because your what-if answers contradict each other.');
  await fix('Children').click();
  await expect(age).toContainText('Then nobody');
  await age.click();
  await expect(path).toContainText('Then nobody is shown this question.');
  await expect(path).toContainText('Because of this:');
  await expect(path.getByRole('listitem')).toHaveText(['“Who lives with you?” is “Nobody”']);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(age).toContainText('Some');
});

const described = (nickname: string, more: object = {}) =>
  concept(nickname, { content: { title: nickname, description: nickname, media: [] }, ...more });

/** A screener that turns participants away, a link parameter, and concepts, one of which nobody is shown. */
const products = {
  title: 'Products',
  studyGuide: [
    screening(
      choice('How **old** are you?', { 'Under 18': 'reject', '18 or older': 'approve' }, { externalId: 'years' }),
    ),
    block('Panel', open('How did you join panel A?', { externalId: 'panel', ...when(link('panel', 'A')) })),
    conceptBlock(
      'Ideas',
      {
        subsampleCount: 1,
        concepts: [described('Oat bar'), described('Egg wrap'), described('Toy', when(selected('years', 'Under 18')))],
      },
      open('Would you buy it?', { externalId: 'buy' }),
    ),
  ],
};

test.describe('concepts, endings, findings and journeys', () => {
  test.use({ contents: { 'products.guide.json': `${JSON.stringify(products, null, 2)}\n` } });

  test('are listed, lead to their places, can be fixed and previewed', async ({ editor }) => {
    const { page } = editor;
    await editor.open('products');
    await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'Logic' }).click();
    await page.getByRole('radio', { name: 'Paths' }).check();
    const row = (name: RegExp | string) => page.getByRole('treeitem', { name });
    const path = page.getByRole('region', { name: 'Who sees it' });
    await expect(page.getByText('1 concept shown to nobody')).toBeVisible();
    await expect(row('1. How old are you?')).toContainText('Everyone');

    // An option that ends the interview, and an outcome.
    await expect(row(/Option “Under 18”/)).toContainText('Ends here');
    await row(/Option “Under 18”/).click();
    await expect(path).toContainText('Participants who select this are screened out.');
    await expect(path).toContainText('Q1: How old are you? → Under 18');
    await row(/^Completed/).click();
    await expect(path).toContainText('Some participants complete the interview.');
    await expect(path).toContainText('Q1: How old are you? → 18 or older');

    // A search finds an option below its question, with the block.
    const search = page.getByRole('searchbox', { name: 'Find a question, option or concept' });
    await search.fill('18 or older');
    await expect(page.getByRole('treeitem')).toHaveText([
      'Screener',
      '1. How old are you?Option found: “18 or older”Everyone',
    ]);

    // A finding leads to its place.
    await page.getByRole('radio', { name: 'Findings (1)' }).check();
    await page
      .getByRole('combobox', { name: 'Which findings' })
      .selectOption('Condition on an answer that ends the interview (1)');
    await expect(page.getByRole('list', { name: 'Findings' })).toContainText(
      'It is shown only to those who answer “Under 18” to “How old are you?”, but that answer ends the interview.',
    );
    await page.getByRole('listitem').getByRole('button', { name: 'Show in flow' }).click();
    await expect(row(/Concept “Toy”/)).toHaveAttribute('aria-selected', 'true');
    await expect(path).toContainText('those who answer “Under 18” to “How old are you?”, but that answer ends');

    // A concept and the link are fixed.
    await row(/Concept “Oat bar”/).click();
    await path.getByText('What if').click();
    await path.getByRole('button', { name: 'not drawn' }).click();
    await expect(row(/Concept “Egg wrap”/)).toContainText('Then everyone');
    // What nobody can be shown is no reason to be screened out.
    await row(/Concept “Toy”/).click();
    await path.getByText('What if').click();
    await path.getByRole('button', { name: 'drawn', exact: true }).click();
    await expect(page.getByText('Nobody is shown “Toy”.')).toBeVisible();
    await path.getByRole('button', { name: 'drawn', exact: true }).click();
    await page.getByText('What if the link has').click();
    await page.getByRole('combobox', { name: 'panel' }).selectOption('A');
    await expect(row(/How did you join panel A/)).toContainText('Then everyone');
    await expect(page.getByText('Still possible: 2 journeys')).toBeVisible();

    // Its journeys: with the panel, or screened out before.
    await page.getByRole('radio', { name: 'Journeys' }).check();
    await expect(page.getByRole('list', { name: 'Journeys' }).getByRole('listitem')).toHaveText([
      'All participants2 journeys',
      'Shown: 2. How did you join panel A?3 questions · Questions 1–3 · completedPreview this journey',
      'Screened out at Q11 question · Question 1 · screened outPreview this journey',
    ]);
    await page.getByRole('button', { name: 'Preview this journey' }).last().click();
    await expect(page.getByText('This is an interview with this journey.')).toBeVisible();
  });
});

const narrow = {
  title: 'Narrow',
  studyGuide: [
    block(
      'Home',
      choice('Who lives with you in the place where you live most of the year?', ['Nobody', 'Children', 'Others'], {
        externalId: 'home',
      }),
      open(
        'What do you and the children do together in the evening when nobody else is at home?',
        when(selected('home', 'Nobody'), selected('home', 'Children')),
      ),
    ),
  ],
};

test.describe('a narrow window', () => {
  test.use({ contents: { 'narrow.guide.json': `${JSON.stringify(narrow, null, 2)}\n` } });

  test('shows all of the reason and its repairs beside the flow', { tag: '@full' }, async ({ editor }) => {
    const { page } = editor;
    await page.setViewportSize({ width: 900, height: 700 });
    await editor.open('narrow');
    await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'Logic' }).click();
    await page.getByRole('radio', { name: 'Paths' }).check();
    await page.getByRole('treeitem', { name: /^2\. / }).click();
    const beside = page.getByRole('complementary', { name: 'Conditions' });
    await expect(beside.getByRole('button', { name: 'Show it for “Nobody” or “Children”' })).toBeVisible();
    // A field scrolls its own text.
    const wider = await beside.evaluate((panel) => {
      const { right } = panel.getBoundingClientRect();
      const isWider = (part: Element): boolean =>
        part.getBoundingClientRect().right > right ||
        (!(part instanceof HTMLInputElement) && part.clientWidth > 1 && part.scrollWidth > part.clientWidth + 1);
      return [panel, ...panel.querySelectorAll('*')].filter(isWider).map(({ outerHTML }) => outerHTML.slice(0, 160));
    });
    expect(wider).toEqual([]);
  });

  test('says once that nobody is shown a question', { tag: '@full' }, async ({ editor }) => {
    const { page } = editor;
    await editor.open('narrow');
    const row = editor.outline.getByRole('treeitem', { name: /What do you and the children/ });
    await expect(row).toHaveAccessibleName(/Shown to nobody/);
    // The sign of its kind, and that of who is shown it.
    await expect(row.locator('[data-icon]')).toHaveCount(2);
    const bar = page.getByRole('contentinfo', { name: 'Status' });
    await expect(bar.getByRole('button', { name: '1 suggestion' })).toBeVisible();
  });
});

const unwritten = { title: 'Unwritten', studyGuide: [block('Home', home, open(''))] };

test.describe('a guide in which a text is missing', () => {
  test.use({ contents: { 'unwritten.guide.json': `${JSON.stringify(unwritten, null, 2)}\n` } });

  test('is explored all the same, and the view says so', { tag: '@full' }, async ({ editor }) => {
    const { page } = editor;
    await editor.open('unwritten');
    await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'Logic' }).click();
    await page.getByRole('radio', { name: 'Paths' }).check();
    const reported = page.getByText('1 problem: a text is missing. This does not change who is shown what.');
    await expect(reported).toBeVisible();
    await expect(page.getByText('1 journey (')).toBeVisible();
    await page.getByRole('treeitem', { name: /^1\. / }).click();
    await page.getByRole('searchbox', { name: 'Find a question, option or concept' }).fill('zebra');
    await expect(page.getByText('Nothing in this guide contains “zebra”.')).toBeVisible();
    await page.getByRole('radio', { name: 'Findings (0)' }).check();
    await expect(page.getByText('This list is about the whole guide.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Who sees it' })).toHaveCount(0);
    await page.getByRole('radio', { name: 'Forecast' }).check();
    await expect(reported).toBeVisible();
  });
});
