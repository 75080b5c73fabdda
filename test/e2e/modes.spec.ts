import { asks, answersWith, startChatEndpoint } from '../study-service/chatEndpoint.ts';
import { expect, processTest, test } from './studio.ts';

test('settings and questions say what a mode means, and what the service of this computer does with it', {
  tag: '@full',
}, async ({ editor }) => {
  const { page } = editor;
  await editor.open('breakfast');
  await page.getByRole('button', { name: 'Study settings' }).first().click();
  const properties = page.getByRole('complementary', { name: 'Properties' });
  await expect(properties.getByText('Participants read and write.')).toBeVisible();
  await editor.property('Mode').selectOption({ label: 'Audio' });
  const keeps = 'This computer keeps the recordings but writes nothing down: it has no transcriber.';
  await expect(properties.getByText(`Participants speak their answers to open questions. ${keeps}`)).toBeVisible();
  await expect(editor.property('Mode')).toHaveAccessibleDescription(new RegExp(keeps));
  const devices = properties.getByRole('group', { name: 'Devices' });
  await devices.getByRole('checkbox', { name: 'Desktop' }).check();
  await expect(properties.getByText('This computer turns other devices away')).toBeVisible();

  await editor.row(/yesterday's breakfast/).click();
  await expect(properties.getByText(`to open questions. ${keeps}`)).toBeVisible();
  await editor.property('Follow-up questions').selectOption({ label: 'Heavy (up to 3)' });
  await expect(
    properties.getByText(
      'This computer: standard follow-up questions are asked. Set up a model to have one written for each answer.',
    ),
  ).toBeVisible();
  await editor.property('Preferred input').selectOption({ label: 'Screen recording' });
  await expect(properties.getByText('Participants speak and share their screen.')).toBeVisible();
  await expect(properties.getByText('no model watches it')).toBeVisible();
  await editor.property('Preferred input').selectOption({ label: 'Text' });
  await expect(properties.getByText('Participants write.', { exact: true })).toBeVisible();
});

const spoken = {
  title: 'Breakfast, spoken',
  config: { interviewMode: 'video_screen', questionLanguage: 'en' },
  studyGuide: [
    {
      type: 'flat',
      title: 'Habits',
      items: [
        { type: 'open_ended', text: 'What did you have for breakfast?', followUp: 'light' },
        { type: 'open_ended', text: 'Where did it come from?', preferredInput: 'text' },
      ],
    },
  ],
};

test.describe('the preview of a recorded interview', () => {
  // It adds an init script.
  test.use({ ownPage: true, contents: { 'spoken.guide.json': JSON.stringify(spoken) } });

  test('checks and records pretended devices, on a phone and on a desktop, and goes on with what was said', {
    tag: '@full',
  }, async ({ editor, page }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new Error('The preview asked for a device.');
      };
      if (navigator.mediaDevices)
        Object.assign(navigator.mediaDevices, { getUserMedia: refuse, getDisplayMedia: refuse });
    });
    await editor.open('spoken');
    await page.keyboard.press('Control+Shift+Enter');
    const frame = page.frameLocator('iframe[title="The interview as participants see it"]');
    // By keyboard: clicks miss what is scaled down in a frame of another process.
    const press = async (name: string): Promise<void> => {
      await frame.getByRole('button', { name, exact: true }).press('Enter');
    };
    await expect(frame.getByRole('heading', { name: 'This interview records your answers' })).toBeVisible();
    await expect(page.getByText(/Pretended devices: nothing is recorded or sent/u)).toBeVisible();

    // Phones cannot share their screen.
    await press('Agree and check');
    await expect(frame.getByText('We can hear you.')).toBeVisible();
    await expect(frame.getByText('This is your picture.')).toBeVisible();
    await expect(frame.getByText('Without it, your answers are recorded without the screen.')).toBeVisible();

    await page.getByRole('radio', { name: 'Desktop' }).check();
    await expect(frame.getByText('We can hear you.')).toBeHidden();
    await press('Agree and check');
    await press('Choose what to share');
    await expect(frame.getByText('What you chose can be recorded.')).toBeVisible();
    await press('Continue');
    await press('Record');
    await expect(frame.getByText('Your screen is being recorded').first()).toBeVisible();
    await expect(frame.getByRole('timer')).toHaveText(/^0:(?:0[1-9]|[1-5])/u);
    await press('Stop');
    await expect(frame.getByText(/^Recorded: 0:/u)).toBeVisible();
    const received = frame.getByLabel('Your recording');
    await expect.poll(() => received.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0);
    await press('Send answer');
    await expect(frame.getByText('Could you say a little more about that?')).toBeVisible();
    await expect(page.getByText('The script wrote this follow-up question.')).toBeVisible();
    await page.getByRole('radio', { name: 'Answers' }).check();
    await expect(page.getByText(/\(Spoken answer, \d+:\d\d\)/u)).toBeVisible();
    await press('Record');
    await expect(frame.getByRole('timer')).toHaveText(/^0:(?:0[1-9]|[1-5])/u);
    await press('Stop');
    await expect(frame.getByText(/^Recorded: 0:/u)).toBeVisible();
    await press('Send answer');
    // This question is answered in writing, so nothing is pretended.
    await expect(frame.getByRole('heading', { name: 'Where did it come from?' })).toBeVisible();
    await expect(page.getByText(/Pretended devices:/u)).toBeHidden();
  });
});

processTest(
  'a model is tested and set up in the window, which says what is wrong and never shows the key',
  { tag: '@full' },
  async ({ editor, studio }) => {
    processTest.setTimeout(240_000);
    const chat = await startChatEndpoint();
    const { page } = editor;
    await editor.open('breakfast');
    await page.getByRole('button', { name: 'Study', exact: true }).first().click();
    await page.getByRole('menuitem', { name: /Connections/u }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Model…' }).click();
    await dialog.getByRole('button', { name: 'Use http://localhost:11434/v1' }).click();
    const address = dialog.getByLabel('Address of the model');
    await expect(address).toHaveValue('http://localhost:11434/v1');
    await dialog.getByLabel('Name of the model').fill('small');
    const tryIt = dialog.getByRole('button', { name: 'Test', exact: true });

    chat.behave((response) => void response.writeHead(404).end());
    await address.fill(chat.url.replace('/v1', ''));
    await tryIt.click();
    await expect(dialog.getByRole('alert')).toContainText('that it has the model small. Most addresses end with /v1.');

    chat.behave((response) => void response.writeHead(401).end());
    await address.fill(chat.url);
    await dialog.getByLabel('Key', { exact: true }).fill('sk-secret');
    await tryIt.click();
    await expect(dialog.getByRole('alert')).toContainText('The address refuses the key (401).');

    chat.behave(answersWith('Yes.'));
    await tryIt.click();
    await expect(dialog.getByRole('alert')).toContainText('not with the JSON that is asked for');

    chat.behave(answersWith({ stop: true, probe: null, reason: 'Tested.' }));
    await tryIt.click();
    await expect(dialog.getByRole('status').filter({ hasText: 'small answers.' })).toBeVisible();
    expect(chat.requests.at(-1)?.authorization).toBe('Bearer sk-secret');
    await dialog.getByRole('button', { name: 'Use this model' }).click();
    await dialog.getByRole('button', { name: 'Model…' }).click();
    await expect(dialog.getByText('A key is kept for this address.')).toBeVisible();
    await expect(dialog.getByLabel('Key', { exact: true })).toHaveValue('');
    await expect(page.locator('body')).not.toContainText('sk-secret');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await editor.row(/yesterday's breakfast/).click();
    await expect(page.getByText('This computer: a model writes it')).toBeVisible();
    expect(studio.output()).not.toContain('sk-secret');
    await chat.close();
  },
);

const written = {
  title: 'Breakfast, written',
  studyGoal: 'Where food comes from',
  studyGuide: [
    {
      type: 'flat',
      title: 'Habits',
      items: [
        { type: 'open_ended', text: 'What did you have for breakfast?', followUp: 'medium' },
        { type: 'open_ended', text: 'Anything else?' },
      ],
    },
  ],
};

test.describe('the preview of an interview that a model leads', () => {
  test.use({ contents: { 'written.guide.json': JSON.stringify(written) } });

  test('lets the model ask when told to, marks its questions, and goes on by script when it fails', async ({
    editor,
    page,
  }) => {
    const chat = await startChatEndpoint();
    await editor.open('written');
    await page.getByRole('button', { name: 'Study', exact: true }).first().click();
    await page.getByRole('menuitem', { name: /Connections/u }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Model…' }).click();
    await dialog.getByLabel('Address of the model').fill(chat.url);
    await dialog.getByLabel('Name of the model').fill('small');
    chat.behave(answersWith({ stop: true, probe: null, reason: 'Tested.' }));
    await dialog.getByRole('button', { name: 'Use this model' }).click();
    // The service tries it once when it starts.
    await expect.poll(() => chat.requests.length).toBe(1);
    chat.behave(answersWith({ stop: true, reason: 'Not asked.' }));
    await dialog.getByRole('button', { name: 'Done' }).click();
    await page.keyboard.press('Control+Shift+Enter');
    const frame = page.frameLocator('iframe[title="The interview as participants see it"]');
    const reply = async (text: string): Promise<void> => {
      await frame.getByRole('textbox').fill(text);
      await frame.getByRole('button', { name: 'Next' }).press('Enter');
    };
    const mark = (text: string) => page.getByRole('status').filter({ hasText: text });

    await expect(frame.getByRole('heading', { name: 'What did you have' })).toBeVisible();
    await reply('Bread');
    await expect(frame.getByText('Could you say a little more about that?')).toBeVisible();
    await expect(mark('With This computer, a model writes it')).toBeVisible();
    expect(chat.requests).toHaveLength(0);
    chat.behave(asks('Where did the bread come from?'));
    await page.getByRole('button', { name: 'Let the model ask' }).click();
    await expect(frame.getByText('Where did the bread come from?')).toBeVisible();
    await expect(mark('This computer: a model wrote this follow-up question.')).toBeVisible();
    expect(JSON.stringify(chat.requests.at(-1)?.body)).toContain('Where food comes from');

    chat.behave(answersWith({ stop: true, reason: 'The goal has what it needs.' }));
    await reply('From the bakery next door');
    await expect(frame.getByRole('heading', { name: 'Anything else?' })).toBeVisible();
    await expect(mark('asks nothing more about the last answer. Its reason: The goal')).toBeVisible();

    chat.behave((response) => void response.writeHead(500).end());
    await page.getByRole('button', { name: 'Start again' }).first().click();
    await expect(frame.getByRole('heading', { name: 'What did you have' })).toBeVisible();
    await reply('Bread');
    await expect(frame.getByText('Could you say a little more about that?')).toBeVisible();
    await expect(mark('so the script asks here')).toBeVisible();
    await page.getByRole('button', { name: 'Let the script ask' }).click();
    await expect(page.getByRole('button', { name: 'Let the model ask' })).toBeVisible();
    await chat.close();
  });
});
