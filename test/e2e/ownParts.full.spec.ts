import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { asks, answersWith, startChatEndpoint } from '../study-service/chatEndpoint.ts';
import { transcribesTo as transcribes, startTranscriptionEndpoint } from '../study-service/transcriptionEndpoint.ts';
import { type Hands, pointer } from './hands.ts';
import { question, speak } from './recordings.ts';
import { Editor, expect, processTest as test, startStudio } from './studio.ts';

// Law: a model and a transcriber named in the window lead the interviews of this computer and write them down; the window
// says what is wrong with them.

const decision = { stop: true, probe: null, reason: 'Tested.' };
const spoken = {
  title: 'Bread, spoken',
  config: { interviewMode: 'audio', questionLanguage: 'en' },
  studyGuide: [
    {
      type: 'flat',
      title: 'Habits',
      items: [
        { type: 'open_ended', text: 'How do you choose bread?', followUp: 'light' },
        { type: 'open_ended', text: 'Anything else?', preferredInput: 'text' },
      ],
    },
  ],
};

test.use({ guides: [], contents: { 'spoken.guide.json': JSON.stringify(spoken) } });

/** The folder for pictures of what is set up; if absent, none are taken. */
const pictures = process.env['PARTS_PICTURES'];

async function look(page: Page, name: string): Promise<void> {
  if (pictures === undefined) return;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.screenshot({ path: join(pictures, `${name}-${colorScheme}.png`) });
  }
}

async function openConnections({ page }: Editor) {
  await page.getByRole('button', { name: 'Study', exact: true }).first().click();
  await page.getByRole('menuitem', { name: /Connections/u }).click();
  return page.getByRole('dialog');
}

/** Stops the recording and sends it. The button takes no press while the recording is put together. */
async function sendRecorded(page: Page, hands: Hands): Promise<void> {
  await hands.press(page.getByRole('button', { name: 'Stop' }));
  await expect(page.getByText(/^Recorded: /u)).toBeVisible();
  await hands.press(page.getByRole('button', { name: 'Send answer' }));
}

test('a model and a transcriber are named, tested and lead a spoken interview; what fails is said, also after a start', {
  tag: '@full',
}, async ({ context, editor, studio }) => {
  test.setTimeout(300_000);
  const chat = await startChatEndpoint();
  const transcriberEndpoint = await startTranscriptionEndpoint();
  const { page } = editor;
  await editor.open('spoken');
  const dialog = await openConnections(editor);
  const row = dialog.getByRole('listitem').filter({ hasText: 'This computer' });

  await test.step('the transcriber', async () => {
    await dialog.getByRole('button', { name: 'Transcriber…' }).click();
    await look(page, 'transcriber');
    await dialog.getByRole('button', { name: 'Use http://localhost:8000/v1' }).click();
    const address = dialog.getByLabel('Address of the transcriber');
    await expect(dialog.getByLabel('Name of its model')).toHaveValue('whisper-1');
    const tryIt = dialog.getByRole('button', { name: 'Test', exact: true });
    await address.fill('http://127.0.0.1:1');
    await tryIt.click();
    await expect(dialog.getByRole('alert')).toContainText(
      'Check that the transcriber runs there. Most addresses end with',
    );
    await look(page, 'transcriber-wrong');
    transcriberEndpoint.behave((response) => void response.writeHead(401).end());
    await address.fill(transcriberEndpoint.url);
    await dialog.getByLabel('Key', { exact: true }).fill('sk-voice');
    await tryIt.click();
    await expect(dialog.getByRole('alert')).toContainText('The address refuses the key. Enter the right one.');
    transcriberEndpoint.behave(transcribes(''));
    await tryIt.click();
    const works = dialog.getByRole('status').filter({ hasText: 'The transcriber writes down what it hears.' });
    await expect(works).toBeVisible();
    expect(transcriberEndpoint.sounds.at(-1)?.authorization).toBe('Bearer sk-voice');
    await dialog.getByLabel('Key', { exact: true }).fill('');
    await dialog.getByRole('button', { name: 'Use this transcriber' }).click();
  });

  await test.step('the model, whose key is refused when the service tries it', async () => {
    chat.behave((response) => void response.writeHead(401).end());
    await dialog.getByRole('button', { name: 'Model…' }).click();
    await look(page, 'model');
    await dialog.getByLabel('Address of the model').fill(chat.url);
    await dialog.getByLabel('Name of the model').fill('small');
    await dialog.getByLabel('Key', { exact: true }).fill('sk-wrong');
    await dialog.getByRole('button', { name: 'Use this model' }).click();
    const failing = 'The model does not work, so a script asks. The address refuses the key. Enter the right one.';
    await expect(row).toContainText(failing);
    await look(page, 'failing');
    chat.behave(answersWith(decision));
    await dialog.getByRole('button', { name: 'Model…' }).click();
    await dialog.getByLabel('Key', { exact: true }).fill('sk-right');
    await dialog.getByRole('button', { name: 'Use this model' }).click();
    await expect.poll(() => chat.requests.at(-1)?.authorization).toBe('Bearer sk-right');
    await expect(row).not.toContainText('does not work');
    await dialog.getByRole('button', { name: 'Done' }).click();
  });

  await test.step('an interview, spoken', async () => {
    const link = await editor.goLive();
    transcriberEndpoint.behave(transcribes('I take the one that smells best.'));
    chat.behave(asks('What does it smell of?'));
    const interview = await context.newPage();
    await interview.goto(link);
    const hands = pointer(interview);
    await hands.press(interview.getByRole('button', { name: 'Agree and check' }));
    await expect(interview.getByText('We can hear you.')).toBeVisible();
    await hands.press(interview.getByRole('button', { name: 'Continue' }));
    await speak(interview, hands, 1);
    await sendRecorded(interview, hands);
    await expect(question(interview, 'What does it smell of?')).toBeVisible();
    expect(JSON.stringify(chat.requests.at(-1)?.body)).toContain('I take the one that smells best.');
    transcriberEndpoint.behave(transcribes('Of malt.'));
    await speak(interview, hands, 1);
    await sendRecorded(interview, hands);
    await interview.getByRole('textbox').fill('No.');
    await hands.press(interview.getByRole('button', { name: 'Next' }));
    await expect(question(interview, /saved/u)).toBeVisible();
    await interview.close();
    await page.getByRole('button', { name: 'Read the answers' }).click();
    const answers = page.getByRole('region', { name: 'Answers' });
    await expect(answers.getByText('I take the one that smells best.').first()).toBeVisible();
    await expect(answers.getByText('Of malt.').first()).toBeVisible();
    await look(page, 'answers');
  });

  await test.step('another start of the editor', async () => {
    // A page without its editor would complain.
    await page.goto('about:blank');
    await studio.kill();
    transcriberEndpoint.behave((response) => void response.writeHead(404).end());
    const again = await startStudio([], {}, [], studio);
    const restarted = await context.newPage();
    await restarted.goto(again.url);
    const other = await openConnections(new Editor(restarted));
    await expect(other).toContainText('The transcriber does not work.');
    await expect(other).toContainText('that it has the model whisper-1');
    await look(restarted, 'started again');
    transcriberEndpoint.behave(transcribes(''));
    await other.getByRole('button', { name: 'Transcriber…' }).click();
    await expect(other.getByLabel('Address of the transcriber')).toHaveValue(transcriberEndpoint.url);
    await other.getByRole('button', { name: 'Remove the transcriber' }).click();
    await expect(other.getByRole('button', { name: 'Transcriber…' })).toBeVisible();
    await expect(other).not.toContainText('The transcriber does not work.');
    for (const output of [studio.output(), again.output()]) expect(output).not.toMatch(/sk-(?:voice|wrong|right)/u);
    await restarted.close();
    await again.stop();
  });
  await Promise.all([chat.close(), transcriberEndpoint.close()]);
});
